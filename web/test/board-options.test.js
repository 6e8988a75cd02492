import './browser-stubs.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosenLook, OPTIONS_NAME } from '../src/main/resources/web/site/board-options.ts';
import { saveSetting } from '../src/main/resources/web/site/storage.ts';

/**
 * Returns the look that options give.
 *
 * @param {object} options as they are stored
 * @param {boolean} [wantsContrast] whether the system asks for more contrast
 */
function lookOf(options, wantsContrast = false) {
  Object.assign(globalThis, { matchMedia: () => ({ matches: wantsContrast }) });
  saveSetting(OPTIONS_NAME, options);
  return chosenLook();
}

test('each game has its own material and pieces, unless the system asks for more contrast', () => {
  assert.deepEqual(lookOf({}), { boardStyle: 'material', pieceSet: 'own' });
  assert.deepEqual(lookOf({}, true), { boardStyle: 'contrast', pieceSet: 'contrast' });
  const chosen = { boardStyle: 'plain', pieceSet: 'own' };
  assert.deepEqual(lookOf(chosen, true), chosen);
});

test('earlier choices have become other ones', () => {
  const plain = { boardStyle: 'plain', pieceSet: 'plain' };
  assert.deepEqual(lookOf({ boardStyle: 'paper', pieceSet: 'classic' }), plain);
  const own = { boardStyle: 'material', pieceSet: 'own' };
  assert.deepEqual(lookOf({ boardStyle: 'wood', pieceSet: 'engraved' }), own);
  const contrast = { boardStyle: 'contrast', pieceSet: 'contrast' };
  assert.deepEqual(lookOf({ boardStyle: 'contrast', pieceSet: 'symbols' }), contrast);
  assert.deepEqual(lookOf({ boardStyle: 'x', pieceSet: 'toString' }), own);
});
