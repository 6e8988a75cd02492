import { isCell, isRotation, isTile } from '../board/move-entry.js';
import { rotateTile } from '../board/pieces.js';
import { byId, createElement, setText } from '../site/dom.js';
import { translate } from '../site/messages.js';
import { isLegal } from './click-paths.js';

/** @typedef {import('../board/annotations.js').Annotation} Annotation */

/**
 * The move that the player prepares in a live game while the opponent thinks. It is played at once
 * when it is legal after the opponent's move, and forgotten otherwise.
 */
export class Premove {
  #element = byId('premove');
  #text = createElement('p', {});

  /**
   * The click path, and the number of moves before the opponent's.
   *
   * @type {{ path: string[], ply: number } | undefined}
   */
  #prepared;

  /** @param {import('./game-board.js').GameBoard} board */
  constructor(board) {
    this.board = board;
    this.#element.append(
      this.#text,
      createElement(
        'button',
        { type: 'button', class: 'button small', click: () => this.cancel() },
        translate('game.cancel'),
      ),
    );
    // Before the board's own keys: there, Escape clears the selection.
    addEventListener('keydown', event => event.key === 'Escape' && this.cancel(), true);
  }

  /**
   * Prepares a move instead of any before.
   *
   * @param {string[]} path
   * @param {Api.Game} state
   */
  prepare(path, { ply, position, you }) {
    this.#prepared = { path, ply };
    setText(this.#text, translate('game.premove', formatPath(path)));
    this.#element.hidden = false;
    this.board.clearSelection();
    this.board.annotate(annotationsOf(path, position, you));
  }

  /** Forgets the prepared move; without one nothing happens. */
  cancel() {
    if (this.#prepared !== undefined) {
      this.#prepared = undefined;
      this.#element.hidden = true;
      this.board.annotate([]);
    }
  }

  /**
   * Ends the wait of the prepared move where the opponent has moved, or the game is no longer the
   * one for which it was prepared.
   *
   * @param {import('./game-model.js').GameModel} model
   * @returns {{ path: string[], isLegal: boolean } | undefined} the move where it is its time
   */
  take({ state, isMyTurn, isPlaying }) {
    const prepared = this.#prepared;
    if (prepared === undefined || (isPlaying && state.ply === prepared.ply)) {
      return undefined;
    }
    this.cancel();
    const { path, ply } = prepared;
    return isMyTurn && state.ply === ply + 1
      ? { path, isLegal: isLegal(state.position.steps, path) }
      : undefined;
  }
}

/**
 * Returns a click path in words.
 *
 * @param {string[]} path
 */
export function formatPath(path) {
  const words = path.filter(spot => !isRotation(spot));
  return words
    .map(spot => (isTile(spot) ? translate('game.hint-tile', spot.slice('tile'.length)) : spot))
    .join(' ');
}

/**
 * Returns what shows a prepared move on the board.
 *
 * @param {string[]} path
 * @param {Api.Position} position
 * @param {string} side
 * @returns {Annotation[]}
 */
function annotationsOf(path, { hands }, side) {
  const cells = path.filter(isCell);
  const to = cells[cells.length - 1];
  const spot = path.find(isTile);
  if (spot === undefined) {
    return [{ kind: 'arrow', from: cells[0], to, style: 'reply' }];
  }
  const tile = hands
    .find(hand => hand.side === side)
    ?.pieces.find(({ number }) => `tile${number}` === spot);
  const turns = Number(path.find(isRotation)?.slice('turn'.length) ?? 0);
  return tile === undefined
    ? []
    : [
        { kind: 'piece', cell: to, piece: rotateTile(tile, turns), style: 'reply' },
        { kind: 'circle', cell: to, style: 'reply' },
      ];
}
