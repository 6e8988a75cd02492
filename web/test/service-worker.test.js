import assert from 'node:assert/strict';
import { test } from 'node:test';

/**
 * The service worker, with stubs of what a browser gives it.
 *
 * @type {Record<string, (event: any) => void>}
 */
const handlers = {};
/** @type {any[]} */
const shown = [];
/** @type {string[]} */
const opened = [];
/** @type {{ url: string, focus: () => Promise<void> }[]} */
let windows = [];

Object.assign(globalThis, {
  KEPT: { version: 'v', pages: ['/learn'], answers: [] },
  location: {
    href: 'https://site.example/service-worker.js?language=pt',
    origin: 'https://site.example',
  },
  self: {
    addEventListener: (/** @type {string} */ type, /** @type {(event: any) => void} */ act) => {
      handlers[type] = act;
    },
    registration: {
      showNotification: async (/** @type {string} */ title, /** @type {object} */ options) => {
        shown.push({ title, ...options });
      },
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (/** @type {string} */ path) => {
        opened.push(path);
      },
    },
  },
});

// It is a script, not a module, for the compiler.
const script = '../src/main/resources/web/service-worker.js';
await import(script);

/**
 * Passes an event to the service worker, and waits for it.
 *
 * @param {string} type
 * @param {object} event
 */
async function send(type, event) {
  /** @type {Promise<unknown>[]} */
  const work = [];
  handlers[type]({
    ...event,
    waitUntil: (/** @type {Promise<unknown>} */ part) => work.push(part),
  });
  await Promise.all(work);
}

test('a push is shown, one notification a game', async () => {
  const notice = { title: 'É a sua vez', body: 'Talpa contra Ana', url: '/g/abc', language: 'pt' };
  await send('push', { data: { json: () => notice } });
  assert.equal(shown.length, 1);
  assert.equal(shown[0].title, 'É a sua vez');
  assert.equal(shown[0].tag, '/g/abc');
  assert.equal(shown[0].lang, 'pt');
});

test('a click opens the game, or the window that has it open', async () => {
  let closed = 0;
  let focused = 0;
  const notification = { data: { url: '/g/abc' }, close: () => (closed += 1) };
  windows = [{ url: 'https://site.example/lobby', focus: async () => assert.fail() }];
  await send('notificationclick', { notification });
  assert.deepEqual(opened, ['/g/abc']);
  windows.push({ url: 'https://site.example/g/abc#s=x', focus: async () => void (focused += 1) });
  await send('notificationclick', { notification });
  assert.deepEqual(opened, ['/g/abc']);
  assert.equal(focused, 1);
  assert.equal(closed, 2);
});

test('a subscription that the browser has renewed is sent to the server', async () => {
  /** @type {any[]} */
  const sent = [];
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {string} */ path, /** @type {any} */ { method, body }) => {
      sent.push({ path, method, body: JSON.parse(body) });
    }
  );
  const newSubscription = {
    toJSON: () => ({ endpoint: 'https://push.example/2', keys: { p256dh: 'p', auth: 'a' } }),
  };
  await send('pushsubscriptionchange', { newSubscription });
  assert.deepEqual(sent, [
    {
      path: '/api/v2/push/subscriptions?language=pt',
      method: 'PUT',
      body: { endpoint: 'https://push.example/2', p256dh: 'p', auth: 'a' },
    },
  ]);
});

/**
 * Asks the service worker for an address, while the storage of copies fails.
 *
 * @param {string} path
 * @param {string} mode
 * @param {any} caches the storage
 * @param {Promise<unknown>[]} [work] receives what the service worker does besides
 */
async function answerWith(path, mode, caches, work = []) {
  Object.assign(globalThis, { caches, fetch: async () => new Response('from the network') });
  /** @type {Promise<Response>[]} */
  const answers = [];
  handlers['fetch']({
    request: { method: 'GET', mode, url: `https://site.example${path}` },
    waitUntil: (/** @type {Promise<unknown>} */ part) => work.push(part),
    respondWith: (/** @type {Promise<Response>} */ answer) => answers.push(answer),
  });
  return (await answers[0]).text();
}

const refused = async () => {
  throw new Error('QuotaExceededError');
};
const full = { match: async () => undefined, put: refused, delete: refused, keys: refused };

test('what the network answers is good without room for copies', async () => {
  for (const [path, mode] of [
    ['/learn', 'navigate'],
    ['/g/abc', 'navigate'],
    ['/bundle/play/game.js?v=1', 'cors'],
    ['/api/v2/catalogue?language=pt', 'cors'],
  ]) {
    const storage = { open: async () => full };
    for (const caches of [storage, { open: refused }, undefined]) {
      /** @type {Promise<unknown>[]} */
      const work = [];
      assert.equal(await answerWith(path, mode, caches, work), 'from the network', path);
      await Promise.all(work);
    }
  }
});

test('what the network answers is good while the storage does not answer', async () => {
  const open = () => new Promise(() => {});
  for (const [path, mode] of [
    ['/learn', 'navigate'],
    ['/g/abc', 'navigate'],
    ['/bundle/play/game.js?v=1', 'cors'],
    ['/site/icon.svg', 'cors'],
    ['/api/v2/catalogue?language=pt', 'cors'],
  ]) {
    assert.equal(await answerWith(path, mode, { open }), 'from the network', path);
  }
});

test('the service worker is installed without room for copies, and activated', async () => {
  let isSkipped = false;
  const worker = /** @type {any} */ (globalThis.self);
  Object.assign(worker, { skipWaiting: () => (isSkipped = true) });
  Object.assign(worker.clients, { claim: async () => undefined });
  for (const caches of [
    { open: async () => full, keys: refused },
    { open: refused, keys: refused },
  ]) {
    isSkipped = false;
    Object.assign(globalThis, { caches, fetch: async () => new Response('<p>A page') });
    await send('install', {});
    assert.equal(isSkipped, true);
    await send('activate', {});
  }
});
