import { createIconButton } from '../board/icon-button.js';
import { required } from '../board/required.js';
import { createSvg } from '../board/svg.js';
import { Swatch } from '../board/swatch.js';
import { isNumberedTile, rotateTile } from '../board/tile.js';
import { chosenLook } from '../site/board-options.js';
import { createElement, find, setText } from '../site/dom.js';
import { errorText } from '../site/errors.js';
import { translate } from '../site/messages.js';
import { loadEditorPieces, loadVariation } from '../site/positions.js';
import { PositionDraft } from './position-draft.js';

/** @typedef {import('../board/board.js').TabuleiroBoard} TabuleiroBoard */

/** @type {readonly Side[]} */
const SIDES = ['first', 'second'];

/**
 * An editor of positions: the user puts pieces from a palette on the board, or types the text of the
 * position. The server refuses a position that cannot be continued, with the reason.
 */
export class PositionEditor {
  /** The number of the last request, by which answers that come too late are recognized. */
  #request = 0;

  /** @type {GameId} */
  #id = { game: '', variant: '' };

  /** @type {Record<Side, string>} */
  #sideNames = { first: '', second: '' };

  /** @type {Api.EditorPieces | undefined} */
  #notation;

  /** @type {PositionDraft | undefined} */
  #openDraft;

  /**
   * The selected piece of the palette; undefined empties cells.
   *
   * @type {Api.Piece | undefined}
   */
  #piece;

  /**
   * @param {HTMLElement} element the form
   * @param {TabuleiroBoard} board the board that shows the draft
   * @param {(variation: Api.Variation | undefined) => void} onClose called with the position to use,
   *   or undefined when the user cancels
   */
  constructor(element, board, onClose) {
    this.element = element;
    this.board = board;
    this.onClose = onClose;
    this.field = find(element, '.position-text', HTMLTextAreaElement);
    this.#onClick('.clear', () => this.#change(draft => draft.clear()));
    this.#onClick('.original', () => this.#load(required(this.#notation, 'open').start));
    this.#onClick('.cancel', () => onClose(undefined));
    this.field.addEventListener('input', () => this.#load(this.field.value));
    element.addEventListener('submit', event => {
      event.preventDefault();
      this.#finish();
    });
  }

  /**
   * @param {string} selector
   * @param {() => void} listener
   */
  #onClick(selector, listener) {
    find(this.element, selector).addEventListener('click', listener);
  }

  get #draft() {
    return required(this.#openDraft, 'a draft: call open() first');
  }

  /**
   * Opens the editor with a position.
   *
   * @param {GameId} id
   * @param {Api.Position} position
   * @param {Record<Side, string>} sideNames
   */
  async open(id, position, sideNames) {
    this.#id = id;
    this.#sideNames = sideNames;
    this.#notation = await loadEditorPieces(id);
    this.#openDraft = new PositionDraft(this.board.board, this.#notation);
    this.#draft.load(position);
    this.#drawPalette(this.#notation.pieces.map(({ piece }) => piece));
    this.#drawSides();
    const hintKey = `analysis.edit.rest.${id.game}`;
    const hint = translate(hintKey);
    setText(find(this.element, '.rest-hint'), hint === hintKey ? '' : hint);
    await this.#show();
  }

  /**
   * Puts the selected piece on a cell.
   *
   * @param {string} cell
   */
  selectCell(cell) {
    this.#change(draft => draft.put(cell, this.#piece));
  }

