/**
 * A tree of moves: a game with all that was tried beside it. The first child of a move is the main
 * line, the others are variations.
 */
export class Tree {
  /** @param start the text of the position in which it begins */
  constructor(start) {
    this.start = start;
    this.root = new Node(undefined, '');
  }

  /** Returns the nodes from the root, which is left out, to a node. */
  static path(node) {
    const path = [];
    for (let at = node; at.parent !== undefined; at = at.parent) {
      path.unshift(at);
    }
    return path;
  }

  /** Returns the nodes of the main line, the root included. */
  mainLine() {
    const line = [this.root];
    while (line.at(-1).children.length > 0) {
      line.push(line.at(-1).children[0]);
    }
    return line;
  }

  /** Takes a node away with all that follows it. */
  static remove(node) {
    const { children } = node.parent;
    children.splice(children.indexOf(node), 1);
  }

  /** Puts a variation one place forward, to the main line in the end. */
  static promote(node) {
    const { children } = node.parent;
    const at = children.indexOf(node);
    if (at > 0) {
      children.splice(at, 1);
      children.splice(at - 1, 0, node);
    }
  }
}

/** A move of a tree, and the position after it once that is known. */
export class Node {
  constructor(parent, text) {
    this.parent = parent;
    this.text = text;
    this.comment = '';
    this.children = [];
  }

  /** How many moves lead to it. */
  get ply() {
    return Tree.path(this).length;
  }

  /** Returns the child with a move, a new one where there is none. */
  child(text) {
    const known = this.children.find(child => child.text === text);
    if (known !== undefined) {
      return known;
    }
    const child = new Node(this, text);
    this.children.push(child);
    return child;
  }

  /** Returns the node before or after it among those that begin in the same position. */
  sibling(step) {
    const { children } = this.parent ?? { children: [this] };
    return children[children.indexOf(this) + step];
  }

  /** Adds the moves of a line, with comments and variations, as the server describes a study. */
  grow({ comment, moves }) {
    let at = this;
    if (comment !== '') {
      this.comment = comment;
    }
    for (const { move, comment: said, variations } of moves) {
      const before = at;
      at = before.child(move);
      at.comment = said;
      variations.forEach(variation => before.#branch(variation));
    }
    return at;
  }

  /** Adds a variation; what is said before it is said of its first move. */
  #branch({ comment, moves: [first, ...rest] }) {
    const both = [comment, first.comment].filter(said => said !== '').join(' ');
    this.grow({ comment: '', moves: [{ ...first, comment: both }, ...rest] });
  }
}
