import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/**
 * Returns a file of the module's folder.
 *
 * @param {string} name
 */
function read(name) {
  return readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
}

test('types and tests use the version of lit that the bundles contain', () => {
  const bundled = /<lit\.version>([^<]+)</.exec(read('pom.xml'))?.[1];
  assert.equal(JSON.parse(read('package.json')).devDependencies.lit, bundled);
});
