import { openSocket } from '../site/api.js';

const FIRST_DELAY_MILLIS = 500;
const MAX_DELAY_MILLIS = 15_000;

/** The state of an open socket; a browser may have none. */
const OPEN = 1;

/** The status of a connection that a server closes because it stops, while others may go on. */
const SERVICE_RESTART = 1012;

/** How long a page may take to reach another server before it counts as offline. */
const MOVE_MILLIS = 2000;

/** The shortest delay before a page looks for another server. */
const MIN_MOVE_DELAY_MILLIS = 50;

/** How many milliseconds are added at random, so that not all pages of a server come at once. */
const MOVE_JITTER_MILLIS = 400;

/**
 * How long the channel may be silent before it sends a ping, and how long the server may take to
 * answer it: a connection that broke silently is noticed within ten seconds.
 */
const PING_MILLIS = 5_000;
const PONG_MILLIS = 4_500;

/** How long a connection may take to open, such as through a proxy that swallows the request. */
const OPEN_MILLIS = 8_000;

/**
 * After how many failures without any message the channel asks whether only sockets fail. When a
 * socket has not opened in time, the channel asks at once: the page then says so within ten seconds.
 */
const BLOCKED_FAILURES = 2;

/** How long a page is hidden before its connection is closed, where it may be. */
const REST_MILLIS = 10_000;

/**
 * What a channel calls.
 *
 * @typedef {object} ChannelListener
 * @property {(message: any) => void} onMessage a message of the server, parsed
 * @property {() => void} onOnline the connection is open
 * @property {() => void} onOffline the connection is lost
 * @property {(isBlocked: boolean) => void} [onBlocked] the server answers requests, but no message
 *   has come over a socket, as where a network blocks them; false when one comes
 */

/**
 * A WebSocket that reconnects: with exponential back-off and jitter, and at once when the browser
 * is online again or the page becomes visible. A ping finds connections that broke silently. When a
 * server closes it because it stops, the channel looks for another one at once, and only counts as
 * offline when it finds none.
 */
export class LiveChannel {
  /** @type {WebSocket | undefined} */
  #socket;

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #restTimer;

  /** Whether a message has ever come over a socket of this channel. */
  #hasReceived = false;

  #isBlocked = false;
  #rests = false;
  #failures = 0;
  #isClosed = false;

  /**
   * Runs while the channel looks for another server.
   *
   * @type {ReturnType<typeof setTimeout> | undefined}
   */
  #moveTimer;

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #reconnectTimer;

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pingTimer;

  /**
   * @param {() => string} path returns the path below /api/v2 for each connection
   * @param {ChannelListener} listener
   */
  constructor(path, listener) {
    this.path = path;
    this.listener = listener;
    addEventListener('online', () => this.#reconnectNow());
    addEventListener('offline', () => {
      // A worker in the browser needs no network.
      if (this.#socket === undefined || this.#socket instanceof WebSocket) {
        this.listener.onOffline();
      }
    });
    addEventListener('pagehide', () => this.close());
    addEventListener('pageshow', event => {
      if (event.persisted) {
        this.open();
      }
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') {
        this.#reconnectNow();
      }
    });
  }

