import { boardStyle } from './style.ts';
import { createPiece, SYMBOL_SCALE } from './pieces.ts';
import { createPolygon, createSvg, translateTo, type Point } from './svg.ts';
import { createPaints, createSymbol } from './symbols.ts';
import type { PieceSetName } from './piece-sets.ts';
import type { MarkState } from './tile-progress.ts';

/** How pieces and boards look. */
type Look = { boardStyle: string; pieceSet: PieceSetName };

/** The game that a picture is about, and whether its cells are hexagons. */
type Board = { game: string; isHexagonal: boolean };

/** The width and the height of a cell, and of the arrow between two scenes. */
const CELL = 100;
const ARROW = 80;

const HEXAGON = [
  [0, -56],
  [48, -28],
  [48, 28],
  [0, 56],
  [-48, 28],
  [-48, -28],
];

/** How large pieces are, where their points would leave a cell that does not stand on its corner. */
const RANK_SCALE = 0.85;

/** The piece of a game that has only one kind besides tiles and ranks. */
const KINDS: Record<string, string> = { talpa: 'mole', jostle: 'checker', morelli: 'stone' };

const RANKS = ['', 'soldier', 'sergeant', 'captain', 'colonel', 'general'];

/** A pattern with its four marks in the corners, and how far it has come, by the letter of its tile. */
const CORNERS = 0b1010101;
const TILES: Record<string, readonly MarkState[]> = {
  w: ['wanted', 'wanted', 'wanted', 'wanted'],
  c: ['there', 'there', 'there', 'there'],
  s: ['there', 'spoiled', 'there', 'there'],
};

/**
 * A cell as text: `.` an empty cell, `-` no cell, `T` the Throne, `k` the King on it; `a` a piece of the
 * first side and `b` of the second, in Trench with its rank; `w`, `c` and `s` a tile whose pattern is
 * begun, complete or spoiled. Then, where there is one, `:` and the value of the piece, `~` for the
 * trench, and a sign: `+` a target, `!` refused, `x` blocked, `?` wanted.
 */
const CELL_TEXT =
  /^(?<what>[-.Tkabwcs])(?<rank>\d?)(?::(?<value>-?\d))?(?<trench>~?)(?<sign>[+!x?]?)$/;

/**
 * Creates the picture of a rule: a few cells, often before and after a move. Screen readers skip it, so a
 * text must say the same. The symbols of pieces must be there.
 *
 * @param text the cells: ` ` between cells, ` / ` between rows, ` > ` between the scenes before and after
 */
export function createRulePicture(board: Board, text: string, look: Look) {
  const scenes = text.split(' > ').map(scene => scene.split(' / ').map(row => row.split(' ')));
  const widths = scenes.map(([row = []]) => row.length * CELL);
  const height = Math.max(...scenes.map(rows => rows.length)) * CELL;
  const parts = scenes.flatMap((rows, index) => {
    const left = widths.slice(0, index).reduce((sum, width) => sum + width + ARROW, 0);
    const top = (height - rows.length * CELL) / 2;
    const cells = rows.flatMap((row, y) =>
      row.map((cell, x) => createCell(board, cell, { x, y }, look.pieceSet)),
    );
    const scene = createSvg('g', translateTo({ x: left, y: top }), ...cells);
    return index === 0 ? [scene] : [createArrow(left - ARROW / 2, height / 2), scene];
  });
  const width = widths.reduce((sum, each) => sum + each + ARROW, -ARROW);
  return createHost(board, { width, height }, look.boardStyle, parts);
}

function createHost(
  { game, isHexagonal }: Board,
  { width, height }: { width: number; height: number },
  style: string,
  parts: SVGElement[],
) {
  const host = document.createElement('span');
  host.className = 'rule-picture';
  host.setAttribute('aria-hidden', 'true');
  host.setAttribute('board-style', style);
  const picture = document.createElement('span');
  picture.className = `rule-scenes game-${game} ${isHexagonal ? 'kind-hexagon' : ''}`;
  const margin = 8;
  const viewBox = [-margin, -margin, width + 2 * margin, height + 2 * margin].join(' ');
  // A cell is somewhat higher than a line of text.
  const size = {
    width: `${(width + 2 * margin) / 56}em`,
    height: `${(height + 2 * margin) / 56}em`,
  };
  picture.append(createSvg('svg', { viewBox, ...size }, ...parts));
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [boardStyle];
  root.append(createPaints(), picture);
  return host;
}

