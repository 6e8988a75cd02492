import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page-texts.js';

const { goalOfBoth } = await import('../src/main/resources/web/play/goal-text.ts');

test('the goal is that of the variant, or of the variants that differ in numbers, or of the game', () => {
  const texts = {
    'goal.both': 'of the game',
    'goal.both.first': 'first',
    'goal.both.first-#': 'first of some tiles',
  };
  assert.equal(goalOfBoth('most', texts), 'of the game');
  assert.equal(goalOfBoth('most-7', texts), 'of the game');
  assert.equal(goalOfBoth('first', texts), 'first');
  assert.equal(goalOfBoth('first-7', texts), 'first of some tiles');
  assert.equal(goalOfBoth('hex', {}), '');
});
