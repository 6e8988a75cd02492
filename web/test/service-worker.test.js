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
  KEPT: { version: 'v', pages: [], answers: [] },
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
      path: '/api/v1/push/subscriptions?language=pt',
      method: 'PUT',
      body: { endpoint: 'https://push.example/2', p256dh: 'p', auth: 'a' },
    },
  ]);
});
