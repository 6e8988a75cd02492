import { html, nothing } from 'lit/html.js';
import { nameOf } from '../board/labels.ts';
import { isCell } from '../board/move-entry.ts';
import { pointOut } from '../board/point-out.ts';
import { ApiError, get } from '../site/api.js';
import { ask, pathOf } from '../site/ask.ts';
import { byId } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { View } from '../site/view.ts';
import { checkHelp } from '../study/help-check.ts';
import { closeButton } from './close-button.ts';
import type { GameBoard } from './game-board.ts';
import type { GameModel } from './game-model.ts';

/** A hint against a computer. Each request says more: which piece, then the move, then why. */
export class Hint {
  #view = new View<{ text: string }>(byId('hint'), { text: '' }, ({ text }) =>
    text === ''
      ? nothing
      : html`<p>${text}</p>
          ${closeButton(() => this.#hide())}`,
  );

  /** The hint that was requested for this position. */
  #hint: Api.Hint | undefined;

  /** The game as it was drawn last. */
  #state: Api.Game | undefined;

  /** How much of it was said. */
  #step = 0;

  /** The number of moves before the position. */
  #ply = -1;

  /** @param game the id of the game */
  constructor(
    readonly game: string,
    readonly board: GameBoard,
  ) {}

  /** Whether the visitor can get a hint now. */
  isAvailable(model: GameModel) {
    return model.isMyTurn && model.isAgainstComputer && !model.isCompetitive;
  }

  /** Ends a hint for an earlier position. */
  draw(model: GameModel) {
    this.#state = model.state;
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
    if (this.#hint === undefined) {
      this.#view.update({ text: translate('game.hint-wait') });
      try {
        const hint = await this.#load();
        if (ply !== this.#ply || hint.ply !== ply) {
          return;
        }
        this.#hint = hint;
      } catch (error) {
        this.#view.update({ text: errorText(error, 'game.failed') });
        return;
      }
    }
    this.#step = Math.min(this.#step + 1, 3);
    this.#show(this.#hint);
  }

  /** Returns the hint of the engine in the browser, or else that of the server. */
  async #load(): Promise<Api.Hint> {
    const state = this.#state;
    if (globalThis.browserEngine !== undefined && state !== undefined) {
      const { game, variant, ply, position } = state;
      const { message } = await checkHelp(state, position.position);
      if (message !== '') {
        throw new ApiError(403, { error: 'rated', message });
      }
      const parameters = { game, variant, ply, position: position.position };
      try {
        return await get(pathOf('/positions/{game}/{variant}/hint', parameters));
      } catch (error) {
        if (globalThis.browserEngine !== undefined) {
          throw error;
        }
      }
    }
    return ask('GET /games/{id}/hint', { id: this.game });
  }

  #show({ move, reason, replyName }: Api.Hint) {
    const [from] = move.targets;
    if (this.#step > 1) {
      this.board.annotate(pointOut(move.targets));
    } else {
      this.board.annotate(isCell(from) ? pointOut([from]) : []);
    }
    const piece = isCell(from) ? from : translate('game.hint-tile', from.slice('tile'.length));
    const lines = [
      translate('game.hint-piece', piece),
      translate('game.hint-move', nameOf(move)),
      replyName === ''
        ? translate('game.hint-why', nameOf(move), reason)
        : translate('game.hint-why-reply', nameOf(move), reason, replyName),
    ];
    this.#view.update({ text: lines[this.#step - 1] });
  }

  #hide() {
    if (this.#view.state.text !== '') {
      this.#view.update({ text: '' });
      this.board.annotate([]);
    }
  }
}
