import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EDGE_WIDTH, Geometry } from '../src/main/resources/web/board/geometry.ts';
import {
  markedDirections,
  markedOffsets,
  rotateTile,
} from '../src/main/resources/web/board/tile.ts';
import { countWantedCells } from '../src/main/resources/web/board/wanted-cells.ts';
import { position, tile } from './positions.js';

const AREA = { left: 0, bottom: 0, right: 2, top: 1 };
const OPTIONS = { isFlipped: false, hasCoordinates: true, isSquare: false };

/**
 * Returns a board of 3 columns and 2 rows.
 *
 * @param {Api.Board['kind']} kind
 * @returns {Api.Board}
 */
function board(kind) {
  const cells = [0, 1].flatMap(y => [0, 1, 2].map(x => ({ name: `${'abc'[x]}${y + 1}`, x, y })));
  return {
    game: 'test',
    variant: '3x2',
    kind,
    columns: 3,
    rows: 2,
    cells,
    joinsEdges: false,
    hasRemovals: false,
  };
}

/** @param {Geometry} geometry */
function namesByRow(geometry) {
  return geometry.rows.map(row => row.map(({ name }) => name).join(' '));
}

test('rows are in reading order, also on a flipped board', () => {
  const geometry = new Geometry(board('squares'), AREA, OPTIONS);
  assert.deepEqual(namesByRow(geometry), ['a2 b2 c2', 'a1 b1 c1']);
  const flipped = new Geometry(board('squares'), AREA, { ...OPTIONS, isFlipped: true });
  assert.deepEqual(namesByRow(flipped), ['c1 b1 a1', 'c2 b2 a2']);
});

test('y grows downwards, and flipping turns by half a turn', () => {
  const { x, y } = new Geometry(board('squares'), AREA, OPTIONS).cell('c2') ?? {};
  assert.deepEqual([x, y], [200, -100]);
  const flipped = new Geometry(board('squares'), AREA, { ...OPTIONS, isFlipped: true });
  assert.deepEqual([flipped.cell('c2')?.x, flipped.cell('c2')?.y], [-200, 100]);
});

/**
 * Returns a box with its parts rounded to whole numbers.
 *
 * @param {import('../src/main/resources/web/board/geometry.ts').Box} box
 */
function rounded({ x, y, width, height }) {
  return [x, y, width, height].map(Math.round);
}

test('the frame has the same width on all sides, and room for labels where there are some', () => {
  const { box } = new Geometry(board('squares'), AREA, OPTIONS);
  assert.deepEqual(rounded(box), [-90, -190, 380, 280]);
  const plain = new Geometry(board('squares'), AREA, { ...OPTIONS, hasCoordinates: false });
  assert.deepEqual(rounded(plain.box), [-72, -172, 344, 244]);
  assert.deepEqual(plain.labels, []);
});

test('the frame of a diamond is parallel to the edges of its cells', () => {
  const cells = [0, 1].flatMap(y => [0, 1].map(x => ({ name: `${'ab'[x]}${y + 1}`, x, y })));
  const diamond = new Geometry({ ...board('diamond'), columns: 2, cells }, AREA, OPTIONS);
  // Adding 0 makes 0 of -0.
  const corners = diamond.frameCorners().map(corner => corner.map(part => Math.round(part) + 0));
  assert.deepEqual(corners, [
    [0, 127],
    [-198, -71],
    [0, -269],
    [198, -71],
  ]);
});

test('edges that are joined have space around the cells, and the labels are beyond it', () => {
  const joined = { ...board('squares'), joinsEdges: true };
  const geometry = new Geometry(joined, AREA, OPTIONS);
  assert.deepEqual(rounded(geometry.box), [
    -90 - EDGE_WIDTH,
    -190 - EDGE_WIDTH,
    380 + 2 * EDGE_WIDTH,
    280 + 2 * EDGE_WIDTH,
  ]);
  assert.deepEqual(geometry.cellBox(), { x: -50, y: -150, width: 300, height: 200 });
  assert.equal(geometry.labels[0].y, 50 + EDGE_WIDTH);
});

