import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SafeStorage, loadSetting, saveSetting } from '../src/main/resources/web/site/storage.ts';
import { MemoryStorage } from './browser-stubs.js';

const refused = () => {
  throw new Error('refused');
};

/** @type {Record<string, () => any>} */
const FAILING = {
  'no storage': refused,
  'no room': () => ({ getItem: () => null, setItem: refused, removeItem: () => {} }),
  'no method': () => ({ getItem: refused, setItem: refused, removeItem: refused }),
};

for (const [name, storage] of Object.entries(FAILING)) {
  test(`a value lasts as long as the page: ${name}`, () => {
    const safe = new SafeStorage(storage);
    assert.equal(safe.getItem('a'), null);
    assert.equal(safe.setItem('a', 'x'), false);
    assert.equal(safe.getItem('a'), 'x');
    safe.removeItem('a');
    assert.equal(safe.getItem('a'), null);
  });
}

test('a value that cannot be replaced is replaced for the page', () => {
  let isFull = false;
  const memory = new MemoryStorage();
  const storage = {
    getItem: (/** @type {string} */ key) => memory.getItem(key),
    setItem: (/** @type {string} */ key, /** @type {string} */ text) =>
      isFull ? refused() : memory.setItem(key, text),
  };
  const safe = new SafeStorage(() => /** @type {any} */ (storage));
  assert.equal(safe.setItem('a', 'old'), true);
  isFull = true;
  assert.equal(safe.setItem('a', 'new'), false);
  assert.equal(safe.getItem('a'), 'new');
  isFull = false;
  assert.equal(safe.setItem('a', 'newer'), true);
  assert.equal(memory.getItem('a'), 'newer');
});

test('a stored value of another kind counts as none', () => {
  const memory = new MemoryStorage();
  Object.assign(globalThis, { localStorage: memory });
  for (const text of ['{', 'null', '5', '{}', '[]', 'undefined', '']) {
    memory.setItem('a', text);
    assert.equal(loadSetting('a', 'usual'), 'usual');
  }
  memory.setItem('a', '{"0":1}');
  assert.deepEqual(loadSetting('a', ['usual']), ['usual']);
  saveSetting('a', ['x']);
  assert.deepEqual(loadSetting('a', ['usual']), ['x']);
});
