import { createIconButton } from '../board/icon-button.ts';
import { required } from '../board/required.ts';
import { createSvg } from '../board/svg.ts';
import { Swatch } from '../board/swatch.ts';
import { isNumberedTile, rotateTile } from '../board/tile.ts';
import { chosenLook } from '../site/board-options.ts';
import { createElement, find, setText } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { loadEditorPieces, loadVariation } from '../site/positions.ts';
import { PositionDraft } from './position-draft.ts';
import type { TabuleiroBoard } from '../board/board.ts';

const SIDES: readonly Side[] = ['first', 'second'];

/**
 * An editor of positions: the user puts pieces from a palette on the board, or types the text of the
 * position. The server refuses a position that cannot be continued, with the reason.
 */
export class PositionEditor {
  readonly field;

  /** The number of the last request, by which answers that come too late are recognized. */
  #request = 0;
  #id: GameId = { game: '', variant: '' };
  #sideNames: Record<Side, string> = { first: '', second: '' };
  #notation: Api.EditorPieces | undefined;
  #openDraft: PositionDraft | undefined;

  /** The selected piece of the palette; undefined empties cells. */
  #piece: Api.Piece | undefined;

  /**
   * @param element the form
   * @param board the board that shows the draft
   * @param onClose called with the position to use, or undefined when the user cancels
   */
  constructor(
    readonly element: HTMLElement,
    readonly board: TabuleiroBoard,
    readonly onClose: (variation: Api.Variation | undefined) => void,
  ) {
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

  #onClick(selector: string, listener: () => void) {
    find(this.element, selector).addEventListener('click', listener);
  }

  get #draft() {
    return required(this.#openDraft, 'a draft: call open() first');
  }

  /** Opens the editor with a position. */
  async open(id: GameId, position: Api.Position, sideNames: Record<Side, string>) {
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

  /** Puts the selected piece on a cell. */
  selectCell(cell: string) {
    this.#change(draft => draft.put(cell, this.#piece));
  }

  #drawPalette(pieces: Api.Piece[]) {
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

  #createPicture(piece: Api.Piece) {
    return new Swatch(this.#id.game, piece, chosenLook()).element;
  }

  #createRotation(quarterTurns: 1 | -1) {
    const icon = quarterTurns < 0 ? 'turn-left' : 'turn-right';
    const label = this.board.labels.text(`board.${icon}`);
    return createIconButton(icon, label, () => this.#rotate(quarterTurns));
  }

  /** Rotates the selected tile, clockwise where positive. */
  #rotate(quarterTurns: 1 | -1) {
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

  #selectOnChange(input: HTMLInputElement, piece: Api.Piece | undefined) {
    input.onchange = () => {
      this.#piece = piece;
    };
  }

  #createChoice(piece: Api.Piece | undefined, index: number) {
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

  async #change(change: (draft: PositionDraft) => void) {
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

  /** Loads the position of a text, where it is one. */
  async #load(text: string) {
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
   */
  async #check(text: string) {
    this.#request += 1;
    const request = this.#request;
    let variation: Api.Variation | undefined;
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

/** Returns whether two pieces are the same tile, maybe rotated. */
function isSameTile(one: Api.Piece, other: Api.Piece) {
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
