/** The two players with their pieces, scores and clocks. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { byId } from '../site/dom.ts';
import { translate } from '../site/messages.ts';
import { playerTile } from '../site/player-tile.ts';
import { View } from '../site/view.ts';
import { type GameModel, otherSide } from './game-model.ts';
import { ratingText } from './game-ratings.ts';
import type { SidePieces } from './side-pieces.ts';
import { formatTimeLeft, SHORT_TIME } from './time.ts';

/** What a bar shows. */
interface Bar {
  readonly model: GameModel;
  readonly texts: Record<string, string>;
  readonly side: Side;
  /** The picture of the side's piece; undefined where it has none. */
  readonly piece: Element | undefined;
  readonly score: string;
  /** Whether the score decided the game for this side. */
  readonly hasDecided: boolean;
  /** Pictures of what this side has captured, where captures are counted. */
  readonly captured: readonly Element[];
}

/** The bars of both players: the one of the visitor, or of the first side, is the lower one. */
export class PlayerBars {
  #bars: readonly View<Bar>[];
  #pieces: Record<Side, Element | undefined>;

  constructor(
    model: GameModel,
    texts: Record<string, string>,
    readonly pieces: SidePieces,
  ) {
    this.#pieces = { first: pieces.createSwatch('first'), second: pieces.createSwatch('second') };
    const bar = (id: string, side: Side) =>
      new View<Bar>(
        byId(id),
        {
          model,
          texts,
          side,
          piece: this.#pieces[side],
          score: '',
          hasDecided: false,
          captured: [],
        },
        playerBar,
      );
    this.#bars = [bar('player-bottom', 'first'), bar('player-top', 'second')];
  }

  /** Draws both bars, with the second side in the lower one where the board is turned round. */
  draw(isFlipped: boolean): void {
    this.pieces.redraw();
    const lower = isFlipped ? 'second' : 'first';
    this.#bars.forEach((bar, index) => {
      const side = index === 0 ? lower : otherSide(lower);
      const captured = side === bar.state.side ? bar.state.captured : [];
      bar.update({ side, piece: this.#pieces[side], captured });
    });
  }

  /**
   * Draws the scores of a position where they differ; they may have decided the game, and nothing on
   * the board.
   */
  drawScores(
    { scores: [first = '', second = ''], result }: Api.Position,
    areDeciding: boolean,
  ): void {
    const scores = first === second ? { first: '', second: '' } : { first, second };
    for (const bar of this.#bars) {
      const { side } = bar.state;
      const hasWon = result === (side === 'first' ? '1-0' : '0-1');
      bar.update({ score: scores[side], hasDecided: areDeciding && hasWon });
    }
  }

  /** Draws what each side has captured in the first moves, where pieces are of several kinds. */
  drawCaptured({ position, moves }: Api.Game, ply: number): void {
    const removed = moves
      .slice(0, ply)
      .flatMap(({ effects }) => effects.filter(({ kind }) => kind === 'removed'))
      .map(({ piece }) => piece);
    const kinds = [...removed, ...position.pieces.map(({ piece }) => piece)].map(
      ({ kind }) => kind,
    );
    if (new Set(kinds).size < 2) {
      return;
    }
    for (const bar of this.#bars) {
      const captured = removed.filter(({ side }) => side !== bar.state.side);
      if (captured.length !== bar.state.captured.length) {
        bar.update({ captured: captured.map(piece => this.pieces.createPicture(piece)) });
      }
    }
  }

  /** Draws the clocks; call it several times a second. */
  drawClocks(): void {
    this.#bars.forEach(bar => bar.update({}));
  }
}

/**
 * Returns the name of a player, and what says that it is a visitor or a bot: a long name is cut where
 * there is no room, and this is not.
 */
export function splitName(seat: Api.Seat | undefined): [string, string] {
  const shown = seat?.name ?? '';
  const end = seat?.visitor || seat?.bot ? shown.lastIndexOf(' (') : -1;
  return end < 0 ? [shown, ''] : [shown.slice(0, end), shown.slice(end + 1)];
}

function playerBar(bar: Bar): TemplateResult {
  const { model, texts, side, piece, score, hasDecided, captured } = bar;
  const { state } = model;
  const seat = model.seat(side);
  const isTaken = seat?.taken ?? false;
  const isMine = state.side === side;
  const isToMove = !model.isOver && state.position.toMove === side;
  const [known, kind] = splitName(seat);
  const name = isTaken ? known : translate('game.seat-free');
  const isAway = seat?.player === 'human' && isTaken && !isMine && !seat.connected;
  const notes = [
    texts[`side.${side}`],
    isTaken ? ratingText(model.ratings, side) : '',
    isMine ? translate('game.you') : '',
    isAway ? translate('game.away') : '',
  ].filter(Boolean);
  return html`<div class="player-bar ${isToMove ? 'moving' : ''}">
    ${playerTile(name)}
    <div class="player-text">
      <p>
        <strong class="player-name">${name}</strong>
        ${kind === '' ? nothing : html`<span class="player-kind">${kind}</span>`}
        ${isToMove ? html`<span class="visually-hidden">${translate('game.to-move')}</span>` : nothing}
      </p>
      <p class="player-note">
        ${piece}<span>${notes.join(' · ')}</span>
        ${score === '' ? nothing : html`<span class="player-score numbers ${hasDecided ? 'deciding' : ''}">${score}</span>`}
      </p>
      ${captured.length === 0 ? nothing : html`<p class="captured">${captured}</p>`}
      ${firstMove(model, side)}
    </div>
    ${clock(model, side)}
  </div>`;
}

function clock(model: GameModel, side: Side): TemplateResult | typeof nothing {
  const left = model.timeLeftMillis(side);
  if (left === undefined) {
    return nothing;
  }
  const isRunning = model.state.clock.running === side;
  const classes = `clock numbers ${isRunning ? 'running' : ''} ${left < SHORT_TIME ? 'short' : ''}`;
  return html`<span class=${classes} role="timer" aria-live="off">${formatTimeLeft(left)}</span>`;
}

/** Returns how long a side has for its first move, while that time runs. */
function firstMove(model: GameModel, side: Side): TemplateResult | typeof nothing {
  const left = model.firstMoveLeftMillis();
  if (left === undefined || model.state.position.toMove !== side) {
    return nothing;
  }
  const text = translate('game.first-move', Math.ceil(left / 1000));
  const classes = `player-first-move numbers ${left < SHORT_TIME ? 'short' : ''}`;
  return html`<p class=${classes} role="timer" aria-live="off">${text}</p>`;
}
