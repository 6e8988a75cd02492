import './browser-stubs.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { ask, pathOf } = await import('../src/main/resources/web/site/ask.ts');

/**
 * The requests that were sent, and their bodies.
 *
 * @type {[string, string | undefined][]}
 */
const sent = [];

globalThis.document.getElementById = () => null;
globalThis.fetch = /** @type {typeof fetch} */ (
  async (url, options) => {
    sent.push([`${options?.method} ${url}`, /** @type {string | undefined} */ (options?.body)]);
    return Response.json({ says: 'yes' });
  }
);

test('a path gets its parameters, and the query the others', () => {
  assert.equal(
    pathOf('/boards/{game}/{variant}', { game: 'talpa', variant: '8x8' }),
    '/boards/talpa/8x8',
  );
  assert.equal(pathOf('/players/{name}', { name: 'a/b' }), '/players/a%2Fb');
  assert.equal(
    pathOf('/games/{id}/events', { id: 'x', after: 3, side: undefined }),
    '/games/x/events?after=3',
  );
});

test('an operation is a request to the server', async () => {
  sent.length = 0;
  await ask('GET /catalogue', {});
  await ask('POST /puzzles/{id}/attempts', { id: 'p1' }, /** @type {any} */ ({ targets: ['a1'] }));
  assert.deepEqual(sent, [
    [`GET ${sent[0]?.[0].slice(4)}`, undefined],
    [sent[1]?.[0], '{"targets":["a1"]}'],
  ]);
  assert.match(sent[0]?.[0] ?? '', /^GET \/api\/v\d+\/catalogue\?language=/);
  assert.match(sent[1]?.[0] ?? '', /^POST \/api\/v\d+\/puzzles\/p1\/attempts\?language=/);
});

test('an edition without a server answers in its place', async () => {
  sent.length = 0;
  /** @type {unknown[]} */
  const asked = [];
  globalThis.edition = /** @type {any} */ ({
    request: async (/** @type {unknown[]} */ ...request) => {
      asked.push(request);
      return { status: 200, isJson: true, text: '{"players":3}' };
    },
  });
  assert.deepEqual(await ask('GET /activity', {}), { players: 3 });
  assert.deepEqual(asked, [['GET', '/activity', undefined]]);
  assert.equal(sent.length, 0);
  globalThis.edition = undefined;
});

test('what an edition refuses is an error with its reason', async () => {
  globalThis.edition = /** @type {any} */ ({
    request: async () => ({
      status: 404,
      isJson: true,
      text: '{"error":"no-server","message":"no"}',
    }),
  });
  await assert.rejects(ask('GET /activity', {}), { status: 404, error: 'no-server', says: 'no' });
  globalThis.edition = undefined;
});
