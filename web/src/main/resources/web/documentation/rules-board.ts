/**
 * The board on a page with the rules of a game: both sides are played by hand, from the positions of
 * the table below it. The engine in the browser knows the moves; on a server without one, the server.
 */
import { createBoard } from '../site/board-element.ts';
import { onBoardPath } from '../site/board-path.ts';
import { boardTexts } from '../site/boards.ts';
import { byId, createElement, find, setText } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { explainPath, loadVariation } from '../site/positions.ts';
import { isSupported, WorkerHost } from '../site/worker-host.ts';
import type { TabuleiroBoard } from '../board/board.ts';

const section = byId('play-board');
const { game = '' } = section.dataset;
const folder = document.documentElement.dataset['engine'] ?? '';

/** Whether a server answers where the engine cannot. */
const hasServer = folder === '' || folder.startsWith('/');

/** A position of the table. */
interface Place {
  variant: string;
  /** its text; empty for the start of the game */
  text: string;
  button: HTMLButtonElement;
}

/** Lets a worker answer what the board asks. It gets nothing that the browser keeps. */
function letWorkerAnswer(): void {
  const host = new WorkerHost(
    globalThis.startEngine ?? (async () => new Worker(`${folder}worker.js`)),
    kind => {
      if (kind === 'failed' && hasServer) {
        globalThis.browserEngine = undefined;
      }
    },
    () => ({}),
  );
  globalThis.browserEngine = {
    isLocalPage: false,
    path: () => location.pathname,
    addressOf: path => path,
    isLocalGame: () => false,
    answers: () => true,
    complete: async (_, answer) => answer,
    onNotice: () => undefined,
    request: (method, path, body) => host.request(method, path, body),
    socket: path => host.socket(path) as WebSocket,
  };
}

/** Returns the key of the message for a board whose question got no answer. */
function failureKey(): string {
  return globalThis.browserEngine === undefined ? 'game.failed' : 'site.edition.failed';
}

