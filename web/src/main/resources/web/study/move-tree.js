/**
 * A tree of moves. The first child of a node continues the main line; the others are variations.
 */
export class MoveTree {
  /** @param {string} start the text of the first position */
  constructor(start) {
    this.start = start;
    this.root = new MoveNode(undefined, '');
  }

  /**
   * Returns the nodes from the first move to a node.
   *
   * @param {MoveNode} node
   */
  static path(node) {
    /** @type {MoveNode[]} */
    const path = [];
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

  /**
   * Removes a node with the moves after it.
   *
   * @param {MoveNode} node
   */
  static remove(node) {
    const children = node.parent?.children ?? [];
    const index = children.indexOf(node);
    if (index >= 0) {
      children.splice(index, 1);
    }
  }

  /**
   * Moves a variation one place forward; from the second place it becomes the main line.
   *
   * @param {MoveNode} node
   */
  static promote(node) {
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
  /**
   * The moves that continue here.
   *
   * @type {MoveNode[]}
   */
  children = [];

  /** The comment after the move; empty for none. */
  comment = '';

  /**
   * The position after the move, once it is loaded.
   *
   * @type {Api.Position | undefined}
   */
  position;

  /**
   * The move with its effects, once it is loaded; null for the root.
   *
   * @type {Api.Move | null}
   */
  move = null;

  /** How the game has ended here, in words; empty otherwise. */
  ending = '';

  /**
   * @param {MoveNode | undefined} parent undefined for the root
   * @param {string} text the text of the move; empty for the root
   */
  constructor(parent, text) {
    this.parent = parent;
    this.text = text;
  }

  /**
   * Returns the child with a move, and adds it where there is none.
   *
   * @param {string} text
   */
  child(text) {
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
   * @param {1 | -1} step 1 for the next one, -1 for the one before
   * @returns {MoveNode | undefined}
   */
  sibling(step) {
    const children = this.parent?.children ?? [this];
    return children[children.indexOf(this) + step];
  }

  /** Returns the root of the tree. */
  first() {
    /** @type {MoveNode} */
    let node = this;
    while (node.parent !== undefined) {
      node = node.parent;
    }
    return node;
  }

  /** Returns the last node of the line that continues here. */
  last() {
    /** @type {MoveNode} */
    let node = this;
    while (node.children.length > 0) {
      node = node.children[0];
    }
    return node;
  }

  /**
   * Adds moves with comments and variations.
   *
   * @param {Api.StudyVariation} variation
   */
  addVariation({ comment, moves }) {
    /** @type {MoveNode} */
    let at = this;
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

  /**
   * Adds a variation whose own comment becomes part of its first move's.
   *
   * @param {Api.StudyVariation} variation
   */
  #addBranch({ comment, moves: [first, ...rest] }) {
    const comments = [comment, first.comment].filter(text => text !== '');
    this.addVariation({
      comment: '',
      moves: [{ ...first, comment: comments.join(' ') }, ...rest],
    });
  }
}

/**
 * Stores the answer of the server in a node.
 *
 * @param {MoveNode} node
 * @param {Api.Variation} variation
 */
export function setVariation(node, { position, moves, endingText: ending }) {
  node.position = position;
  node.move = moves.at(-1) ?? null;
  node.ending = ending;
}
