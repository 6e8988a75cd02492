import { required } from '../board/required.ts';
import { createElement } from '../site/dom.ts';
import { keepInView } from '../site/keep-in-view.ts';
import { translate } from '../site/messages.ts';
import type { MoveNode, MoveTree } from './move-tree.ts';

/** A tree of moves on the page. */
export class MoveTreeView {
  #buttons: Map<MoveNode, HTMLButtonElement> = new Map();

  /** The ply of the first move: 1 where the second side begins. */
  firstPly = 0;

  /** Scrolls to the current node. */
  #scroll: () => void;

  /**
   * @param element an empty element
   * @param onSelect called with the node to show
   * @param scroller the element that scrolls the tree
   */
  constructor(
    readonly element: HTMLElement,
    readonly onSelect: (node: MoveNode) => void,
    scroller: Element = element,
  ) {
    this.#scroll = keepInView(scroller, () => element.querySelector('[aria-current]'));
  }

  /** Draws a tree with one node as the current one. */
  show(tree: MoveTree, current: MoveNode) {
    const hadFocus = this.element.contains(document.activeElement);
    this.#buttons.clear();
    const start = this.#createButton(tree.root, translate('analysis.start'));
    this.element.replaceChildren(
      createRow(start, ...createComment(tree.root)),
      ...this.#createSheet(tree.root.children),
      ...(tree.root.children.length === 0 ? [createHint()] : []),
    );
    const button = required(this.#buttons.get(current), 'the current node in the tree');
    button.tabIndex = 0;
    button.setAttribute('aria-current', 'true');
    this.#scroll();
    if (hadFocus) {
      button.focus({ preventScroll: true });
    }
  }

  /**
   * Returns the elements of the main line: a row for each number, with the moves of both sides in two
   * columns. Variations and comments interrupt the row.
   *
   * @param children the first moves: the main one, then its variations
   */
  #createSheet(children: MoveNode[]) {
    const elements: HTMLElement[] = [];
    let row: HTMLElement | undefined;
    let ply = this.firstPly;
    for (let next = children; next.length > 0; next = next[0].children) {
      const [main, ...others] = next;
      if (row === undefined || ply % 2 === 0) {
        row = createPair(ply);
        elements.push(row);
      }
      row.append(this.#createButton(main, main.text, ...createNote(main)));
      const between = [
        ...createComment(main).map(comment => createRow(comment)),
        ...(others.length > 0 ? [this.#createVariations(others, ply)] : []),
      ];
      elements.push(...between);
      row = between.length > 0 ? undefined : row;
      ply += 1;
    }
    return elements;
  }

  /**
   * Returns the elements of a variation: moves in rows, and after a move the variations in its place.
   *
   * @param children the first moves: the main one, then its variations
   */
  #createLine(children: MoveNode[], firstPly: number) {
    const elements: HTMLElement[] = [];
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

  /** @param nodes the first moves of the variations */
  #createVariations(nodes: MoveNode[], ply: number) {
    const items = nodes.map(node => {
      const [row = createRow(), ...rest] = this.#createLine(node.children, ply + 1);
      const button = this.#createButton(node, numbered(node, ply, true));
      row.prepend(button, ...createComment(node));
      return createElement('li', {}, row, ...rest);
    });
    return createElement('ul', { class: 'variations' }, ...items);
  }

  #createButton(node: MoveNode, text: string, ...notes: HTMLElement[]) {
    const attributes = {
      type: 'button',
      class: 'move',
      tabindex: -1,
      click: () => this.onSelect(node),
    };
    const button = createElement('button', attributes, text, ...notes);
    this.#buttons.set(node, button);
    return button;
  }
}

function createRow(...children: HTMLElement[]) {
  return createElement('p', { class: 'main-line' }, ...children);
}

/** Returns a row of the sheet with its number, and an empty place where the second side begins it. */
function createPair(ply: number) {
  const isSecond = ply % 2 === 1;
  const number = createElement('span', { class: 'number numbers' }, numberOf(ply));
  return createElement(
    'p',
    { class: 'pair' },
    number,
    ...(isSecond ? [createElement('span')] : []),
  );
}

/** Returns the score after a move, and whether it was a mistake, in signs and in words. */
function createNote({ note }: MoveNode) {
  if (note?.share === undefined) {
    return [];
  }
  const { share, mistake } = note;
  const score = createElement('span', { class: 'move-score' }, share);
  if (mistake === undefined) {
    return [score];
  }
  const { isBlunder, better } = mistake;
  const word = translate(isBlunder ? 'analysis.blunder' : 'analysis.mistake');
  return [
    createElement('span', { class: 'mistake', 'aria-hidden': 'true' }, isBlunder ? '??' : '?'),
    createElement('span', { class: 'visually-hidden' }, ` ${word} `),
    score,
    createElement('span', { class: 'better' }, translate('analysis.better', better)),
  ];
}

function createHint() {
  return createElement('p', { class: 'hint' }, translate('analysis.moves.none'));
}

function createComment({ comment }: MoveNode) {
  return comment === '' ? [] : [createElement('span', { class: 'comment' }, comment)];
}

/**
 * Returns the text of a move with its number. A move of the second side has a number only where a row
 * begins with it.
 *
 * @param isFirst whether a row begins with it
 */
function numbered(node: MoveNode, ply: number, isFirst: boolean) {
  return ply % 2 === 0 || isFirst ? `${numberOf(ply)} ${node.text}` : node.text;
}

/** Returns the number of a move, such as `1.`, or `1…` for the second side. */
function numberOf(ply: number) {
  return `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '…'}`;
}
