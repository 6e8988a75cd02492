import './page-texts.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ticksOf } from '../src/main/resources/web/study/score-curve.ts';

test('the axis of a curve has at most nine numbers at even distances', () => {
  assert.deepEqual(ticksOf(3), [0, 1, 2, 3]);
  assert.deepEqual(ticksOf(9), [0, 2, 4, 6, 8]);
  assert.deepEqual(ticksOf(43), [0, 10, 20, 30, 40]);
  assert.ok(ticksOf(400).length <= 9);
});
