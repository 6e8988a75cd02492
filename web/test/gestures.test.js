import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dragOf, holdOf, isMovement } from '../src/main/resources/web/board/gestures.ts';
import { Sketch } from '../src/main/resources/web/board/sketch.ts';

/**
 * Returns a press of a finger on an empty cell of a board that is wholly visible.
 *
 * @param {Partial<import('../src/main/resources/web/board/gestures.ts').Press>} [fields]
 */
function press(fields = {}) {
  return {
    isTouch: true,
    spot: /** @type {const} */ ('cell'),
    isMovable: false,
    isSelected: false,
    isBoardVisible: true,
    canPan: false,
    ...fields,
  };
}

test('a swipe on an empty cell scrolls the page', () => {
  assert.equal(dragOf(press()), 'scroll');
  assert.equal(dragOf(press({ isBoardVisible: false })), 'scroll');
  assert.equal(dragOf(press({ spot: 'none' })), 'scroll');
});

test('a finger drags a piece of a board that is wholly visible', () => {
  assert.equal(dragOf(press({ isMovable: true })), 'piece');
  assert.equal(holdOf(press({ isMovable: true })), undefined);
});

test('where the board needs scrolling, a finger drags only what was selected or held', () => {
  const movable = press({ isMovable: true, isBoardVisible: false });
  assert.equal(dragOf(movable), 'scroll');
  assert.equal(holdOf(movable)?.begins, 'piece');
  assert.equal(dragOf({ ...movable, isSelected: true }), 'piece');
});

test('a swipe on the tiles of the hand scrolls until one is selected or held', () => {
  const tile = press({ spot: 'tile', isMovable: true });
  assert.equal(dragOf(tile), 'scroll');
  assert.equal(holdOf(tile)?.begins, 'piece');
  assert.equal(dragOf({ ...tile, isSelected: true }), 'piece');
  assert.equal(dragOf(press({ spot: 'tile', canPan: true })), 'scroll');
});

test('a finger moves a table only where parts of it are not shown', () => {
  assert.equal(dragOf(press({ canPan: true })), 'pan');
  assert.equal(dragOf(press({ canPan: false })), 'scroll');
});

test('a mouse drags pieces and the table at once, and a hold means nothing', () => {
  const mouse = press({ isTouch: false, isBoardVisible: false });
  assert.equal(dragOf({ ...mouse, isMovable: true }), 'piece');
  assert.equal(dragOf({ ...mouse, spot: 'tile', isMovable: true }), 'piece');
  assert.equal(dragOf(mouse), 'pan');
  assert.equal(holdOf(mouse), undefined);
});

test('a long press draws, later than a hold picks a piece up', () => {
  const sketch = holdOf(press());
  const pickUp = holdOf(press({ isMovable: true, isBoardVisible: false }));
  assert.equal(sketch?.begins, 'sketch');
  assert.ok((sketch?.afterMillis ?? 0) > (pickUp?.afterMillis ?? 0));
  assert.equal(holdOf(press({ spot: 'none' })), undefined);
});

test('a finger may tremble more than a mouse', () => {
  assert.equal(isMovement(8, false), true);
  assert.equal(isMovement(8, true), false);
  assert.equal(isMovement(12, true), true);
});

test('a sketch is a circle on one cell and an arrow between two; the same again removes it', () => {
  const sketch = new Sketch();
  sketch.begin('a1');
  sketch.finish();
  sketch.begin('a1');
  sketch.extend('b2');
  sketch.extend(undefined);
  assert.deepEqual(sketch.annotations, [
    { kind: 'circle', cell: 'a1' },
    { kind: 'arrow', from: 'a1', to: 'b2' },
  ]);
  sketch.finish();
  sketch.begin('a1');
  sketch.finish();
  assert.deepEqual(sketch.annotations, [{ kind: 'arrow', from: 'a1', to: 'b2' }]);
  sketch.begin('c3');
  sketch.cancel();
  assert.equal(sketch.annotations.length, 1);
  sketch.clear();
  assert.deepEqual(sketch.annotations, []);
});
