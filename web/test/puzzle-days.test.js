import assert from 'node:assert/strict';
import { test } from 'node:test';
import './browser-stubs.js';

const { dayOf, streakOf } = await import('../src/main/resources/web/study/puzzle-days.ts');

const TODAY = new Date(2026, 2, 2, 9);

test('a day has the date of the visitor', () => {
  assert.equal(dayOf(TODAY), '2026-03-02');
});

test('a streak ends with today or yesterday, and crosses months', () => {
  assert.equal(streakOf([], TODAY), 0);
  assert.equal(streakOf(['2026-03-02', '2026-03-01', '2026-02-28', '2026-02-26'], TODAY), 3);
  assert.equal(streakOf(['2026-03-01', '2026-02-28'], TODAY), 2);
  assert.equal(streakOf(['2026-02-28'], TODAY), 0);
});
