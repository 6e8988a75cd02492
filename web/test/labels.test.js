import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BoardLabels } from '../src/main/resources/web/board/labels.ts';

test('the label of a cell says the piece, its value, the states and the patterns', () => {
  const labels = new BoardLabels({
    'board.cell': '{0}, {1}',
    'board.piece': '{0} of {1}',
    'board.value': 'value {0}',
    'board.state.legal': 'can be selected',
    'board.wanted': '{0} wants {1}',
    'piece.checker': 'checker',
    'side.first': 'Red',
  });
  const piece = { side: /** @type {const} */ ('first'), kind: 'checker', number: 0, pattern: 0 };
  assert.equal(
    labels.cell('c3', piece, ['state.legal'], { value: -2, wanted: { first: 1 } }),
    'c3, checker of Red, value -2, can be selected, Red wants 1',
  );
  assert.equal(labels.cell('c3', piece, []), 'c3, checker of Red');
});

test('a piece without a number is named without one, whatever its kind', () => {
  const labels = new BoardLabels({
    'board.piece': '{0} of {1}',
    'effect.laid': '{0} {1} on {2}',
    'effect.placed': '{0} on {1}',
    'piece.tile': 'tile',
    'side.first': 'Red',
  });
  const piece = { side: /** @type {const} */ ('first'), kind: 'tile', number: 0, pattern: 0 };
  const laid = { kind: /** @type {const} */ ('laid'), from: '', cell: 'b2', piece };
  assert.equal(labels.piece(piece), 'tile of Red');
  assert.equal(labels.effects({ side: 'first', effects: [laid] }), 'tile on b2');
  const numbered = { ...laid, piece: { ...piece, number: 7 } };
  assert.equal(labels.effects({ side: 'first', effects: [numbered] }), 'tile 7 on b2');
});
