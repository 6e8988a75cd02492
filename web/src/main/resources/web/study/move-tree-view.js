import { required } from '../board/required.js';
import { createElement } from '../site/dom.js';
import { translate } from '../site/messages.js';

/** @typedef {import('./move-tree.js').MoveNode} MoveNode */
/** @typedef {import('./move-tree.js').MoveTree} MoveTree */

/** A tree of moves on the page. */
export class MoveTreeView {
  /** @type {Map<MoveNode, HTMLButtonElement>} */
  #buttons = new Map();

  /** The ply of the first move: 1 where the second side begins. */
  firstPly = 0;

  /**
   * @param {HTMLElement} element
   * @param {(node: MoveNode) => void} onSelect called with the node to show
   */
  constructor(element, onSelect) {
    this.element = element;
    this.onSelect = onSelect;
  }

  /**
   * Draws a tree with one node as the current one.
   *
   * @param {MoveTree} tree
   * @param {MoveNode} current
   */
  show(tree, current) {
    const hadFocus = this.element.contains(document.activeElement);
    this.#buttons.clear();
    const start = this.#createButton(tree.root, translate('analysis.start'));
    this.element.replaceChildren(
      createRow(start, ...createComment(tree.root)),
      ...this.#createLine(tree.root.children, this.firstPly),
      ...(tree.root.children.length === 0 ? [createHint()] : []),
    );
    const button = required(this.#buttons.get(current), 'the current node in the tree');
    button.tabIndex = 0;
    button.setAttribute('aria-current', 'true');
    this.#scrollTo(button);
    if (hadFocus) {
      button.focus({ preventScroll: true });
    }
  }

  /**
   * Scrolls within the element, never the page.
   *
   * @param {HTMLElement} button
   */
  #scrollTo(button) {
    const { element } = this;
    const offset = button.getBoundingClientRect().top - element.getBoundingClientRect().top;
    if (offset < 0 || offset > element.clientHeight - button.offsetHeight) {
      element.scrollTop += offset - element.clientHeight / 2;
    }
  }

  /**
   * Returns the elements of a line: moves in rows, and after a move the variations in its place.
   *
   * @param {MoveNode[]} children the first moves: the main one, then its variations
   * @param {number} firstPly
   */
  #createLine(children, firstPly) {
    /** @type {HTMLElement[]} */
    const elements = [];
    let row = createRow();
    let ply = firstPly;
    let isFirst = true;
    for (let next = children; next.length > 0; next = next[0].children) {
      const [main, ...others] = next;
      row.append(this.#createButton(main, numbered(main, ply, isFirst)), ...createComment(main));
      isFirst = main.comment !== '';
      if (others.length > 0) {
        elements.push(row, this.#createVariations(others, ply));
        row = createRow();
        isFirst = true;
      }
      ply += 1;
    }
    return row.childElementCount > 0 ? [...elements, row] : elements;
  }

  /**
   * @param {MoveNode[]} nodes the first moves of the variations
   * @param {number} ply
   */
  #createVariations(nodes, ply) {
    const items = nodes.map(node => {
      const [row = createRow(), ...rest] = this.#createLine(node.children, ply + 1);
      const button = this.#createButton(node, numbered(node, ply, true));
      row.prepend(button, ...createComment(node));
      return createElement('li', {}, row, ...rest);
    });
    return createElement('ul', { class: 'variations' }, ...items);
  }

  /**
   * @param {MoveNode} node
   * @param {string} text
   */
  #createButton(node, text) {
    const attributes = {
      type: 'button',
      class: 'move',
      tabindex: -1,
      click: () => this.onSelect(node),
    };
    const button = createElement('button', attributes, text);
    this.#buttons.set(node, button);
    return button;
  }
}

/** @param {...HTMLElement} children */
function createRow(...children) {
  return createElement('p', { class: 'main-line' }, ...children);
}

function createHint() {
  return createElement('p', { class: 'hint' }, translate('analysis.moves.none'));
}

/** @param {MoveNode} node */
function createComment({ comment }) {
  return comment === '' ? [] : [createElement('span', { class: 'comment' }, comment)];
}

/**
 * Returns the text of a move with its number. A move of the second side has a number only where a row
 * begins with it.
 *
 * @param {MoveNode} node
 * @param {number} ply
 * @param {boolean} isFirst whether a row begins with it
 */
function numbered(node, ply, isFirst) {
  if (ply % 2 === 0) {
    return `${ply / 2 + 1}. ${node.text}`;
  }
  return isFirst ? `${(ply - 1) / 2 + 1}… ${node.text}` : node.text;
}
