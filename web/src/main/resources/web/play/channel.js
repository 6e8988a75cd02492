import { socketAddress } from '/site/api.js';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING = 20_000;
const PATIENCE = 8_000;

/**
 * A line to the server that comes back when it breaks: soon at first, then ever less often, and at
 * once when the network is there again.
 */
export class Channel {
  /**
   * @param path returns where to connect, below /api/v1, each time anew
   * @param listener `message(object)`, `online()` and `offline()` are called
   */
  constructor(path, listener) {
    this.path = path;
    this.listener = listener;
    this.failures = 0;
    addEventListener('online', () => this.#hurry());
    addEventListener('offline', () => this.listener.offline());
    addEventListener('pagehide', () => this.close());
    addEventListener('pageshow', event => { if (event.persisted) { this.open(); } });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') {
        this.#hurry();
      }
    });
  }

  open() {
    this.closed = false;
    clearTimeout(this.timer);
    const socket = new WebSocket(socketAddress(this.path()));
    this.socket = socket;
    socket.addEventListener('open', () => this.#opened(socket));
    socket.addEventListener('message', event => this.#heard(socket, JSON.parse(event.data)));
    socket.addEventListener('close', () => this.#lost(socket));
  }

  /** Ends the line; nothing comes back by itself after that. */
  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.pinging);
    this.socket?.close();
  }

  /** Gives the line up and opens another at once, where something seems to have been lost. */
  renew() {
    this.close();
    this.open();
  }

  /** Sends an object; returns whether there was a line. */
  send(message) {
    const isOpen = this.socket?.readyState === WebSocket.OPEN;
    if (isOpen) {
      this.socket.send(JSON.stringify(message));
    }
    return isOpen;
  }

  #opened(socket) {
    if (socket === this.socket) {
      this.#expectPing();
      this.listener.online();
    }
  }

  #heard(socket, message) {
    if (socket !== this.socket) {
      return;
    }
    this.failures = 0;
    this.#expectPing();
    if (message.type !== 'pong') {
      this.listener.message(message);
    }
  }

  #lost(socket) {
    if (socket !== this.socket || this.closed) {
      return;
    }
    clearTimeout(this.pinging);
    this.socket = undefined;
    this.listener.offline();
    const wait = Math.min(FIRST_WAIT * 2 ** this.failures, LONGEST_WAIT);
    this.failures += 1;
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  #expectPing() {
    clearTimeout(this.pinging);
    const { socket } = this;
    this.pinging = setTimeout(() => {
      this.send({ type: 'ping' });
      this.#expectAnswer(socket);
    }, PING);
  }

  /** A line that is silent although asked is given up. */
  #expectAnswer(socket) {
    clearTimeout(this.pinging);
    this.pinging = setTimeout(() => {
      socket.close();
      this.#lost(socket);
    }, PATIENCE);
  }

  /** Connects at once; a line that seems to be there is asked whether it is. */
  #hurry() {
    if (this.closed) {
      return;
    }
    if (this.socket === undefined) {
      this.failures = 0;
      this.open();
    } else if (this.send({ type: 'ping' })) {
      this.#expectAnswer(this.socket);
      this.listener.online();
    }
  }
}