/** The board with the moves that were played on it. */
class RulesBoard {
  readonly #says = createElement('p', { class: 'says', role: 'status' });
  readonly #moves = createElement('p', { class: 'moves quiet' });
  readonly #back = createElement(
    'button',
    {
      type: 'button',
      class: 'button small',
      id: 'take-back',
      click: () => this.#ask(() => this.#takeBack(1)),
    },
    translate('game.takeback'),
  );
  readonly #again = createElement(
    'button',
    {
      type: 'button',
      class: 'button small',
      id: 'again',
      click: () => this.#ask(() => this.#takeBack(Infinity)),
    },
    translate('learn.again'),
  );

  readonly #places: readonly Place[];
  #place: Place | undefined;
  #board: TabuleiroBoard | undefined;

  /** The first position and those after each move. */
  #line: Api.Variation[] = [];
  #isAsking = false;

  constructor() {
    this.#places = placesOf(section);
    for (const place of this.#places) {
      place.button.addEventListener('click', () => this.#ask(() => this.open(place)));
    }
  }

  /** Opens the first position of the table. */
  async begin(): Promise<void> {
    const [first] = this.#places;
    if (first !== undefined) {
      await this.open(first);
    }
  }

  /** Shows a position of the table. */
  async open(place: Place): Promise<void> {
    const id = { game, variant: place.variant };
    const [board, start] = await Promise.all([
      this.#place?.variant === place.variant ? this.#board : createBoard(id),
      loadVariation(id, { position: place.text }),
    ]);
    if (board !== undefined && board !== this.#board) {
      this.#show(board);
    }
    this.#place = place;
    for (const { button } of this.#places) {
      button.setAttribute('aria-pressed', String(button === place.button));
    }
    this.#line = [start];
    await this.#draw(true);
  }

  #show(board: TabuleiroBoard) {
    this.#board = board;
    board.setAttribute('label', section.ariaLabel ?? '');
    board.setAttribute('show-movable', '');
    onBoardPath(board, 'board-move', path => this.#ask(() => this.#play(path)));
    onBoardPath(board, 'board-illegal', path => this.#explain(path));
    const place = find(section, '.board-place');
    place.dataset.kind = board.board.kind;
    board.toggleAttribute('fill', board.board.kind === 'unbounded'); // With its hands.
    place.replaceChildren(board);
    if (!this.#says.isConnected) {
      const buttons = createElement('div', { class: 'row no-print' }, this.#back, this.#again);
      place.after(this.#says, buttons, this.#moves);
    }
  }

  /** @param isStill whether the change is no move, and not animated */
  async #draw(isStill: boolean) {
    const shown = this.#line.at(-1);
    if (this.#board === undefined || shown === undefined) {
      return;
    }
    const { position, moves, endingText } = shown;
    this.#board.toggleAttribute('still', isStill);
    this.#board.setAttribute('viewer', position.toMove);
    this.#board.show(position, isStill ? null : moves.at(-1));
    const texts = await boardTexts(game);
    const turn = translate('analysis.to-move', texts[`side.${position.toMove}`] ?? '');
    setText(this.#says, [endingText || turn, ...position.scoreTexts].join(' · '));
    setText(this.#moves, this.#line.slice(1).map(nameOfMove).join(' '));
    // Not disabled: a button that is loses the focus.
    for (const button of [this.#back, this.#again]) {
      button.ariaDisabled = String(this.#line.length < 2);
    }
  }

  async #play(path: string[]) {
    const before = this.#line.at(-1);
    if (before !== undefined && this.#place !== undefined) {
      const { position } = before.position;
      this.#line.push(
        await loadVariation({ game, variant: this.#place.variant }, { position, path }),
      );
      await this.#draw(false);
    }
  }

  async #explain(path: string[]) {
    const position = this.#line.at(-1)?.position;
    if (position?.result !== '*' || this.#place === undefined) {
      return;
    }
    const id = { game, variant: this.#place.variant };
    const { message, refusal } = await explainPath(id, position, path, failureKey());
    if (position === this.#line.at(-1)?.position) {
      setText(this.#says, message);
      this.#board?.markRefused(refusal?.cells ?? []);
    }
  }

  /** Takes back some moves, or all. */
  async #takeBack(count: number) {
    this.#line.splice(Math.max(1, this.#line.length - count));
    await this.#draw(true);
  }

  /** Does what needs an answer, one thing at a time. */
  async #ask(act: () => Promise<void>) {
    if (this.#isAsking) {
      return;
    }
    this.#isAsking = true;
    try {
      await act();
    } catch (error) {
      setText(this.#says, errorText(error, failureKey()));
    } finally {
      this.#isAsking = false;
    }
  }
}

function nameOfMove({ moves }: Api.Variation, index: number): string {
  return `${index + 1}. ${moves.at(-1)?.move ?? ''}`;
}

/** Returns the positions of the table after the board; their names become buttons. */
function placesOf(board: HTMLElement): Place[] {
  const table = board.parentElement?.querySelector('#play-board ~ .scroll table');
  return [...(table?.querySelectorAll('tbody tr') ?? [])].map(row => {
    const [name, variant, text] = row.querySelectorAll('td');
    const button = createElement(
      'button',
      { type: 'button', class: 'button small', 'aria-pressed': 'false' },
      name?.textContent ?? '',
    );
    name?.replaceChildren(button);
    return { variant: variant?.textContent ?? '', text: text?.textContent ?? '', button };
  });
}

/** Says in a sentence why the picture stays. */
function say(text: string) {
  const notice = byId('no-board');
  setText(notice, text);
  notice.hidden = false;
}

async function begin(): Promise<void> {
  if (folder !== '' && isSupported()) {
    letWorkerAnswer();
  } else if (!hasServer) {
    say(translate('site.edition.too-old'));
    return;
  }
  const board = new RulesBoard();
  try {
    await board.begin().catch(async error => {
      if (globalThis.browserEngine !== undefined || folder === '') {
        throw error;
      }
      await board.begin(); // The worker has failed: the server answers.
    });
    section.dataset.ready = 'yes';
  } catch (error) {
    say(errorText(error, failureKey()));
  }
}

void begin();
