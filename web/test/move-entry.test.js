import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MoveEntry } from '../src/main/resources/web/board/move-entry.ts';
import { isLegal, legalPaths, stepAfter } from '../src/main/resources/web/play/click-paths.ts';

/**
 * a1 moves to a2 or b1; tile7 is laid on c3 in two rotations.
 *
 * @type {Record<string, number>[]}
 */
const STEPS = [{ a1: 1, tile7: 2 }, { a2: 0, b1: 0 }, { turn0: 3, turn1: 3 }, { c3: 0 }];

test('a move is complete after its last spot', () => {
  const entry = new MoveEntry(STEPS);
  assert.equal(entry.select('a1'), 'incomplete');
  assert.deepEqual(entry.nextCells(), ['a2', 'b1']);
  assert.equal(entry.select('b1'), 'complete');
  assert.deepEqual(entry.path, ['a1', 'b1']);
});

test('a spot without a legal move is illegal, with the path that led to it', () => {
  const entry = new MoveEntry(STEPS);
  entry.select('a1');
  assert.equal(entry.select('h8'), 'illegal');
  assert.deepEqual(entry.illegalPath, ['a1', 'h8']);
  assert.deepEqual(entry.path, []);
});

test('the same spot again clears the path', () => {
  const entry = new MoveEntry(STEPS);
  entry.select('a1');
  assert.equal(entry.select('a1'), 'incomplete');
  assert.deepEqual(entry.path, []);
});

test('another first spot begins the path again', () => {
  const entry = new MoveEntry(STEPS);
  entry.select('tile7');
  entry.select('a1');
  assert.deepEqual(entry.path, ['a1']);
});

test('a tile has its first rotation at once, and can be rotated both ways', () => {
  const entry = new MoveEntry(STEPS);
  entry.select('tile7');
  assert.deepEqual(entry.path, ['tile7', 'turn0']);
  assert.equal(entry.canRotate(), true);
  entry.rotate(1);
  assert.equal(entry.quarterTurns(), 1);
  entry.rotate(1);
  assert.equal(entry.quarterTurns(), 0);
  entry.rotate(-1);
  assert.deepEqual(entry.nextCells(), ['c3']);
  assert.equal(entry.select('c3'), 'complete');
  assert.deepEqual(entry.path, ['tile7', 'turn1', 'c3']);
});

test('legal paths are listed up to one more than the limit', () => {
  assert.deepEqual(legalPaths(STEPS, 40), [
    ['a1', 'a2'],
    ['a1', 'b1'],
    ['tile7', 'turn0', 'c3'],
    ['tile7', 'turn1', 'c3'],
  ]);
  assert.equal(legalPaths(STEPS, 1).length, 2);
  assert.deepEqual(legalPaths(STEPS, 40, 1), [['a2'], ['b1']]);
});

test('a path is legal only when it is a whole move', () => {
  assert.equal(isLegal(STEPS, ['a1', 'a2']), true);
  assert.equal(isLegal(STEPS, ['a1']), false);
  assert.equal(isLegal(STEPS, ['a1', 'a2', 'a2']), false);
  assert.equal(stepAfter(STEPS, ['a1']), 1);
  assert.equal(stepAfter(STEPS, ['h8']), undefined);
  assert.equal(stepAfter(STEPS, []), undefined);
});

test('the cells of a refusal are forgotten with the next selection', () => {
  const entry = new MoveEntry(STEPS);
  entry.select('h8');
  entry.refusedCells = ['h8'];
  entry.select('a1');
  assert.deepEqual(entry.refusedCells, []);
});
