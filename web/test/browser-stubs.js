/**
 * The few globals of a browser that the tested modules use. Import this before them.
 */
import { webcrypto } from 'node:crypto';

/** A storage that keeps its values in memory. */
export class MemoryStorage {
  /** @type {Map<string, string>} */
  #values = new Map();

  /** @param {string} name */
  getItem(name) {
    return this.#values.get(name) ?? null;
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  setItem(name, value) {
    this.#values.set(name, value);
    return true;
  }
}

/** A WebSocket that the test drives. */
export class FakeSocket extends EventTarget {
  static OPEN = 1;

  /**
   * All sockets that were opened.
   *
   * @type {FakeSocket[]}
   */
  static opened = [];

  readyState = 0;

  /**
   * The messages that the page has sent.
   *
   * @type {any[]}
   */
  sent = [];

  /** @param {string} url */
  constructor(url) {
    super();
    this.url = url;
    FakeSocket.opened.push(this);
  }

  /** Returns the socket that was opened last. */
  static get last() {
    const socket = FakeSocket.opened.at(-1);
    if (socket === undefined) {
      throw new Error('no socket was opened');
    }
    return socket;
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
  }

  /** Lets the server accept the connection. */
  accept() {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  /**
   * Lets the server send a message.
   *
   * @param {object} message
   */
  receive(message) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /**
   * Breaks the connection.
   *
   * @param {number} [code] the status of its end
   */
  fail(code = 1006) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

/** A clock that the test moves forward, in place of setTimeout. */
export class FakeTimers {
  #now = 0;
  #nextId = 1;

  /** @type {Map<number, { at: number, act: () => void }>} */
  #timers = new Map();

  #original = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };

  constructor() {
    Object.assign(globalThis, {
      setTimeout: (/** @type {() => void} */ act, /** @type {number} */ delay) => {
        const id = this.#nextId++;
        this.#timers.set(id, { at: this.#now + delay, act });
        return id;
      },
      clearTimeout: (/** @type {number} */ id) => this.#timers.delete(id),
    });
  }

  /**
   * Moves the clock forward and runs the timers that are due, in their order.
   *
   * @param {number} millis
   */
  tick(millis) {
    const end = this.#now + millis;
    for (;;) {
      const due = [...this.#timers].filter(([, { at }]) => at <= end);
      if (due.length === 0) {
        this.#now = end;
        return;
      }
      const [id, { at, act }] = due.reduce((a, b) => (b[1].at < a[1].at ? b : a));
      this.#timers.delete(id);
      this.#now = at;
      act();
    }
  }

  /** Puts the real timers back. */
  restore() {
    Object.assign(globalThis, this.#original);
  }
}

/** The window, for events such as `online`. */
export const fakeWindow = new EventTarget();

const fakeDocument = Object.assign(new EventTarget(), {
  documentElement: { lang: 'en' },
  visibilityState: 'visible',
});

Object.assign(globalThis, {
  WebSocket: FakeSocket,
  document: fakeDocument,
  location: { origin: 'https://example.org' },
  addEventListener: fakeWindow.addEventListener.bind(fakeWindow),
});

if (globalThis.crypto === undefined) {
  // Node 18 has no such global.
  Object.assign(globalThis, { crypto: webcrypto });
}
