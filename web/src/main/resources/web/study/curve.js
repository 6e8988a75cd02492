import { svg } from '/board/svg.js';
import { make, setText } from '/site/dom.js';
import { say } from '/site/words.js';

const WIDTH = 600;
const HEIGHT = 160;

/** The score of a finished game as a curve, a table, and a list of its turning points. */
export class Curve {
  #points = [];
  #turns = [];

  /**
   * @param element where it is shown: it has places `.curve-picture`, `.curve-turns`, a table body
   *   and `.curve-status`
   * @param go is told the ply that somebody wants to see
   */
  constructor(element, go) {
    this.element = element;
    this.go = go;
    this.ply = 0;
    this.picture = element.querySelector('.curve-picture');
    this.picture.addEventListener('click', event => this.#click(event));
  }

  /** Takes new points. */
  take({ plies, complete, points, turns }) {
    this.plies = plies;
    points.forEach(point => this.#take(point));
    setText(this.element.querySelector('.curve-status'),
      complete ? '' : say('analysis.curve.computing', this.#points.length, plies + 1));
    if (complete) {
      this.#showTurns(turns);
    }
    this.#draw();
  }

  /** Marks the ply that is shown on the board. */
  show(ply) {
    this.ply = ply;
    this.#draw();
  }

  /** Returns what is known of a ply, or undefined. */
  at(ply) {
    return this.#points[ply];
  }

  #take(point) {
    const isNew = this.#points[point.ply] === undefined;
    this.#points[point.ply] = point;
    if (isNew) {
      this.element.querySelector('tbody').append(make('tr', {},
        make('td', {}, make('button', {
          type: 'button', class: 'move', click: () => this.go(point.ply),
        }, point.ply === 0 ? say('analysis.start') : `${point.ply}. ${point.move}`)),
        make('td', {}, point.says)));
    }
  }

  #showTurns(turns) {
    this.#turns = turns;
    const none = make('p', { class: 'quiet' }, say('analysis.curve.no-turns'));
    const list = make('ol', {}, ...turns.map(({ ply, says }) => make('li', {}, `${says} `,
      make('button', { type: 'button', class: 'button small', click: () => this.go(ply - 1) },
        say('analysis.curve.look', ply)))));
    this.element.querySelector('.curve-turns').replaceChildren(turns.length === 0 ? none : list);
  }

  #draw() {
    if (this.plies === undefined) {
      return;
    }
    const known = this.#points.filter(point => point !== undefined);
    const line = known.map(({ ply, bar }) => `${this.#x(ply)},${y(bar)}`).join(' ');
    const end = this.#x(known.at(-1)?.ply ?? 0);
    const marks = this.#turns.map(({ ply }) => svg('circle', {
      class: 'turn', cx: this.#x(ply), cy: y(this.#points[ply].bar), r: 6,
    }));
    const here = this.#x(this.ply);
    this.picture.replaceChildren(
      svg('rect', { class: 'ground', width: WIDTH, height: HEIGHT }),
      svg('polygon', { class: 'area', points: `0,${HEIGHT} ${line} ${end},${HEIGHT}` }),
      svg('line', { class: 'middle', x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
      svg('polyline', { class: 'score-line', points: line }),
      ...marks,
      svg('line', { class: 'here', x1: here, x2: here, y1: 0, y2: HEIGHT }));
  }

  #x(ply) {
    return Math.round(1000 * WIDTH * ply / Math.max(1, this.plies)) / 1000;
  }

  #click(event) {
    const { left, width } = this.picture.getBoundingClientRect();
    this.go(Math.round((event.clientX - left) / width * this.plies));
  }
}

function y(bar) {
  return Math.round(10 * (HEIGHT / 2 - bar * (HEIGHT / 2 - 6))) / 10;
}
