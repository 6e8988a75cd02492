import { html, nothing } from 'lit/html.js';
import { byId } from '../site/dom.ts';
import { translate } from '../site/messages.ts';
import { View } from '../site/view.ts';
import { isLegal } from './click-paths.ts';
import type { Annotation } from '../board/annotations.ts';
import type { GameBoard } from './game-board.ts';
import type { GameModel } from './game-model.ts';

/**
 * The move that the player prepares in a live game while the opponent thinks. It is played at once
 * when it is legal after the opponent's move, and forgotten otherwise.
 */
export class Premove {
  #view = new View<{ says: string }>(byId('premove'), { says: '' }, ({ says }) =>
    says === ''
      ? nothing
      : html`<p>${translate('game.premove', says)}</p>
          <button class="button small" type="button" @click=${() => this.cancel()}>
            ${translate('game.cancel')}
          </button>`,
  );

  /** The click path, what it does, and the number of moves before the opponent's. */
  #prepared: { path: string[]; says: string; ply: number } | undefined;

  constructor(readonly board: GameBoard) {
    // Before the board's own keys: there, Escape clears the selection.
    addEventListener('keydown', event => event.key === 'Escape' && this.cancel(), true);
  }

  /** Prepares a move instead of any before. */
  prepare(path: string[], { ply, position, side: you }: Api.Game) {
    const toMove = you as Side;
    const { move, says } = this.board.describe({ ...position, toMove }, path);
    this.#prepared = { path, says, ply };
    this.#view.update({ says });
    this.board.clearSelection();
    this.board.annotate(annotationsOf(move));
  }

  /** Forgets the prepared move; without one nothing happens. */
  cancel() {
    if (this.#prepared !== undefined) {
      this.#prepared = undefined;
      this.#view.update({ says: '' });
      this.board.annotate([]);
    }
  }

  /**
   * Ends the wait of the prepared move where the opponent has moved, or the game is no longer the
   * one for which it was prepared.
   *
   * @returns the move where it is its time
   */
  take({
    state,
    isMyTurn,
    isPlaying,
  }: GameModel): { path: string[]; says: string; isLegal: boolean } | undefined {
    const prepared = this.#prepared;
    if (prepared === undefined || (isPlaying && state.ply === prepared.ply)) {
      return undefined;
    }
    this.cancel();
    const { path, says, ply } = prepared;
    return isMyTurn && state.ply === ply + 1
      ? { path, says, isLegal: isLegal(state.position.nextTargets, path) }
      : undefined;
  }
}

/** Returns what shows a prepared move on the board. */
function annotationsOf({ effects: [effect] }: Api.Move): Annotation[] {
  switch (effect?.kind) {
    case 'moved':
      return [{ kind: 'arrow', from: effect.from, to: effect.cell, style: 'reply' }];
    case 'laid':
      return [
        { kind: 'piece', cell: effect.cell, piece: effect.piece, style: 'reply' },
        { kind: 'circle', cell: effect.cell, style: 'reply' },
      ];
    case 'removed':
      return [{ kind: 'circle', cell: effect.cell, style: 'reply' }];
    default:
      return [];
  }
}
