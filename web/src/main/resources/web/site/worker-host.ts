/** A worker that answers what a page would ask of a server; see the module `wasm`. */
import type { Answer } from './api.js';
import { siteStorage } from './storage.ts';

/** The beginning of the names under which the browser keeps what the worker gives to be kept. */
const PREFIX = 'tabuleiro:';

/** The beginning of the names of games among them. */
const GAME = `${PREFIX}game:`;

/** What a page sends over a socket to find out whether it is alive, and the answer. */
const PING = 'ping';
const PONG = '{"type":"pong"}';

/** What a page gets for a request when there is no worker. */
const OFFLINE: Answer = { status: 503, text: '{"error":"offline","message":""}', isJson: true };

/** A message of the worker. */
interface Received {
  readonly id?: number;
  readonly status?: number;
  readonly answer?: string;
  readonly socket?: number;
  readonly opened?: boolean;
  readonly message?: string;
  readonly closed?: number;
  readonly keep?: string;
  readonly text?: string;
  readonly fault?: string;
  /** Why the program cannot be started. */
  readonly failure?: string;
}

/** The code of a socket that is to be opened again. */
const SERVICE_RESTART = 1012;

/** What a page is told besides answers: a kind of notice, or a text of the worker. */
export type Notify = (kind: string, text?: string) => void;

/** Keeps notices for the script that shows them, which may begin later. Each kind is shown once. */
export class NoticeBoard {
  #notices = new Map<string, string | undefined>();
  #show: Notify = () => undefined;

  readonly add: Notify = (kind, text) => {
    if (!this.#notices.has(kind)) {
      this.#notices.set(kind, text);
      this.#show(kind, text);
    }
  };

  /** Calls a function for each notice, also for those that were before. */
  onNotice(show: Notify): void {
    this.#show = show;
    this.#notices.forEach((text, kind) => show(kind, text));
  }
}

/** A WebAssembly program with the smallest type that browsers know since they have its collector. */
const COLLECTED = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0);

/** Returns whether the browser can run the worker's program. */
export function isSupported(): boolean {
  return globalThis.WebAssembly?.validate(COLLECTED) === true;
}

/** A socket to the worker, as far as pages use a WebSocket. */
class WorkerSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;

  /** @param path its path below /api/v2 */
  constructor(
    readonly path: string,
    readonly post: (message: object) => void,
  ) {
    super();
  }

  /** Sends a message. The worker may compute for seconds, so a ping is answered here. */
  send(text: string): void {
    if (JSON.parse(text).type === PING) {
      queueMicrotask(() => this.receive({ message: PONG }));
    } else {
      this.post({ message: text });
    }
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.post({ close: true });
  }

  receive({ opened, message, closed }: Received): void {
    if (this.readyState === WebSocket.CLOSED) {
      return;
    }
    if (opened) {
      this.readyState = WebSocket.OPEN;
      this.dispatchEvent(new Event('open'));
    } else if (message !== undefined) {
      this.dispatchEvent(new MessageEvent('message', { data: message }));
    } else {
      this.readyState = WebSocket.CLOSED;
      this.dispatchEvent(new CloseEvent('close', { code: closed ?? 1000 }));
    }
  }
}

/** Asks a worker, which starts with the first question, and keeps for it what it gives to be kept. */
export class WorkerHost {
  #worker: Promise<Worker> | undefined;
  #count = 0;
  #requests = new Map<number, (answer: Answer) => void>();
  #sockets = new Map<number, WorkerSocket>();
  #isStopped = false;
  #isRunning = false;

