import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import './browser-stubs.js';

const { dueMistakes, keepMistake, keptMistakes, recordAnswer, turnsOf } =
  await import('../src/main/resources/web/study/mistakes.ts');
const { saveSetting } = await import('../src/main/resources/web/site/storage.ts');

const TURN = {
  game: 'talpa',
  variant: '4x4',
  position: 'xoxo/oxox/xoxo/oxox x',
  best: 'a1a2',
  explanation: 'a1 takes a2',
  advantage: 0.4,
};

/** @param {number} day of March */
const march = day => new Date(2026, 2, day, 20);

/** @param {number} day of March */
const dueOn = day => dueMistakes(march(day)).length;

beforeEach(() => {
  saveSetting('mistakes', []);
});

test('a mistake comes back after one day, and is kept once', () => {
  keepMistake(TURN, march(1));
  keepMistake(TURN, march(2));
  assert.equal(keptMistakes().length, 1);
  assert.equal(dueOn(1), 0);
  assert.equal(dueOn(2), 1);
  assert.equal(dueOn(9), 1);
});

test('what is solved comes back after three days, then seven, and then no more', () => {
  keepMistake(TURN, march(1));
  for (const [solved, next] of [
    [2, 5],
    [5, 12],
  ]) {
    recordAnswer(dueMistakes(march(solved))[0], true, march(solved));
    assert.equal(dueOn(next - 1), 0);
    assert.equal(dueOn(next), 1);
  }
  recordAnswer(dueMistakes(march(12))[0], true, march(12));
  assert.deepEqual(keptMistakes(), []);
});

test('what is missed again begins anew', () => {
  keepMistake(TURN, march(1));
  recordAnswer(dueMistakes(march(2))[0], true, march(2));
  recordAnswer(dueMistakes(march(5))[0], false, march(5));
  assert.equal(dueOn(5), 0);
  assert.equal(dueOn(6), 1);
  recordAnswer(dueMistakes(march(6))[0], true, march(6));
  assert.equal(dueOn(9), 1);
});

test('the last sixty are kept, and what another version has stored is left out', () => {
  for (let number = 0; number < 61; number++) {
    keepMistake({ ...TURN, position: String(number) }, march(1));
  }
  assert.deepEqual(
    [keptMistakes().length, keptMistakes()[0].position, keptMistakes().at(-1)?.position],
    [60, '1', '60'],
  );
  saveSetting('mistakes', [null, { position: 1 }, 'x']);
  assert.deepEqual(keptMistakes(), []);
});

test('a player tries their own turns again, and a spectator all', () => {
  const turns = [{ ply: 2 }, { ply: 3 }];
  const points = [
    { ply: 2, side: 'second' },
    { ply: 3, side: 'first' },
  ];
  assert.deepEqual(turnsOf(turns, points, 'first'), [{ ply: 3 }]);
  assert.deepEqual(turnsOf(turns, points, 'second'), [{ ply: 2 }]);
  assert.deepEqual(turnsOf(turns, points, ''), turns);
});
