import './page-texts.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tallies } from '../src/main/resources/web/play/own-results.ts';

test('the results of the visitor are counted by game', () => {
  const games = [
    ['Talpa', 'first', '1-0'],
    ['Talpa', 'second', '1-0'],
    ['Jostle', 'second', '1/2-1/2'],
    ['Talpa', 'second', '0-1'],
    ['Talpa', 'first', '*'],
    ['Jostle', '', '1/2-1/2'],
  ].map(([name, side, result]) => /** @type {any} */ ({ name, side, result }));
  const found = tallies(games, game => /** @type {any} */ (game).name);
  assert.deepEqual(
    [...found],
    [
      ['Talpa', { won: 2, drawn: 0, lost: 1 }],
      ['Jostle', { won: 0, drawn: 1, lost: 0 }],
    ],
  );
});
