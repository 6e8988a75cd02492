import { byId, createElement, setText } from '../site/dom.js';
import { translate } from '../site/messages.js';
import { otherSide } from './game-model.js';
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
    this.#drawBar(this.#bottom, this.#bottomSide, texts);
    this.#drawBar(this.#top, otherSide(this.#bottomSide), texts);
    this.drawClocks();
  }

  /**
   * Draws the scores of a position.
   *
   * @param {Api.Position} position
   * @param {Record<string, string>} texts the texts of the board
   */
  drawScores({ standing }, texts) {
    const scores = { first: standing[0] ?? '', second: standing[1] ?? '' };
    setText(this.#bottom.score, withoutSide(scores[this.#bottomSide], texts));
    setText(this.#top.score, withoutSide(scores[otherSide(this.#bottomSide)], texts));
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
    if (this.#model !== undefined) {
      drawClock(this.#bottom.clock, this.#model, this.#bottomSide);
      drawClock(this.#top.clock, this.#model, otherSide(this.#bottomSide));
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
    note: createElement('span', { class: 'quiet player-note' }),
    result: createElement('span', { class: 'player-result numbers' }),
    clock: createElement('span', {
      class: 'clock numbers',
      role: 'timer',
      'aria-live': 'off',
    }),
  };
  root.replaceChildren(
    bar.swatch,
    createElement('span', { class: 'player-text' }, bar.name, bar.note),
    bar.presence,
    bar.score,
    bar.result,
    bar.clock,
  );
  return bar;
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
  setText(bar.name, isTaken ? (seat?.name ?? '') : translate('game.seat-free'));
  const notes = [texts[`side.${side}`]];
  if (state.you === side) {
    notes.push(translate('game.you'));
  }
  if (isToMove) {
    notes.push(translate('game.to-move'));
  }
  if (isHuman && isTaken && state.you !== side) {
    notes.push(translate(seat?.here ? 'game.here' : 'game.away'));
  }
  setText(bar.note, notes.join(' · '));
  bar.presence.hidden = !isHuman || !isTaken || state.you === side;
  bar.presence.classList.toggle('on', seat?.here ?? false);
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

/**
 * Returns a score without the side before it: the plate shows the side.
 *
 * @param {string} score such as `Red: 12 legal moves` or `Black has captured 4 points`
 * @param {Record<string, string>} texts
 */
function withoutSide(score, texts) {
  const names = ['first', 'second'].flatMap(side => [
    texts[`side.${side}`],
    texts[`side.${side}.the`],
  ]);
  const start = names
    .flatMap(name => [`${name}: `, `${name} `])
    .find(begin => score.toLowerCase().startsWith(begin.toLowerCase()));
  return score.slice(start?.length ?? 0);
}
