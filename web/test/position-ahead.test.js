import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLegal } from '../src/main/resources/web/play/click-paths.ts';
import { MoveEntry } from '../src/main/resources/web/board/move-entry.ts';
import { pathAhead, positionAhead } from '../src/main/resources/web/play/position-ahead.ts';
import { position } from './positions.js';

const PLAIN = /** @type {const} */ ({ kind: 'mole', number: 0, pattern: 0 });

test('ahead of its turn, a piece can be sent to any cell, and no other begins a move', () => {
  const shown = position({
    toMove: 'second',
    pieces: [
      { piece: { ...PLAIN, side: 'first' }, cells: ['a1'] },
      { piece: { ...PLAIN, side: 'second' }, cells: ['b1'] },
    ],
  });
  const { toMove, nextTargets } = positionAhead(shown, 'first', {
    cells: ['a1', 'b1', 'a2'],
  });
  assert.equal(toMove, 'first');
  assert.ok(isLegal(nextTargets, ['a1', 'b1']));
  assert.ok(isLegal(nextTargets, ['a1', 'a2']));
  assert.ok(!isLegal(nextTargets, ['b1', 'a1']));
});

test('a tile can be laid on any empty cell, in each rotation that looks different', () => {
  const tile = /** @type {const} */ ({ side: 'first', kind: 'tile' });
  const shown = position({
    toMove: 'second',
    pieces: [{ piece: { ...tile, side: 'second', number: 9, pattern: 1 }, cells: ['0,0'] }],
    hands: [
      {
        side: 'first',
        pieces: [
          { ...tile, number: 1, pattern: 0b11111111 },
          { ...tile, number: 2, pattern: 0b00010001 },
          { ...tile, number: 3, pattern: 0b00000001 },
        ],
      },
    ],
  });
  const { nextTargets } = positionAhead(shown, 'first', { cells: ['0,0', '1,0'] });
  /** @type {(number: number) => string[]} */
  const rotations = number =>
    ['turn0', 'turn1', 'turn2', 'turn3'].filter(turn =>
      isLegal(nextTargets, [`tile${number}`, turn, '1,0']),
    );
  assert.deepEqual(rotations(1), ['turn0']);
  assert.deepEqual(rotations(2), ['turn0', 'turn1']);
  assert.equal(rotations(3).length, 4);
  assert.ok(!isLegal(nextTargets, ['tile3', 'turn0', '0,0']));
});

test('where the game has removals, a piece selected twice is removed', () => {
  const shown = position({
    toMove: 'second',
    pieces: [{ piece: { ...PLAIN, side: 'first' }, cells: ['a1'] }],
  });
  const cells = ['a1', 'a2'];
  const removable = new MoveEntry(
    positionAhead(shown, 'first', { cells, hasRemovals: true }).nextTargets,
  );
  assert.equal(removable.select('a1'), 'incomplete');
  assert.equal(removable.select('a1'), 'complete');
  assert.deepEqual(pathAhead(removable.path), ['a1']);
  assert.deepEqual(pathAhead(['a1', 'a2']), ['a1', 'a2']);
  const others = new MoveEntry(positionAhead(shown, 'first', { cells }).nextTargets);
  others.select('a1');
  assert.equal(others.select('a1'), 'incomplete');
  assert.deepEqual(others.path, []);
});
