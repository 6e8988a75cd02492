import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engineArrows } from '../src/main/resources/web/study/engine-arrows.ts';

/** @type {Api.Piece} */
const MOLE = { side: 'first', kind: 'mole', number: 0, pattern: 0 };

/**
 * @param {Api.Move['effects']} effects
 * @returns {Api.EngineLines['variations'][number]}
 */
function line(effects) {
  const first = { move: 'x', side: /** @type {Side} */ ('first'), targets: [], effects };
  return {
    score: 'cp 0',
    advantage: 0,
    proven: false,
    scoreText: '',
    shortScore: '0',
    reason: '',
    moves: ['x'],
    firstMove: first,
  };
}

/** @type {Api.Effect[]} */
const CAPTURE = [
  { kind: 'removed', from: '', cell: 'b2', piece: MOLE },
  { kind: 'moved', from: 'a1', cell: 'b2', piece: MOLE },
];

test('a moved piece is an arrow, the best move above the others', () => {
  assert.deepEqual(engineArrows([line(CAPTURE), line([{ ...CAPTURE[1], cell: 'a2' }])]), [
    { kind: 'arrow', from: 'a1', to: 'a2', style: 'other' },
    { kind: 'arrow', from: 'a1', to: 'b2', style: 'best' },
  ]);
});

test('a move without a moved piece is a circle around its cell', () => {
  /** @type {Api.Effect[]} */
  const laid = [{ kind: 'laid', from: '', cell: '1,-1', piece: MOLE }];
  assert.deepEqual(engineArrows([line(laid)]), [{ kind: 'circle', cell: '1,-1', style: 'best' }]);
});

test('at most three moves are drawn', () => {
  const lines = ['a2', 'b1', 'b2', 'c3'].map(cell => line([{ ...CAPTURE[1], cell }]));
  assert.equal(engineArrows(lines).length, 3);
});