function createArrow(x: number, y: number) {
  return createSvg('path', {
    d: 'M-22 0H20M4-16 20 0 4 16',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 7,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...translateTo({ x, y }),
  });
}

function createCell(board: Board, text: string, { x, y }: Point, set: PieceSetName) {
  const { what = '-', rank = '', value, trench, sign = '' } = CELL_TEXT.exec(text)?.groups ?? {};
  const place = translateTo({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL });
  if (what === '-') {
    return createSvg('g', place);
  }
  const fill = trench === '~' ? 'var(--trench)' : groundOf(board.game, what === '.', { x, y });
  const outline = { fill, stroke: 'var(--cell-line)', 'stroke-width': 2 };
  return createSvg(
    'g',
    place,
    board.isHexagonal
      ? createPolygon(HEXAGON, 1, outline)
      : createSvg('rect', { x: -50, y: -50, width: CELL, height: CELL, ...outline }),
    ...contentOf(board.game, what, Number(rank), set, value),
    ...signOf(sign),
  );
}

/** Returns the colour of the ground of a cell. */
function groundOf(game: string, isEmpty: boolean, { x, y }: Point) {
  switch (game) {
    case 'talpa':
      return isEmpty ? 'var(--dig-floor)' : `var(--cell-${(x + y) % 2})`;
    case 'morelli':
      return `var(--felt-${x + 1})`;
    case 'niju':
      return 'var(--linen)';
    default:
      return `var(--cell-${(x + y) % 2})`;
  }
}

function contentOf(
  game: string,
  what: string,
  rank: number,
  set: PieceSetName,
  value: string | undefined,
): SVGElement[] {
  const scaled = { transform: `scale(${SYMBOL_SCALE.toFixed(3)})` };
  const throne = () => createSvg('g', scaled, createSymbol('throne'));
  switch (what) {
    case '.':
      return [];
    case 'T':
      return [throne()];
    case 'k':
      return [throne(), createPiece(pieceOf('first', 'king'), set)];
    case 'a':
    case 'b': {
      const kind = KINDS[game] ?? RANKS[rank] ?? '';
      const piece = pieceOf(what === 'a' ? 'first' : 'second', kind === '' ? 'tile' : kind);
      const shown = value === undefined ? {} : { value: Number(value) };
      const scale = rank > 0 ? RANK_SCALE : 1;
      return [
        createSvg('g', { transform: `scale(${scale})` }, createPiece(piece, set, false, shown)),
      ];
    }
    default: {
      const states = TILES[what] ?? [];
      const progress = Array.from({ length: 8 }, (_, index) => states[index >> 1] ?? 'wanted');
      return [
        createPiece({ ...pieceOf('first', 'tile'), pattern: CORNERS }, set, false, { progress }),
      ];
    }
  }
}

function pieceOf(side: Side, kind: string) {
  return { side, kind, number: kind === 'tile' ? 1 : 0, pattern: 0 } as Api.Piece;
}

/** Returns a sign as boards draw it. */
function signOf(sign: string): SVGElement[] {
  const scaled = { transform: `scale(${SYMBOL_SCALE.toFixed(3)})` };
  const cased = { 'stroke-width': 5, stroke: 'var(--sig-light)' };
  switch (sign) {
    case '+':
      return [createSvg('circle', { r: 17, fill: 'var(--sig-there)', ...cased })];
    case '?':
      return [
        createSvg('circle', { r: 17, fill: 'none', 'stroke-width': 13, stroke: 'var(--sig-ink)' }),
        createSvg('circle', { r: 17, fill: 'none', 'stroke-width': 8, stroke: 'var(--sig-mine)' }),
      ];
    case '!':
      return [createSvg('g', scaled, createSymbol('refused'))];
    case 'x':
      return [createSvg('g', scaled, createSymbol('blocked'))];
    default:
      return [];
  }
}
