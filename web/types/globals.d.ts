/** A side of a game. */
type Side = 'first' | 'second';

/** A game and its variant. */
interface GameId {
  /** The name of the family, such as talpa. */
  game: string;
  /** The name of the variant, such as 8x8. */
  variant: string;
}

interface HTMLElementTagNameMap {
  'tabuleiro-board': import('../src/main/resources/web/board/board.ts').TabuleiroBoard;
}

/** A worker in the browser that answers as a server does. */
interface AnsweringWorker {
  /** Returns the address of this page as on a server. */
  path(): string;
  /** Returns the address of the page that has a path on a server. */
  addressOf(path: string): string;
  /** Returns the answer to a request; its path is below /api/v2, its body is JSON. */
  request(
    method: string,
    path: string,
    body?: string,
  ): Promise<{ status: number; isJson: boolean; text: string }>;
  /**
   * Calls a function for each notice, also for those that were before: with a kind, which names a
   * text `site.edition.KIND`, or with a text.
   */
  onNotice(show: (kind: string, text?: string) => void): void;
  /** Opens a socket; its path is below /api/v2. */
  socket(path: string): WebSocket;
}

/**
 * What stands for the server in an edition without one. Its script sets it before those of the pages.
 */
interface Edition extends AnsweringWorker {
  /** Returns the HTML of the page that has a path on a server. */
  page(path: string): Promise<string>;
  /** Shows this page in another language. */
  selectLanguage(code: string): void;
  /** The address of the script that keeps the edition for use without a network; empty for none. */
  readonly serviceWorker: string;
  /** Returns the address of the bundle of a script, where it is not beside that of the page. */
  script?(path: string): string;
}

/** The worker on the pages of a server, which computes for the visitor and has games of its own. */
interface BrowserEngine extends AnsweringWorker {
  /** Whether the page is that of a game of this browser. */
  readonly isLocalPage: boolean;
  /** Returns whether a game is kept in this browser, and not on the server. */
  isLocalGame(id: string): boolean;
  /** Returns whether the worker answers a request or a socket; the path is below /api/v2. */
  answers(path: string): boolean;
  /** Returns an answer of the server with what this browser adds to it. */
  complete(path: string, answer: any): Promise<any>;
}

/** Undefined on the pages of a server. */
declare var edition: Edition | undefined;

/** What computes for the visitor on the pages of a server; undefined where the server does. */
declare var browserEngine: BrowserEngine | undefined;

/** Starts the engine's worker on a page that was opened from a folder; undefined elsewhere. */
declare var startEngine: (() => Promise<Worker>) | undefined;
