import type { MoveNote } from './move-notes.ts';

/**
 * A tree of moves. The first child of a node continues the main line; the others are variations.
 */
export class MoveTree {
  readonly root: MoveNode;

  /** @param start the text of the first position */
  constructor(readonly start: string) {
    this.root = new MoveNode(undefined, '');
  }

  /** Returns the nodes from the first move to a node. */
  static path(node: MoveNode) {
    const path: MoveNode[] = [];
    for (let at = node; at.parent !== undefined; at = at.parent) {
      path.unshift(at);
    }
    return path;
  }

  /** Returns the nodes of the main line, with the root. */
  mainLine() {
    const line = [this.root];
    for (let next = this.root.children[0]; next !== undefined; next = next.children[0]) {
      line.push(next);
    }
    return line;
  }

  /** Removes a node with the moves after it. */
  static remove(node: MoveNode) {
    const children = node.parent?.children ?? [];
    const index = children.indexOf(node);
    if (index >= 0) {
      children.splice(index, 1);
    }
  }

  /** Moves a variation one place forward; from the second place it becomes the main line. */
  static promote(node: MoveNode) {
    const children = node.parent?.children ?? [];
    const index = children.indexOf(node);
    if (index > 0) {
      children.splice(index, 1);
      children.splice(index - 1, 0, node);
    }
  }
}

/** A move of a tree, with the position after it once that is loaded. */
export class MoveNode {
  /** The moves that continue here. */
  children: MoveNode[] = [];

  /** The comment after the move; empty for none. */
  comment = '';

  /** The position after the move, once it is loaded. */
  position: Api.Position | undefined;

  /** The move with its effects, once it is loaded; null for the root. */
  move: Api.Move | null = null;

  /** How the game has ended here, in words; empty otherwise. */
  ending = '';

  /** What the score curve of a played game says about the move. */
  note: MoveNote | undefined;

  /**
   * @param parent undefined for the root
   * @param text the text of the move; empty for the root
   */
  constructor(
    readonly parent: MoveNode | undefined,
    readonly text: string,
  ) {}

  /** Returns the child with a move, and adds it where there is none. */
  child(text: string) {
    const known = this.children.find(child => child.text === text);
    if (known !== undefined) {
      return known;
    }
    const child = new MoveNode(this, text);
    this.children.push(child);
    return child;
  }

  /**
   * Returns another child of the parent, or undefined.
   *
   * @param step 1 for the next one, -1 for the one before
   */
  sibling(step: 1 | -1): MoveNode | undefined {
    const children = this.parent?.children ?? [this];
    return children[children.indexOf(this) + step];
  }

  /** Returns the root of the tree. */
  first() {
    let node: MoveNode = this;
    while (node.parent !== undefined) {
      node = node.parent;
    }
    return node;
  }

  /** Returns the last node of the line that continues here. */
  last() {
    let node: MoveNode = this;
    while (node.children.length > 0) {
      node = node.children[0];
    }
    return node;
  }

  /** Adds moves with comments and variations. */
  addVariation({ comment, moves }: Api.StudyVariation) {
    let at: MoveNode = this;
    if (comment !== '') {
      this.comment = comment;
    }
    for (const { move, comment: moveComment, variations } of moves) {
      const before = at;
      at = before.child(move);
      at.comment = moveComment;
      variations.forEach(variation => before.#addBranch(variation));
    }
  }

  /** Adds a variation whose own comment becomes part of its first move's. */
  #addBranch({ comment, moves: [first, ...rest] }: Api.StudyVariation) {
    const comments = [comment, first.comment].filter(text => text !== '');
    this.addVariation({
      comment: '',
      moves: [{ ...first, comment: comments.join(' ') }, ...rest],
    });
  }
}

/** Stores the answer of the server in a node. */
export function setVariation(
  node: MoveNode,
  { position, moves, endingText: ending }: Api.Variation,
) {
  node.position = position;
  node.move = moves.at(-1) ?? null;
  node.ending = ending;
}
