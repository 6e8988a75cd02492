import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addNotes } from '../src/main/resources/web/study/move-notes.ts';
import { MoveTree } from '../src/main/resources/web/study/move-tree.ts';

/** @param {number} ply @param {number} advantage */
const point = (ply, advantage, proven = false) => ({
  ply,
  move: '',
  side: '',
  advantage,
  proven,
  scoreText: '',
});

/** @param {number} ply */
const turn = ply => ({ ply, text: '', expectedMoves: ['x'], explanation: '' });

test('a turning point is a mistake, and a blunder from a loss of 0.4', () => {
  const tree = new MoveTree('start');
  tree.root.child('a').child('b').child('c').child('d');
  const line = tree.mainLine();
  addNotes(line, { points: [point(0, 0.1), point(1, 0.2), point(2, 0.5)], turningPoints: [] });
  addNotes(line, { points: [point(3, 0.05), point(4, 1, true)], turningPoints: [2, 3].map(turn) });
  assert.deepEqual(
    line.map(({ note }) => note?.share),
    [55, 60, 75, 53, 100],
  );
  assert.deepEqual(
    line.map(({ note }) => note?.mistake?.isBlunder),
    [undefined, undefined, false, true, undefined],
  );
  assert.equal(line[3].note?.mistake?.better, 'x');
});

test('a score that the server withholds is not shown as an even one', () => {
  const tree = new MoveTree('start');
  tree.root.child('a');
  const line = tree.mainLine();
  addNotes(line, { points: [point(0, 0), point(1, 0, true)], turningPoints: [] });
  assert.deepEqual(
    line.map(({ note }) => note?.share),
    [undefined, 50],
  );
});
