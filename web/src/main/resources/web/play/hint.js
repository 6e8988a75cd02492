import { isCell } from '../board/move-entry.js';
import { get } from '../site/api.js';
import { byId, createElement, setText } from '../site/dom.js';
import { errorText } from '../site/errors.js';
import { translate } from '../site/messages.js';
import { createCloseButton } from './board-messages.js';

/** @typedef {import('./game-board.js').GameBoard} GameBoard */
/** @typedef {import('./game-model.js').GameModel} GameModel */

/**
 * A hint against a computer. Each request says more: which piece, then the move, then why.
 */
export class Hint {
  #element = byId('hint');
  #text = createElement('p', {});

  /**
   * The hint that was requested for this position.
   *
   * @type {Api.Hint | undefined}
   */
  #hint;

  /** How much of it was said. */
  #step = 0;

  /** The number of moves before the position. */
  #ply = -1;

  /**
   * @param {string} game the id of the game
   * @param {GameBoard} board
   */
  constructor(game, board) {
    this.game = game;
    this.board = board;
    this.#element.append(
      this.#text,
      createCloseButton(() => this.#hide()),
    );
  }

  /**
   * Whether the visitor can get a hint now.
   *
   * @param {GameModel} model
   */
  isAvailable(model) {
    return model.isMyTurn && model.isAgainstComputer && !model.state.rated;
  }

  /**
   * Ends a hint for an earlier position.
   *
   * @param {GameModel} model
   */
  draw(model) {
    if (model.state.ply !== this.#ply || model.isOver) {
      this.#ply = model.state.ply;
      this.#hint = undefined;
      this.#step = 0;
      this.#hide();
    }
  }

  /** Says more. */
  async showMore() {
    const ply = this.#ply;
    this.#element.hidden = false;
    if (this.#hint === undefined) {
      setText(this.#text, translate('game.hint-wait'));
      try {
        /** @type {Api.Hint} */
        const hint = await get(`/games/${this.game}/hint`);
        if (ply !== this.#ply || hint.ply !== ply) {
          return;
        }
        this.#hint = hint;
      } catch (error) {
        setText(this.#text, errorText(error, 'game.failed'));
        return;
      }
    }
    this.#step = Math.min(this.#step + 1, 3);
    this.#show(this.#hint);
  }

  /** @param {Api.Hint} hint */
  #show({ move, scoreText, reply }) {
    const [from] = move.targets;
    const cells = move.targets.filter(isCell);
    const to = cells.at(-1) ?? from;
    if (this.#step === 1) {
      this.board.annotate(isCell(from) ? [{ kind: 'circle', cell: from, style: 'hint' }] : []);
    } else if (cells.length > 1) {
      this.board.annotate([{ kind: 'arrow', from, to, style: 'hint' }]);
    } else {
      this.board.annotate([{ kind: 'circle', cell: to, style: 'hint' }]);
    }
    const piece = isCell(from) ? from : translate('game.hint-tile', from.slice('tile'.length));
    const lines = [
      translate('game.hint-piece', piece),
      translate('game.hint-move', move.move),
      reply === ''
        ? translate('game.hint-why', move.move, scoreText)
        : translate('game.hint-why-reply', move.move, scoreText, reply),
    ];
    setText(this.#text, lines[this.#step - 1]);
  }

  #hide() {
    if (!this.#element.hidden) {
      this.#element.hidden = true;
      this.board.annotate([]);
    }
  }
}
