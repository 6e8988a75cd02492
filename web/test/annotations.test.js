import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrowOutline, toggleAnnotation } from '../src/main/resources/web/board/annotations.ts';

test('an arrow ends in the middle of its cell and is as wide as asked', () => {
  const outline = arrowOutline({ x: 0, y: 0 }, { x: 300, y: 0 }, 10);
  assert.deepEqual(outline[3], [300, 0]);
  const [start, neck] = outline;
  assert.deepEqual(start, [30, 10]);
  assert.equal(neck[1], 10);
  assert.deepEqual(outline.at(-1), [30, -10]);
});

test('an arrow is the same from every direction', () => {
  const across = arrowOutline({ x: 0, y: 0 }, { x: 200, y: 0 }, 8);
  const down = arrowOutline({ x: 50, y: 50 }, { x: 50, y: 250 }, 8);
  assert.deepEqual(
    down.map(([x, y]) => [Math.round(y - 50), Math.round(50 - x)]),
    across.map(([x, y]) => [Math.round(x), Math.round(y)]),
  );
});

test('the same annotation again removes it', () => {
  const circle = /** @type {const} */ ({ kind: 'circle', cell: 'a1' });
  const arrow = /** @type {const} */ ({ kind: 'arrow', from: 'a1', to: 'b2' });
  const both = toggleAnnotation(toggleAnnotation([], circle), arrow);
  assert.deepEqual(both, [circle, arrow]);
  assert.deepEqual(toggleAnnotation(both, { ...circle }), [arrow]);
});