  /** @param restored returns what the worker gets of what it has given to be kept, by name */
  constructor(
    readonly start: () => Promise<Worker>,
    readonly notify: Notify,
    readonly restored: () => Record<string, string> = kept,
  ) {
    addEventListener('storage', event => this.#stopFor(event.key ?? ''));
  }

  /** Whether the worker has been started, and has said something. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Returns the answer to a request; its path is below /api/v2. */
  request(method: string, path: string, body?: string): Promise<Answer> {
    const id = ++this.#count;
    return new Promise(resolve => {
      this.#requests.set(id, resolve);
      this.#post({ id, method, path, language: language(), body });
    });
  }

  /** Opens a socket; its path is below /api/v2. */
  socket(path: string): EventTarget {
    const number = ++this.#count;
    const socket = new WorkerSocket(path, message => this.#post({ socket: number, ...message }));
    this.#sockets.set(number, socket);
    this.#post({ socket: number, open: path, language: language() });
    return socket;
  }

  /**
   * Stops when another window has kept a game that this page shows: what this one has of the game is
   * older, and must not be kept in its place. When the visitor comes back, the page is loaded anew.
   *
   * @param name the name under which the browser keeps what was changed
   */
  async #stopFor(name: string): Promise<void> {
    const game = name.startsWith(GAME) ? name.slice(GAME.length) : '';
    const beginning = `/games/${encodeURIComponent(game)}/`;
    const isShown = [...this.#sockets.values()].some(({ path }) => path.startsWith(beginning));
    if (game === '' || !isShown || this.#isStopped) {
      return;
    }
    this.#isStopped = true;
    this.notify('elsewhere');
    for (const type of ['focus', 'keydown', 'pointerdown']) {
      addEventListener(type, () => location.reload(), { capture: true, once: true });
    }
    (await this.#worker)?.terminate();
  }

  async #post(message: object): Promise<void> {
    this.#worker ??= this.#begin();
    const worker = await this.#worker;
    if (!this.#isStopped) {
      worker.postMessage(message);
    }
  }

  async #begin(): Promise<Worker> {
    const worker = await this.start();
    worker.onmessage = ({ data }: MessageEvent<Received>) => this.#receive(data);
    worker.onerror = () => this.#fail();
    worker.postMessage({ restore: this.restored() });
    return worker;
  }

  #receive(received: Received): void {
    const { id, status = 500, answer = '', socket, keep, text, fault, failure } = received;
    this.#isRunning = true;
    if (failure !== undefined) {
      this.#fail();
    } else if (keep !== undefined) {
      this.#keep(keep, text);
    } else if (fault !== undefined) {
      this.notify('fault', fault);
    } else if (socket !== undefined) {
      this.#sockets.get(socket)?.receive(received);
    } else if (id !== undefined) {
      this.#requests.get(id)?.({ status, text: answer, isJson: answer.startsWith('{') });
      this.#requests.delete(id);
    }
  }

  #keep(name: string, text: string | undefined): void {
    if (text === undefined) {
      siteStorage.removeItem(PREFIX + name);
    } else if (!siteStorage.setItem(PREFIX + name, text)) {
      this.notify('not-kept');
    }
  }

  /** The worker could not be started. */
  #fail(): void {
    this.#isRunning = false;
    this.notify('failed');
    this.#requests.forEach(answer => answer(OFFLINE));
    this.#requests.clear();
    this.#sockets.forEach(socket => socket.receive({ closed: SERVICE_RESTART }));
    this.#sockets.clear();
  }
}

function language(): string {
  return document.documentElement.lang;
}

/** Returns whether a text is kept under a name. */
export function isKept(name: string): boolean {
  return siteStorage.getItem(PREFIX + name) !== null;
}

/** Returns whether a text is kept whose name begins so. */
export function hasKept(beginning: string): boolean {
  return siteStorage.names().some(name => name.startsWith(PREFIX + beginning));
}

/** Returns what earlier pages have kept, by name. */
function kept(): Record<string, string> {
  return Object.fromEntries(
    siteStorage
      .names()
      .filter(name => name.startsWith(PREFIX))
      .map(name => [name.slice(PREFIX.length), siteStorage.getItem(name) ?? '']),
  );
}
