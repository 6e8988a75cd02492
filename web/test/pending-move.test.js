import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ShownPosition } from '../src/main/resources/web/board/shown-position.ts';
import { position, tile } from './positions.js';

/** @type {Api.Piece} */
const RED = { side: 'first', kind: 'mole', number: 0, pattern: 0 };
/** @type {Api.Piece} */
const BLUE = { side: 'second', kind: 'mole', number: 0, pattern: 0 };

const BEFORE = position({
  pieces: [
    { piece: RED, cells: ['a1', 'b2'] },
    { piece: BLUE, cells: ['a2'] },
  ],
  nextTargets: [{ a1: 1 }, { a2: 0 }],
});

/**
 * Returns the piece on a cell.
 *
 * @param {Api.Position} shown
 * @param {string} cell
 */
function pieceOn(shown, cell) {
  return shown.pieces.filter(({ cells }) => cells.includes(cell)).map(({ piece }) => piece);
}

/**
 * Returns a confirmed move from a1 to a2 that captures.
 *
 * @returns {Api.Move}
 */
function capture() {
  return {
    move: 'a1a2',
    side: 'first',
    targets: ['a1', 'a2'],
    effects: [
      { kind: 'removed', from: '', cell: 'a2', piece: BLUE },
      { kind: 'moved', from: 'a1', cell: 'a2', piece: RED },
    ],
  };
}

test('a pending move puts the piece on its target, and no move can be entered', () => {
  const shown = new ShownPosition(BEFORE, null);
  shown.setPending(['a1', 'a2']);
  assert.deepEqual(pieceOn(shown.drawn.position, 'a1'), []);
  assert.deepEqual(pieceOn(shown.drawn.position, 'a2'), [RED]);
  assert.deepEqual(pieceOn(shown.drawn.position, 'b2'), [RED]);
  assert.deepEqual(shown.steps, [{}]);
  assert.deepEqual(shown.drawn.move?.targets, ['a1', 'a2']);
});

test('a path of one cell removes its piece', () => {
  const shown = new ShownPosition(BEFORE, null);
  const effects = shown.setPending(['b2']);
  assert.deepEqual(effects, [{ kind: 'removed', from: '', cell: 'b2', piece: RED }]);
  assert.deepEqual(pieceOn(shown.drawn.position, 'b2'), []);
  assert.deepEqual(pieceOn(shown.drawn.position, 'a1'), [RED]);
});

test('a pending tile is laid as it is rotated, and has left the hand', () => {
  const before = position({
    hands: [
      { side: 'first', pieces: [tile('first', 7, 0b1), tile('first', 8, 0b11)] },
      { side: 'second', pieces: [tile('second', 7, 0b1)] },
    ],
  });
  const shown = new ShownPosition(before, null);
  shown.setPending(['tile7', 'turn1', '0,0']);
  const { pieces, hands } = shown.drawn.position;
  assert.deepEqual(pieces, [{ piece: tile('first', 7, 0b100), cells: ['0,0'] }]);
  assert.deepEqual(
    hands.map(hand => hand.pieces.map(({ number }) => number)),
    [[8], [7]],
  );
});

test('the confirmation of a pending move shows only its other effects', () => {
  const shown = new ShownPosition(BEFORE, null);
  shown.setPending(['a1', 'a2']);
  assert.deepEqual(shown.replace(position({ position: 'P1' }), capture()), [capture().effects[0]]);
  assert.equal(shown.pending, undefined);
});

test('another move than the pending one shows all its effects', () => {
  const shown = new ShownPosition(BEFORE, null);
  shown.setPending(['b2']);
  assert.deepEqual(shown.replace(position({ position: 'P1' }), capture()), capture().effects);
  assert.equal(shown.drawn.position.position, 'P1');
});

test('a pending move stays while its position is shown again', () => {
  const shown = new ShownPosition(BEFORE, null);
  shown.setPending(['a1', 'a2']);
  assert.equal(shown.replace({ ...BEFORE }, null), undefined);
  assert.deepEqual(pieceOn(shown.drawn.position, 'a2'), [RED]);
});