test('squares know their ring, and cells of a diamond their half', () => {
  const cells = [0, 1, 2].flatMap(y => [0, 1, 2].map(x => ({ name: `${'abc'[x]}${y + 1}`, x, y })));
  /** @type {(kind: Api.Board['kind'], name: string) => string[] | undefined} */
  const parts = (kind, name) =>
    new Geometry({ ...board(kind), rows: 3, cells }, AREA, OPTIONS).cell(name)?.parts;
  assert.deepEqual(parts('squares', 'b2'), ['band-1']);
  assert.deepEqual(parts('squares', 'c2'), ['band-0']);
  assert.deepEqual(parts('diamond', 'a1'), ['lower']);
  assert.deepEqual(parts('diamond', 'c1'), []);
  assert.deepEqual(parts('diamond', 'c3'), ['upper']);
});

test('columns and rows are named after the first row and column', () => {
  const { labels } = new Geometry(board('squares'), AREA, OPTIONS);
  assert.deepEqual(
    labels.map(({ text }) => text),
    ['a', 'b', 'c', '1', '2'],
  );
});

test('arrow keys stop at edges and keep to a column', () => {
  const geometry = new Geometry(board('squares'), AREA, OPTIONS);
  assert.equal(geometry.next('a1', 1, 0, 0), 'b1');
  assert.equal(geometry.next('c1', 1, 0, 2), 'c1');
  assert.equal(geometry.next('b1', 0, -1, 1), 'b2');
  assert.equal(geometry.next('b2', 0, -1, 1), 'b2');
  assert.equal(geometry.next('b1', 0, -1, 2), 'c2');
});

test('a diamond stands on its first corner, or on an edge', () => {
  const diamond = new Geometry(board('diamond'), AREA, OPTIONS);
  const right = diamond.cell('b1');
  const left = diamond.cell('a2');
  assert.ok(right !== undefined && left !== undefined);
  assert.ok(right.x > 0 && left.x < 0);
  assert.equal(right.y, left.y);
  const square = new Geometry(board('diamond'), AREA, { ...OPTIONS, isSquare: true });
  assert.equal(square.cell('a1')?.y, square.cell('c1')?.y);
});

test('neighbours on a hexagon have different shades', () => {
  const lengths = [2, 3, 2];
  const cells = lengths.flatMap((length, y) =>
    Array.from({ length }, (_, x) => ({ name: `${'abc'[y]}${x + 1}`, x, y })),
  );
  /** @type {Api.Board} */
  const hexagon = {
    ...board('hexagon'),
    rows: 3,
    cells,
  };
  const geometry = new Geometry(hexagon, AREA, OPTIONS);
  for (const cell of geometry.cells) {
    for (const other of geometry.cells) {
      const distance = Math.hypot(cell.x - other.x, cell.y - other.y);
      if (distance > 1 && distance < 101) {
        assert.notEqual(cell.shade, other.shade, `${cell.name} ${other.name}`);
      }
    }
  }
});

test('a table has the cells of its area', () => {
  const area = { left: -1, bottom: -1, right: 1, top: 0 };
  const geometry = new Geometry({ ...board('unbounded'), cells: [] }, area, OPTIONS);
  assert.deepEqual(namesByRow(geometry), ['-1,0 0,0 1,0', '-1,-1 0,-1 1,-1']);
  assert.equal(geometry.cell(undefined), undefined);
  assert.equal(geometry.cell('9,9'), undefined);
});

test('a quarter turn moves the marks of a tile by two directions', () => {
  const north = tile('first', 1, 0b10);
  assert.deepEqual(markedDirections(north), [1]);
  assert.deepEqual(markedOffsets(north), [[0, -1]]);
  assert.deepEqual(markedDirections(rotateTile(north, 1)), [3]);
  assert.deepEqual(markedDirections(rotateTile(north, 3)), [7]);
  assert.deepEqual(rotateTile(north, 4), north);
});

test('wanted cells are those that open patterns need', () => {
  const marksNorth = 0b10;
  const pieces = [
    { piece: tile('first', 1, marksNorth), cells: ['0,0'] },
    { piece: tile('second', 2, 0b1), cells: ['1,0'] },
    { piece: tile('second', 3, marksNorth), cells: ['5,5'] },
  ];
  const marks = [{ kind: 'spoiled', cells: ['5,5'] }];
  const wanted = countWantedCells(position({ pieces, marks }));
  assert.deepEqual([...wanted], [['0,1', { first: 1, second: 1 }]]);
});
