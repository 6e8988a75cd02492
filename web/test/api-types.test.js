import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { apiTypes, TYPES } from '../tools/generate-api-types.js';

test('the types are those of openapi.json; else run `npm run api-types`', () => {
  assert.equal(readFileSync(TYPES, 'utf8'), apiTypes());
});