  /** @param {Api.Piece[]} pieces */
  #drawPalette(pieces) {
    // One rotation of a tile is enough: the user can rotate it.
    const kinds = pieces.filter(
      (piece, index) =>
        !isNumberedTile(piece) || pieces.findIndex(other => isSameTile(piece, other)) === index,
    );
    const choices = [undefined, ...kinds].map((piece, index) => this.#createChoice(piece, index));
    find(this.element, '.palette').replaceChildren(...choices);
    this.#piece = kinds[0];
    find(choices[1], 'input', HTMLInputElement).checked = true;
    const hasTiles = kinds.length < pieces.length;
    find(this.element, '.turns').replaceChildren(
      ...(hasTiles ? [this.#createRotation(-1), this.#createRotation(1)] : []),
    );
  }

  /** @param {Api.Piece} piece */
  #createPicture(piece) {
    return new Swatch(this.#id.game, piece, chosenLook()).element;
  }

  /** @param {1 | -1} quarterTurns */
  #createRotation(quarterTurns) {
    const icon = quarterTurns < 0 ? 'turn-left' : 'turn-right';
    const label = this.board.labels.text(`board.${icon}`);
    return createIconButton(icon, label, () => this.#rotate(quarterTurns));
  }

  /**
   * Rotates the selected tile, clockwise where positive.
   *
   * @param {1 | -1} quarterTurns
   */
  #rotate(quarterTurns) {
    const input = find(this.element, '.palette input:checked', HTMLInputElement);
    if (this.#piece !== undefined) {
      const piece = rotateTile(this.#piece, (quarterTurns + 4) % 4);
      this.#piece = piece;
      const choice = required(input.closest('label'), 'the label of a piece');
      find(choice, '.swatch').replaceWith(this.#createPicture(piece));
      input.setAttribute('aria-label', this.board.labels.piece(piece));
      this.#selectOnChange(input, piece);
    }
  }

  /**
   * @param {HTMLInputElement} input
   * @param {Api.Piece | undefined} piece
   */
  #selectOnChange(input, piece) {
    input.onchange = () => {
      this.#piece = piece;
    };
  }

  /**
   * @param {Api.Piece | undefined} piece
   * @param {number} index
   */
  #createChoice(piece, index) {
    const name =
      piece === undefined ? translate('analysis.edit.nothing') : this.board.labels.piece(piece);
    const picture =
      piece === undefined ? createElement('span', {}, createCross()) : this.#createPicture(piece);
    const attributes = { type: 'radio', name: 'piece', value: index, 'aria-label': name };
    const input = createElement('input', attributes);
    this.#selectOnChange(input, piece);
    return createElement('label', { class: 'choice', title: name }, input, picture);
  }

  #drawSides() {
    find(this.element, '.sides').replaceChildren(
      ...SIDES.map(side => {
        const change = () =>
          this.#change(draft => {
            draft.toMove = side;
          });
        return createElement(
          'label',
          { class: 'choice' },
          createElement('input', { type: 'radio', name: 'side', value: side, change }),
          createElement('span', {}, this.#sideNames[side]),
        );
      }),
    );
  }

  /** @param {(draft: PositionDraft) => void} change */
  async #change(change) {
    change(this.#draft);
    await this.#show();
  }

  /** Shows the draft, and whether the server accepts it. */
  async #show() {
    this.#showDraft();
    this.field.value = this.#draft.text();
    await this.#check(this.field.value);
  }

  #showDraft() {
    this.board.show(this.#draft.position());
    const selector = `.sides input[value=${this.#draft.toMove}]`;
    find(this.element, selector, HTMLInputElement).checked = true;
  }

  /**
   * Loads the position of a text, where it is one.
   *
   * @param {string} text
   */
  async #load(text) {
    const variation = await this.#check(text);
    if (variation !== undefined) {
      this.#draft.load(variation.position);
      this.#showDraft();
      if (document.activeElement !== this.field) {
        this.field.value = text;
      }
    }
  }

  /**
   * Asks the server for the position of a text, and shows the answer. Returns undefined when the text
   * is refused, or another request was sent meanwhile.
   *
   * @param {string} text
   */
  async #check(text) {
    this.#request += 1;
    const request = this.#request;
    /** @type {Api.Variation | undefined} */
    let variation;
    let message = '';
    try {
      variation = await loadVariation(this.#id, { position: text });
      message =
        variation.endingText === '' ? translate('analysis.edit.good') : variation.endingText;
    } catch (error) {
      message = errorText(error, 'analysis.offline');
    }
    if (request !== this.#request) {
      return undefined;
    }
    const verdict = find(this.element, '.verdict');
    const isRefused = variation === undefined;
    verdict.classList.toggle('bad', isRefused);
    setText(verdict, message);
    this.field.setAttribute('aria-invalid', String(isRefused));
    return variation;
  }

  async #finish() {
    const variation = await this.#check(this.field.value);
    if (variation !== undefined) {
      this.onClose(variation);
    }
  }
}

/**
 * Returns whether two pieces are the same tile, maybe rotated.
 *
 * @param {Api.Piece} one
 * @param {Api.Piece} other
 */
function isSameTile(one, other) {
  return one.side === other.side && one.number === other.number && isNumberedTile(other);
}

/** Creates the picture of the choice that empties cells. */
function createCross() {
  return createSvg(
    'svg',
    { viewBox: '-50 -50 100 100', 'aria-hidden': 'true' },
    createSvg('path', { class: 'cross', d: 'M-28 -28 L28 28 M28 -28 L-28 28' }),
  );
}