  /**
   * Closes the connection while the page is hidden: the server then notifies the player in another
   * way. It is opened again when the page becomes visible.
   */
  restWhenHidden() {
    if (!this.#rests) {
      this.#rests = true;
      document.addEventListener('visibilitychange', () => {
        clearTimeout(this.#restTimer);
        if (document.visibilityState === 'visible') {
          if (this.#isClosed) {
            this.open();
          }
        } else {
          this.#restTimer = setTimeout(() => this.close(), REST_MILLIS);
        }
      });
    }
  }

  /** Opens the connection. */
  open() {
    this.#isClosed = false;
    clearTimeout(this.#reconnectTimer);
    const socket = createSocket(this.path());
    this.#socket = socket;
    if (socket === undefined) {
      this.#failed();
      return;
    }
    this.#expect(socket, OPEN_MILLIS);
    socket.addEventListener('open', () => this.#opened(socket));
    socket.addEventListener('message', event => this.#received(socket, JSON.parse(event.data)));
    socket.addEventListener('close', event => this.#lost(socket, event.code));
  }

  /** Closes the connection; it is not opened again until `open` is called. */
  close() {
    this.#isClosed = true;
    clearTimeout(this.#reconnectTimer);
    clearTimeout(this.#pingTimer);
    this.#endMove();
    this.#socket?.close();
  }

  /** Replaces the connection, where a message was lost: the server then sends what is missing. */
  renew() {
    this.close();
    this.open();
  }

  /**
   * Sends a message.
   *
   * @param {object} message
   * @returns {boolean} whether the connection was open
   */
  send(message) {
    const socket = this.#socket;
    if (socket?.readyState !== OPEN) {
      return false;
    }
    socket.send(JSON.stringify(message));
    return true;
  }

  /** @param {WebSocket} socket */
  #opened(socket) {
    if (socket === this.#socket) {
      this.#endMove();
      this.#schedulePing();
      this.listener.onOnline();
    }
  }

  /**
   * @param {WebSocket} socket
   * @param {{ type: string, error?: string }} message
   */
  #received(socket, message) {
    if (socket !== this.#socket) {
      return;
    }
    if (message.type !== 'problem') {
      this.#failures = 0; // A server without its database says so, and closes the connection.
    }
    if (message.type === 'problem' && message.error === 'no-game') {
      location.reload(); // The game was deleted; the server then says so instead of its page.
    }
    this.#hasReceived = true;
    this.#setBlocked(false);
    this.#schedulePing();
    if (message.type !== 'pong') {
      this.listener.onMessage(message);
    }
  }

  #endMove() {
    clearTimeout(this.#moveTimer);
    this.#moveTimer = undefined;
  }

  /**
   * @param {WebSocket} socket
   * @param {number} [status] why it was closed
   */
  #lost(socket, status) {
    if (socket !== this.#socket || this.#isClosed) {
      return;
    }
    clearTimeout(this.#pingTimer);
    this.#socket = undefined;
    if (status === SERVICE_RESTART && this.#moveTimer === undefined) {
      this.#moveTimer = setTimeout(() => {
        this.#endMove();
        this.listener.onOffline();
      }, MOVE_MILLIS);
    }
    if (this.#moveTimer !== undefined) {
      const delay = MIN_MOVE_DELAY_MILLIS + Math.random() * MOVE_JITTER_MILLIS;
      this.#reconnectTimer = setTimeout(() => this.open(), delay);
      return;
    }
    this.#failed();
  }

  /** Tries again later. */
  #failed() {
    this.listener.onOffline();
    const delay = Math.min(FIRST_DELAY_MILLIS * 2 ** this.#failures, MAX_DELAY_MILLIS);
    this.#failures += 1;
    this.#reconnectTimer = setTimeout(() => this.open(), delay * (0.75 + Math.random() / 2));
    if (this.#failures >= BLOCKED_FAILURES) {
      this.#checkBlocked();
    }
  }

  /** Asks whether the server answers although no socket works. */
  async #checkBlocked() {
    if (this.#hasReceived) {
      return;
    }
    const answer = await fetch('/health', { cache: 'no-store' }).catch(() => undefined);
    this.#setBlocked(answer?.ok === true && !this.#hasReceived);
  }

  /** @param {boolean} isBlocked */
  #setBlocked(isBlocked) {
    if (this.#isBlocked !== isBlocked) {
      this.#isBlocked = isBlocked;
      this.listener.onBlocked?.(isBlocked);
    }
  }

  #schedulePing() {
    clearTimeout(this.#pingTimer);
    const socket = this.#socket;
    this.#pingTimer = setTimeout(() => {
      this.send({ type: 'ping' });
      this.#expect(socket, PONG_MILLIS);
    }, PING_MILLIS);
  }

  /**
   * Gives a connection up that does not open or answer in time.
   *
   * @param {WebSocket | undefined} socket
   * @param {number} millis
   */
  #expect(socket, millis) {
    clearTimeout(this.#pingTimer);
    this.#pingTimer = setTimeout(() => {
      if (socket !== undefined) {
        socket.close();
        this.#lost(socket);
        this.#checkBlocked();
      }
    }, millis);
  }

  /** Reconnects at once, or checks by a ping that the connection is alive. */
  #reconnectNow() {
    if (this.#isClosed) {
      return;
    }
    if (this.#socket === undefined) {
      this.#failures = 0;
      this.open();
    } else if (this.send({ type: 'ping' })) {
      this.#expect(this.#socket, PONG_MILLIS);
      this.listener.onOnline();
    }
  }
}

/**
 * Opens a socket; returns undefined where the browser refuses it.
 *
 * @param {string} path below /api/v2
 */
function createSocket(path) {
  try {
    return openSocket(path);
  } catch {
    return undefined;
  }
}
