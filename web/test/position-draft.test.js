import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PositionDraft } from '../src/main/resources/web/study/position-draft.ts';
import { position, tile } from './positions.js';

/** @type {Api.Piece} */
const RED = { side: 'first', kind: 'mole', number: 0, pattern: 0 };

/** @type {Api.Piece} */
const BLUE = { ...RED, side: 'second' };

const BOARD_CELLS = [1, 2].flatMap((name, y) =>
  ['a', 'b', 'c'].map((letter, x) => ({ name: `${letter}${name}`, x, y })),
);

function boardDraft() {
  return new PositionDraft(
    {
      game: 'talpa',
      variant: '3x2',
      kind: 'squares',
      columns: 3,
      rows: 2,
      cells: BOARD_CELLS,
      joinsEdges: false,
      hasRemovals: false,
    },
    {
      start: '',
      pieces: [
        { text: 'r', piece: RED },
        { text: 'b', piece: BLUE },
      ],
      marks: [{ kind: 'trench', cells: ['b2'] }],
      first: 'R',
      second: 'B',
    },
  );
}

test('rows are written from the top, with numbers for empty cells', () => {
  const draft = boardDraft();
  assert.equal(draft.text(), '3/3 R');
  draft.put('a1', RED);
  draft.put('c2', BLUE);
  draft.toMove = 'second';
  assert.equal(draft.text(), '2b/r2 B');
});

test('the same piece again empties a cell, another replaces it', () => {
  const draft = boardDraft();
  draft.put('a1', RED);
  draft.put('a1', BLUE);
  assert.equal(draft.text(), '3/b2 R');
  draft.put('a1', BLUE);
  assert.equal(draft.text(), '3/3 R');
  draft.put('b1', RED);
  draft.put('b1', undefined);
  assert.equal(draft.text(), '3/3 R');
});

test('a loaded position keeps the fields that the draft does not know', () => {
  const draft = boardDraft();
  draft.load(
    position({
      position: '3/r2 B 4 -',
      toMove: 'second',
      pieces: [
        { piece: RED, cells: ['a1'] },
        { piece: { ...RED, kind: 'king' }, cells: ['b1'] },
      ],
    }),
  );
  assert.equal(draft.text(), '3/r2 B 4 -');
  draft.clear();
  assert.equal(draft.text(), '3/3 B 4 -');
});

test('every cell of a draft can be selected', () => {
  const { nextTargets, area } = boardDraft().position();
  assert.deepEqual(Object.keys(nextTargets[0]).sort(), ['a1', 'a2', 'b1', 'b2', 'c1', 'c2']);
  assert.deepEqual(area, { left: 0, bottom: 0, right: 2, top: 1 });
});

test('a table is written tile by tile, with two free cells around them', () => {
  const piece = tile('first', 7, 3);
  const draft = new PositionDraft(
    {
      game: 'niju',
      variant: 'most',
      kind: 'unbounded',
      columns: 0,
      rows: 0,
      cells: [],
      joinsEdges: false,
      hasRemovals: false,
    },
    { start: '', pieces: [{ text: 'w7r0', piece }], marks: [], first: 'w', second: 'b' },
  );
  assert.equal(draft.text(), '- w');
  draft.put('2,-1', piece);
  assert.equal(draft.text(), 'w7r0@2,-1 w');
  assert.deepEqual(draft.position().area, { left: -2, right: 4, bottom: -3, top: 2 });
});
