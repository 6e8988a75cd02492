import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { FakeSocket, FakeTimers, fakeWindow } from './browser-stubs.js';

const { LiveChannel } = await import('../src/main/resources/web/play/live-channel.js');

/**
 * The calls of the listener.
 *
 * @type {unknown[]}
 */
let calls = [];

/** @type {FakeTimers} */
let timers;

function openChannel() {
  const channel = new LiveChannel(() => '/games/g1/live?after=4', {
    onMessage: message => calls.push(message),
    onOnline: () => calls.push('online'),
    onOffline: () => calls.push('offline'),
  });
  channel.open();
  return channel;
}

beforeEach(() => {
  calls = [];
  FakeSocket.opened = [];
  timers = new FakeTimers();
  mock.method(Math, 'random', () => 0.5);
});

afterEach(() => {
  timers.restore();
  mock.restoreAll();
});

test('the address has the path and the language', () => {
  const channel = openChannel();
  assert.equal(FakeSocket.last.url, 'wss://example.org/api/v2/games/g1/live?after=4&language=en');
  channel.close();
});

test('messages reach the listener, except pongs', () => {
  const channel = openChannel();
  FakeSocket.last.accept();
  FakeSocket.last.receive({ type: 'pong' });
  FakeSocket.last.receive({ type: 'event' });
  assert.deepEqual(calls, ['online', { type: 'event' }]);
  channel.close();
});

test('nothing is sent without a connection', () => {
  const channel = openChannel();
  assert.equal(channel.send({ type: 'command' }), false);
  FakeSocket.last.accept();
  assert.equal(channel.send({ type: 'command' }), true);
  assert.deepEqual(FakeSocket.last.sent, [{ type: 'command' }]);
  channel.close();
});

test('a lost connection is opened again, with longer delays after each failure', () => {
  const channel = openChannel();
  for (const delay of [500, 1000, 2000]) {
    const count = FakeSocket.opened.length;
    FakeSocket.last.fail();
    timers.tick(delay - 1);
    assert.equal(FakeSocket.opened.length, count);
    timers.tick(1);
    assert.equal(FakeSocket.opened.length, count + 1);
  }
  assert.deepEqual(calls, ['offline', 'offline', 'offline']);
  channel.close();
});

test('a page moves to another server when its own stops, without being offline', () => {
  const channel = openChannel();
  FakeSocket.last.accept();
  FakeSocket.last.fail(1012);
  timers.tick(249);
  assert.equal(FakeSocket.opened.length, 1);
  timers.tick(1);
  assert.equal(FakeSocket.opened.length, 2);
  FakeSocket.last.fail(); // The proxy still knows the old server.
  timers.tick(250);
  assert.equal(FakeSocket.opened.length, 3);
  FakeSocket.last.accept();
  timers.tick(4_000);
  assert.deepEqual(calls, ['online', 'online']);
  channel.close();
});

test('a page that finds no other server is offline after two seconds', () => {
  const channel = openChannel();
  FakeSocket.last.accept();
  FakeSocket.last.fail(1012);
  for (let millis = 0; millis < 2000; millis += 250) {
    assert.deepEqual(calls, ['online']);
    timers.tick(250);
    FakeSocket.last.fail();
  }
  assert.equal(calls[1], 'offline');
  const count = FakeSocket.opened.length;
  timers.tick(20_000);
  FakeSocket.last.accept();
  assert.ok(FakeSocket.opened.length > count);
  assert.equal(calls.at(-1), 'online');
  channel.close();
});

test('a server that cannot serve is asked less and less often', () => {
  const channel = openChannel();
  for (const delay of [500, 1000, 2000]) {
    FakeSocket.last.accept();
    FakeSocket.last.receive({ type: 'problem', message: 'no database' });
    const count = FakeSocket.opened.length;
    FakeSocket.last.fail();
    timers.tick(delay - 1);
    assert.equal(FakeSocket.opened.length, count);
    timers.tick(1);
    assert.equal(FakeSocket.opened.length, count + 1);
  }
  channel.close();
});

test('a message resets the delay', () => {
  const channel = openChannel();
  FakeSocket.last.fail();
  timers.tick(500);
  FakeSocket.last.accept();
  FakeSocket.last.receive({ type: 'state' });
  FakeSocket.last.fail();
  timers.tick(500);
  assert.equal(FakeSocket.opened.length, 3);
  channel.close();
});

