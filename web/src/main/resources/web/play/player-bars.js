import { byId, createElement, setText } from '../site/dom.js';
import { translate } from '../site/messages.js';
import { otherSide } from './game-model.js';
import { ratingText } from './game-ratings.js';
import { formatTimeLeft, SHORT_TIME } from './time.js';

/** @typedef {import('./game-model.js').GameModel} GameModel */

/** The two players with their pieces, scores and clocks, above and below the board. */
export class PlayerBars {
  #top = createBar(byId('player-top'));
  #bottom = createBar(byId('player-bottom'));

  /** @param {import('./side-pieces.js').SidePieces} pieces */
  constructor(pieces) {
    this.pieces = pieces;
  }

  /** @type {GameModel | undefined} */
  #model;

  /** @type {Side} */
  #bottomSide = 'first';

  /**
   * Draws both bars.
   *
   * @param {GameModel} model
   * @param {Record<string, string>} texts the texts of the board, with the names of the sides
   * @param {boolean} isFlipped whether the second side is below the board
   */
  draw(model, texts, isFlipped) {
    this.#model = model;
    this.#bottomSide = isFlipped ? 'second' : 'first';
    this.pieces.redraw();
    this.#bars().forEach(([bar, side]) => this.#drawBar(bar, side, texts));
    this.drawClocks();
  }

  /**
   * Draws the scores of a position.
   *
   * @param {Api.Position} position
   * @param {boolean} isDeciding whether the score decided the game, and nothing on the board
   */
  drawScores({ scores: [first = '', second = ''], result }, isDeciding) {
    const scores = { first, second };
    const winner = { '1-0': 'first', '0-1': 'second' }[result];
    for (const [bar, side] of this.#bars()) {
      setText(bar.score, scores[side]);
      bar.score.classList.toggle('deciding', isDeciding && winner === side);
    }
  }

  /** @returns {[Bar, Side][]} */
  #bars() {
    return [
      [this.#bottom, this.#bottomSide],
      [this.#top, otherSide(this.#bottomSide)],
    ];
  }

  /**
   * @param {Bar} bar
   * @param {Side} side
   * @param {Record<string, string>} texts
   */
  #drawBar(bar, side, texts) {
    if (this.#model === undefined) {
      return;
    }
    drawBar(bar, this.#model, side, texts);
    if (bar.swatch.dataset.side !== side) {
      bar.swatch.dataset.side = side;
      const picture = this.pieces.createSwatch(side);
      bar.swatch.replaceChildren(...(picture === undefined ? [] : [picture]));
    }
  }

  /** Draws the clocks; call it several times a second. */
  drawClocks() {
    const model = this.#model;
    if (model !== undefined) {
      this.#bars().forEach(([bar, side]) => {
        drawClock(bar.clock, model, side);
        drawFirstMove(bar.firstMove, model, side);
      });
    }
  }
}

/** @typedef {ReturnType<typeof createBar>} Bar */

/** @param {HTMLElement} root */
function createBar(root) {
  const bar = {
    root,
    swatch: createElement('span', { class: 'player-piece' }),
    presence: createElement('span', { class: 'presence', 'aria-hidden': 'true' }),
    score: createElement('span', { class: 'player-score numbers' }),
    name: createElement('strong', { class: 'player-name' }),
    kind: createElement('span', { class: 'player-kind' }),
    note: createElement('span', { class: 'player-side' }),
    turn: createElement('span', { class: 'player-turn' }),
    result: createElement('span', { class: 'player-result numbers' }),
    firstMove: createElement('span', {
      class: 'player-first-move numbers',
      role: 'timer',
      'aria-live': 'off',
    }),
    clock: createElement('span', {
      class: 'clock numbers',
      role: 'timer',
      'aria-live': 'off',
    }),
  };
  root.replaceChildren(
    bar.swatch,
    createElement(
      'span',
      { class: 'player-text' },
      bar.name,
      bar.kind,
      createElement('span', { class: 'quiet player-note' }, bar.note, bar.turn),
      bar.firstMove,
    ),
    bar.presence,
    bar.score,
    bar.result,
    bar.clock,
  );
  return bar;
}

/**
 * Returns the name of a player, and what says that it is a visitor or a bot: a long name is cut
 * where there is no room, and this is not.
 *
 * @param {Api.Seat | undefined} seat
 */
export function splitName(seat) {
  const shown = seat?.name ?? '';
  const end = seat?.visitor || seat?.bot ? shown.lastIndexOf(' (') : -1;
  return end < 0 ? [shown, ''] : [shown.slice(0, end), shown.slice(end + 1)];
}

/**
 * @param {Bar} bar
 * @param {GameModel} model
 * @param {Side} side
 * @param {Record<string, string>} texts
 */
function drawBar(bar, model, side, texts) {
  const { state } = model;
  const seat = model.seat(side);
  const isTaken = seat?.taken ?? false;
  const isHuman = seat?.player === 'human';
  const isToMove = !model.isOver && state.position.toMove === side;
  bar.root.className = `player-bar side-${side}${isToMove ? ' moving' : ''}`;
  bar.root.dataset.game = state.game;
  const [name, kind] = splitName(seat);
  setText(bar.name, isTaken ? name : translate('game.seat-free'));
  setText(bar.kind, kind);
  const notes = [texts[`side.${side}`]];
  const rating = ratingText(model.ratings, side);
  if (isTaken && rating !== '') {
    notes.push(rating);
  }
  if (state.side === side) {
    notes.push(translate('game.you'));
  }
  if (isHuman && isTaken && state.side !== side) {
    notes.push(translate(seat?.connected ? 'game.here' : 'game.away'));
  }
  setText(bar.note, notes.join(' · '));
  setText(bar.turn, isToMove ? ` · ${translate('game.to-move')}` : '');
  bar.presence.hidden = !isHuman || !isTaken || state.side === side;
  bar.presence.classList.toggle('on', seat?.connected ?? false);
  bar.result.hidden = !model.isOver || state.result === '*';
  setText(bar.result, formatPoints(state.result, side));
}

/**
 * @param {HTMLElement} clock
 * @param {GameModel} model
 * @param {Side} side
 */
function drawClock(clock, model, side) {
  const left = model.timeLeftMillis(side);
  clock.hidden = left === undefined;
  if (left !== undefined) {
    setText(clock, formatTimeLeft(left));
    clock.classList.toggle('running', model.state.clock.running === side);
    clock.classList.toggle('short', left < SHORT_TIME);
  }
}

/**
 * Draws how long a side has for its first move.
 *
 * @param {HTMLElement} element
 * @param {GameModel} model
 * @param {Side} side
 */
function drawFirstMove(element, model, side) {
  const left = model.firstMoveLeftMillis();
  element.hidden = left === undefined || model.state.position.toMove !== side;
  if (left !== undefined) {
    setText(element, translate('game.first-move', Math.ceil(left / 1000)));
    element.classList.toggle('short', left < SHORT_TIME);
  }
}

/**
 * Returns the points of a side: 1, 0 or ½.
 *
 * @param {Api.Game['result']} result
 * @param {Side} side
 */
function formatPoints(result, side) {
  if (result === '1/2-1/2') {
    return '½';
  }
  const winner = result === '1-0' ? 'first' : 'second';
  return side === winner ? '1' : '0';
}
