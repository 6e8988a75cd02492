import { createSvg } from '../board/svg.js';
import { createElement, find, setText } from '../site/dom.js';
import { translate } from '../site/messages.js';

/** @typedef {Api.ScoreCurve['points'][number]} CurvePoint */
/** @typedef {Api.ScoreCurve['turns'][number]} TurningPoint */

const WIDTH = 600;
const HEIGHT = 160;

/** The space above and below the curve. */
const MARGIN = 6;

/** The scores of a finished game as a curve and as a table, and a list of its turning points. */
export class ScoreCurve {
  /**
   * The points by ply.
   *
   * @type {CurvePoint[]}
   */
  #points = [];

  /** @type {TurningPoint[]} */
  #turningPoints = [];

  /** The number of moves of the game; 0 until it is known. */
  #plies = 0;

  #shownPly = 0;

  /**
   * @param {HTMLElement} element the section of the curve
   * @param {(ply: number) => void} onSelect called with the ply to show
   */
  constructor(element, onSelect) {
    this.element = element;
    this.onSelect = onSelect;
    this.picture = find(element, '.curve-picture', SVGSVGElement);
    this.status = find(element, '.curve-status');
    this.table = find(element, 'tbody');
    this.picture.addEventListener('click', event => this.#click(event));
  }

  /**
   * Adds new points.
   *
   * @param {Api.ScoreCurve} curve
   */
  add({ plies, complete, points, turns }) {
    this.#plies = plies;
    points.forEach(point => this.#addPoint(point));
    setText(
      this.status,
      complete ? '' : translate('analysis.curve.computing', this.#points.length, plies + 1),
    );
    if (complete) {
      this.#drawTurningPoints(turns);
    }
    this.#draw();
  }

  /**
   * Shows a text in place of the progress.
   *
   * @param {string} text
   */
  showStatus(text) {
    setText(this.status, text);
  }

  /**
   * Marks the ply that the board shows.
   *
   * @param {number} ply
   */
  show(ply) {
    this.#shownPly = ply;
    this.#draw();
  }

  /** @param {CurvePoint} point */
  #addPoint(point) {
    const { ply, move, says } = point;
    const isNew = this.#points[ply] === undefined;
    this.#points[ply] = point;
    if (isNew) {
      const button = createElement(
        'button',
        { type: 'button', class: 'move', click: () => this.onSelect(ply) },
        ply === 0 ? translate('analysis.start') : `${ply}. ${move}`,
      );
      this.table.append(
        createElement('tr', {}, createElement('td', {}, button), createElement('td', {}, says)),
      );
    }
  }

  /** @param {TurningPoint[]} turningPoints */
  #drawTurningPoints(turningPoints) {
    this.#turningPoints = turningPoints;
    const items = turningPoints.map(({ ply, says }) => {
      const show = { type: 'button', class: 'button small', click: () => this.onSelect(ply - 1) };
      const button = createElement('button', show, translate('analysis.curve.look', ply));
      return createElement('li', {}, `${says} `, button);
    });
    find(this.element, '.curve-turns').replaceChildren(
      items.length === 0
        ? createElement('p', { class: 'quiet' }, translate('analysis.curve.no-turns'))
        : createElement('ol', {}, ...items),
    );
  }

  #draw() {
    if (this.#plies === 0) {
      return;
    }
    const known = this.#points.filter(point => point !== undefined);
    const line = known.map(({ ply, bar }) => `${this.#x(ply)},${yOf(bar)}`).join(' ');
    const end = this.#x(known.at(-1)?.ply ?? 0);
    const turns = this.#turningPoints.map(({ ply }) =>
      createSvg('circle', {
        class: 'turn',
        cx: this.#x(ply),
        cy: yOf(this.#points[ply].bar),
        r: 6,
      }),
    );
    const shown = this.#x(this.#shownPly);
    this.picture.replaceChildren(
      createSvg('rect', { class: 'ground', width: WIDTH, height: HEIGHT }),
      createSvg('polygon', { class: 'area', points: `0,${HEIGHT} ${line} ${end},${HEIGHT}` }),
      createSvg('line', { class: 'middle', x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
      createSvg('polyline', { class: 'score-line', points: line }),
      ...turns,
      createSvg('line', { class: 'shown', x1: shown, x2: shown, y1: 0, y2: HEIGHT }),
    );
  }

  /** @param {number} ply */
  #x(ply) {
    return Math.round((1000 * WIDTH * ply) / Math.max(1, this.#plies)) / 1000;
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const { left, width } = this.picture.getBoundingClientRect();
    this.onSelect(Math.round(((event.clientX - left) / width) * this.#plies));
  }
}

/** @param {number} bar */
function yOf(bar) {
  return Math.round(10 * (HEIGHT / 2 - bar * (HEIGHT / 2 - MARGIN))) / 10;
}