test('a silent connection is pinged, and replaced within ten seconds when no pong comes', () => {
  const channel = openChannel();
  FakeSocket.last.accept();
  timers.tick(5_000);
  assert.deepEqual(FakeSocket.last.sent, [{ type: 'ping' }]);
  assert.deepEqual(calls, ['online']);
  timers.tick(4_500);
  assert.deepEqual(calls, ['online', 'offline']);
  timers.tick(500);
  assert.equal(FakeSocket.opened.length, 2);
  channel.close();
});

test('a pong keeps the connection', () => {
  const channel = openChannel();
  FakeSocket.last.accept();
  for (let ping = 1; ping <= 3; ping++) {
    timers.tick(5_000);
    assert.equal(FakeSocket.last.sent.length, ping);
    FakeSocket.last.receive({ type: 'pong' });
  }
  timers.tick(4_900);
  assert.deepEqual(calls, ['online']);
  channel.close();
});

test('a connection that never opens is given up', () => {
  const channel = openChannel();
  timers.tick(8_000);
  assert.deepEqual(calls, ['offline']);
  timers.tick(500);
  assert.equal(FakeSocket.opened.length, 2);
  channel.close();
});

/**
 * Opens a channel and fails until it asks whether the network blocks sockets.
 *
 * @param {() => void} fail
 * @param {boolean} isHealthy whether the server answers requests
 * @param {number} [attempts] how often it fails
 */
async function reportsOfFailures(fail, isHealthy, attempts = 2) {
  /** @type {boolean[]} */
  const reports = [];
  Object.assign(globalThis, {
    fetch: async () => {
      if (!isHealthy) {
        throw new TypeError('no network');
      }
      return { ok: true };
    },
  });
  const channel = new LiveChannel(() => '/games/g1/live', {
    onMessage: () => undefined,
    onOnline: () => undefined,
    onOffline: () => undefined,
    onBlocked: isBlocked => reports.push(isBlocked),
  });
  channel.open();
  for (let attempt = 1; attempt <= attempts; attempt++) {
    fail();
    timers.tick(attempt < attempts ? 500 : 0);
  }
  for (let turn = 0; turn < 5; turn++) {
    await Promise.resolve();
  }
  return { channel, reports };
}

test('a network that blocks sockets is told from a server that cannot be reached', async () => {
  const refused = await reportsOfFailures(() => FakeSocket.last.fail(), true);
  assert.deepEqual(refused.reports, [true]);
  timers.tick(1_000);
  FakeSocket.last.accept();
  FakeSocket.last.receive({ type: 'state' });
  assert.deepEqual(refused.reports, [true, false]);
  refused.channel.close();
  const offline = await reportsOfFailures(() => FakeSocket.last.fail(), false);
  assert.deepEqual(offline.reports, []);
  offline.channel.close();
});

test('a network that swallows sockets is reported within ten seconds', async () => {
  for (const [isOpen, millis] of /** @type {const} */ ([
    [false, 8_000],
    [true, 9_500],
  ])) {
    const silent = () => {
      if (isOpen) {
        FakeSocket.last.accept();
      }
      timers.tick(millis);
    };
    const { channel, reports } = await reportsOfFailures(silent, true, 1);
    assert.deepEqual(reports, [true]);
    channel.close();
    const offline = await reportsOfFailures(silent, false, 1);
    assert.deepEqual(offline.reports, []);
    offline.channel.close();
  }
});

test('a browser without sockets is told as a network that blocks them', async () => {
  const { WebSocket } = globalThis;
  Object.assign(globalThis, {
    WebSocket: class {
      constructor() {
        throw new Error('refused');
      }
    },
  });
  const { channel, reports } = await reportsOfFailures(() => undefined, true);
  assert.deepEqual(reports, [true]);
  channel.close();
  Object.assign(globalThis, { WebSocket });
});

test('the network coming back reconnects at once', () => {
  const channel = openChannel();
  FakeSocket.last.fail();
  fakeWindow.dispatchEvent(new Event('online'));
  assert.equal(FakeSocket.opened.length, 2);
  channel.close();
});

test('a closed channel stays closed', () => {
  const channel = openChannel();
  const socket = FakeSocket.last;
  channel.close();
  socket.fail();
  timers.tick(60_000);
  assert.equal(FakeSocket.opened.length, 1);
  assert.deepEqual(calls, []);
});
