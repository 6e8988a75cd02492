import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { EventQueue } from '../src/main/resources/web/play/event-queue.ts';

const move = (/** @type {number} */ sequence) => ({ type: 'event', sequence, move: {} });
const other = (/** @type {number} */ sequence) => ({ type: 'event', sequence });

/** Returns a queue with a clock of its own, and the numbers of the messages that it has passed on. */
function createQueue() {
  // The types know an older form of the options.
  mock.timers.enable(/** @type {any} */ ({ apis: ['setTimeout'] }));
  let now = 0;
  /** @type {number[]} */
  const passed = [];
  const queue = new EventQueue(
    ({ sequence }) => passed.push(sequence),
    () => now,
  );
  const wait = (/** @type {number} */ millis) => {
    now += millis;
    mock.timers.tick(millis);
  };
  return { queue, passed, wait };
}

test('without a pause all messages are passed on at once', t => {
  t.after(() => mock.timers.reset());
  const { queue, passed } = createQueue();
  [move(1), other(2), move(3)].forEach(message => queue.add(message));
  assert.deepEqual(passed, [1, 2, 3]);
});

test('moves keep their distance, and other messages their place', t => {
  t.after(() => mock.timers.reset());
  const { queue, passed, wait } = createQueue();
  queue.pauseMillis = 1000;
  [move(1), move(2), other(3), move(4)].forEach(message => queue.add(message));
  assert.deepEqual(passed, [1]);
  wait(999);
  assert.deepEqual(passed, [1]);
  wait(1);
  assert.deepEqual(passed, [1, 2, 3]);
  wait(1000);
  assert.deepEqual(passed, [1, 2, 3, 4]);
});

test('a stopped queue goes on when it gets a pace again', t => {
  t.after(() => mock.timers.reset());
  const { queue, passed, wait } = createQueue();
  queue.add(move(1));
  queue.pauseMillis = Infinity;
  queue.add(move(2));
  wait(60_000);
  assert.deepEqual(passed, [1]);
  queue.pauseMillis = 1000;
  assert.deepEqual(passed, [1, 2]);
});
