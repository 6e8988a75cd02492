import { make } from '/site/dom.js';
import { say } from '/site/words.js';

/** Shows a tree of moves, and walks in it by keys. */
export class Moves {
  #buttons = new Map();

  /**
   * @param element where it is shown
   * @param firstPly 1 where the second side begins
   * @param go is told the node that somebody wants to see
   */
  constructor(element, go) {
    this.element = element;
    this.go = go;
    this.firstPly = 0;
    element.addEventListener('keydown', event => this.#press(event));
  }

  /** Shows a tree with one node as the current one. */
  show(tree, current) {
    const hadFocus = this.element.contains(document.activeElement);
    this.current = current;
    this.#buttons.clear();
    const start = this.#button(tree.root, say('analysis.start'));
    this.element.replaceChildren(
      make('p', { class: 'main-line' }, start, ...this.#comment(tree.root)),
      ...this.#line(tree.root.children, this.firstPly));
    const button = this.#buttons.get(current);
    button.tabIndex = 0;
    button.setAttribute('aria-current', 'true');
    this.#scrollTo(button);
    if (hadFocus) {
      button.focus({ preventScroll: true });
    }
  }

  /** Scrolls within the list, never the page. */
  #scrollTo(button) {
    const { element } = this;
    const above = button.getBoundingClientRect().top - element.getBoundingClientRect().top;
    if (above < 0 || above > element.clientHeight - button.offsetHeight) {
      element.scrollTop += above - element.clientHeight / 2;
    }
  }

  /** Returns the elements of a line: moves in a row, and after a move the variations on it. */
  #line(children, firstPly) {
    const elements = [];
    let row = make('p', { class: 'main-line' });
    let ply = firstPly;
    let isFirst = true;
    for (let next = children; next.length > 0; next = next[0].children) {
      const [main, ...others] = next;
      row.append(this.#button(main, this.#name(main, ply, isFirst)), ...this.#comment(main));
      isFirst = main.comment !== '';
      if (others.length > 0) {
        elements.push(row);
        elements.push(make('ul', { class: 'variations' },
          ...others.map(other => make('li', {}, ...this.#variation(other, ply)))));
        row = make('p', { class: 'main-line' });
        isFirst = true;
      }
      ply += 1;
    }
    return row.childElementCount > 0 ? [...elements, row] : elements;
  }

  #variation(node, ply) {
    const [row = make('p', { class: 'main-line' }), ...rest] = this.#line(node.children, ply + 1);
    row.prepend(this.#button(node, this.#name(node, ply, true)), ...this.#comment(node));
    return [row, ...rest];
  }

  #name(node, ply, isFirst) {
    const number = ply % 2 === 0 ? `${ply / 2 + 1}. ` : isFirst ? `${(ply - 1) / 2 + 1}… ` : '';
    return number + node.text;
  }

  #button(node, text) {
    const button = make('button',
      { type: 'button', class: 'move', tabindex: -1, click: () => this.go(node) }, text);
    this.#buttons.set(node, button);
    return button;
  }

  #comment({ comment }) {
    return comment === '' ? [] : [make('span', { class: 'comment' }, comment)];
  }

  /** Returns where a key leads from the current node. */
  #target(key) {
    const { current } = this;
    switch (key) {
      case 'ArrowLeft': return current.parent;
      case 'ArrowRight': return current.children[0];
      case 'ArrowUp': return current.sibling(-1);
      case 'ArrowDown': return current.sibling(1);
      case 'Home': return first(current);
      case 'End': return last(current);
      default: return null;
    }
  }

  #press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const target = this.#target(event.key);
    if (target !== null) {
      event.preventDefault();
      if (target !== undefined) {
        this.go(target);
      }
    }
  }
}

export function first(node) {
  return node.parent === undefined ? node : first(node.parent);
}

export function last(node) {
  return node.children.length === 0 ? node : last(node.children[0]);
}
