import { createSvg } from '../board/svg.ts';
import { createElement, find, setText } from '../site/dom.ts';
import { translate } from '../site/messages.ts';

type CurvePoint = Api.ScoreCurve['points'][number];
type TurningPoint = Api.ScoreCurve['turningPoints'][number];

const WIDTH = 600;
const HEIGHT = 160;

/** The space above and below the curve. */
const MARGIN = 6;

/** The scores of a finished game as a curve and as a table, and a list of its turning points. */
export class ScoreCurve {
  readonly picture;
  readonly status;
  readonly progress;
  readonly table;

  /** The points by ply. */
  #points: CurvePoint[] = [];
  #turningPoints: TurningPoint[] = [];

  /** The number of moves of the game; 0 until it is known. */
  #plies = 0;
  #shownPly = 0;

  /**
   * @param element the section of the curve
   * @param texts the texts of the board, with the names of the sides
   * @param onSelect called with the ply to show
   * @param notes the element with the turning points and the table
   */
  constructor(
    readonly element: HTMLElement,
    texts: Record<string, string>,
    readonly onSelect: (ply: number) => void,
    readonly notes: ParentNode = element,
  ) {
    this.picture = find(element, '.curve-picture', SVGSVGElement);
    this.status = find(element, '.curve-status');
    this.progress = find(element, '.curve-progress');
    this.table = find(notes, 'tbody');
    this.picture.addEventListener('click', event => this.#click(event));
    this.picture.addEventListener('keydown', event => this.#press(event));
    for (const side of ['first', 'second']) {
      setText(find(element, `.curve-side.${side}`), texts[`side.${side}`]);
    }
  }

  /** Adds new points. */
  add({ plies, complete, points, turningPoints: turns }: Api.ScoreCurve) {
    if (plies !== this.#plies) {
      this.#plies = plies;
      this.picture.setAttribute('aria-valuemax', String(plies));
      this.#drawAxis();
    }
    points.forEach(point => this.#addPoint(point));
    this.#showProgress(complete);
    if (complete) {
      this.#drawTurningPoints(turns);
    }
    this.#draw();
  }

  #showProgress(isComplete: boolean) {
    const bar = find(this.progress, 'progress', HTMLProgressElement);
    bar.max = this.#plies + 1;
    bar.value = this.#points.length;
    this.progress.hidden = isComplete;
  }

  /** Shows a text in place of the progress. */
  showStatus(text: string) {
    this.progress.hidden = true;
    setText(this.status, text);
  }

  /** Marks the ply that the board shows. */
  show(ply: number) {
    this.#shownPly = ply;
    this.#draw();
  }

  #addPoint(point: CurvePoint) {
    const { ply, scoreText } = point;
    const isNew = this.#points[ply] === undefined;
    this.#points[ply] = point;
    if (isNew) {
      const button = createElement(
        'button',
        { type: 'button', class: 'move', click: () => this.onSelect(ply) },
        formatPly(point),
      );
      this.table.append(
        createElement(
          'tr',
          {},
          createElement('td', {}, button),
          createElement('td', {}, scoreText),
        ),
      );
    }
  }

  #drawTurningPoints(turningPoints: TurningPoint[]) {
    this.#turningPoints = turningPoints;
    const items = turningPoints.map(({ ply, text }) => {
      const show = { type: 'button', class: 'button small', click: () => this.onSelect(ply - 1) };
      const button = createElement('button', show, translate('analysis.curve.look', ply));
      return createElement('li', {}, `${text} `, button);
    });
    find(this.notes, '.curve-turns').replaceChildren(
      items.length === 0
        ? createElement('p', { class: 'quiet' }, translate('analysis.curve.no-turns'))
        : createElement('ol', {}, ...items),
    );
  }

  /** Writes the numbers of moves below the curve. */
  #drawAxis() {
    const labels = ticksOf(this.#plies).map(ply => {
      const label = createElement('span', {}, ply);
      label.style.left = `${(100 * ply) / this.#plies}%`;
      return label;
    });
    find(this.element, '.curve-plies').replaceChildren(...labels);
  }

  #draw() {
    if (this.#plies === 0) {
      return;
    }
    const current = this.#points[this.#shownPly];
    this.picture.setAttribute('aria-valuenow', String(this.#shownPly));
    this.picture.setAttribute(
      'aria-valuetext',
      current === undefined
        ? String(this.#shownPly)
        : `${formatPly(current)}: ${current.scoreText}`,
    );
    const ticks = ticksOf(this.#plies).map(ply => {
      const x = this.#x(ply);
      return createSvg('line', { class: 'tick', x1: x, x2: x, y1: 0, y2: HEIGHT });
    });
    const known = this.#points.filter(point => point !== undefined);
    const line = known.map(({ ply, advantage }) => `${this.#x(ply)},${yOf(advantage)}`).join(' ');
    const end = this.#x(known.at(-1)?.ply ?? 0);
    // The ends of empty lines stay round where the picture is stretched.
    const turns = this.#turningPoints.flatMap(({ ply }) => {
      const dot = `M${this.#x(ply)},${yOf(this.#points[ply].advantage)}h0`;
      return ['turn', 'turn inner'].map(name => createSvg('path', { class: name, d: dot }));
    });
    const shown = this.#x(this.#shownPly);
    this.picture.replaceChildren(
      createSvg('rect', { class: 'ground', width: end, height: HEIGHT }),
      createSvg('polygon', { class: 'area', points: `0,${HEIGHT} ${line} ${end},${HEIGHT}` }),
      ...ticks,
      createSvg('line', { class: 'middle', x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
      createSvg('polyline', { class: 'score-line', points: line }),
      ...turns,
      ...['shown halo', 'shown'].map(name =>
        createSvg('line', { class: name, x1: shown, x2: shown, y1: 0, y2: HEIGHT }),
      ),
    );
  }

  #x(ply: number) {
    return Math.round((1000 * WIDTH * ply) / Math.max(1, this.#plies)) / 1000;
  }

  #press(event: KeyboardEvent) {
    const page = Math.max(1, Math.round(this.#plies / 10));
    const ply = {
      ArrowLeft: this.#shownPly - 1,
      ArrowDown: this.#shownPly - 1,
      ArrowRight: this.#shownPly + 1,
      ArrowUp: this.#shownPly + 1,
      PageDown: this.#shownPly - page,
      PageUp: this.#shownPly + page,
      Home: 0,
      End: this.#plies,
    }[event.key];
    if (ply !== undefined) {
      event.preventDefault();
      const selected = Math.min(Math.max(ply, 0), this.#plies);
      // The next key counts from here, also while the position is loaded.
      this.show(selected);
      this.onSelect(selected);
    }
  }

  #click(event: MouseEvent) {
    const { left, width } = this.picture.getBoundingClientRect();
    this.onSelect(Math.round(((event.clientX - left) / width) * this.#plies));
  }
}

/** Returns the plies that the axis names: at most nine, at even distances. */
export function ticksOf(plies: number) {
  const step = [1, 2, 5, 10, 20, 50].find(length => plies <= 8 * length) ?? 100;
  return Array.from({ length: Math.floor(plies / step) + 1 }, (_, index) => index * step);
}

function formatPly({ ply, move }: CurvePoint) {
  return ply === 0 ? translate('analysis.start') : `${ply}. ${move}`;
}

function yOf(bar: number) {
  return Math.round(10 * (HEIGHT / 2 - bar * (HEIGHT / 2 - MARGIN))) / 10;
}
