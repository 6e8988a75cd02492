import { openPage } from '../site/address.ts';
import { post } from '../site/api.js';
import { byId, createElement, find, setText } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { keepOpenedGame, type OpenedGame } from './opened-game.ts';

/**
 * The dialog that opens a game: from a pasted text, or from a file that is chosen or dropped. The
 * server reads the text; while it refuses it, the text and the analysis stay as they are.
 */
export class OpenDialog {
  readonly dialog;
  readonly field;
  readonly problem;
  readonly games;

  /** Returns the text of the position before the moves of a list; empty for the start of the game. */
  startOf = (_: GameId) => '';

  constructor() {
    this.dialog = byId('open-dialog', HTMLDialogElement);
    this.field = byId('record-text', HTMLTextAreaElement);
    this.problem = byId('record-problem');
    this.games = byId('record-games');
    const file = byId('record-file', HTMLInputElement);
    byId('open').addEventListener('click', () => this.#show());
    find(this.dialog, '.close').addEventListener('click', () => this.dialog.close());
    byId('open-form').addEventListener('submit', event => {
      event.preventDefault();
      this.#read();
    });
    this.field.addEventListener('input', () => this.#clear());
    file.addEventListener('change', () => this.#readFile(file.files?.[0]));
    this.#listenForDrops();
  }

  #show() {
    this.dialog.showModal();
    this.field.focus();
  }

  #clear() {
    this.games.hidden = true;
    setText(this.problem, '');
  }

  /** A file may be dropped anywhere on the page. */
  #listenForDrops() {
    const { documentElement: page } = document;
    const mark = (event: DragEvent) => {
      const hasFile = event.dataTransfer?.types.includes('Files') ?? false;
      page.classList.toggle('file-target', hasFile && event.type === 'dragover');
      if (hasFile) {
        event.preventDefault();
      }
    };
    addEventListener('dragover', mark);
    addEventListener('dragleave', mark);
    addEventListener('drop', event => {
      mark(event);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) {
        this.dialog.close();
        this.#show();
        this.#readFile(file);
      }
    });
  }

  async #readFile(file: File | undefined) {
    if (file === undefined) {
      return;
    }
    this.#clear();
    try {
      const bytes = await file.arrayBuffer();
      this.field.value = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      setText(this.problem, translate('analysis.open.encoding'));
      return;
    }
    await this.#read();
  }

  /**
   * Reads the text.
   *
   * @param number which game to open, counted from 1; by default the only one
   */
  async #read(number?: number) {
    const game = byId('game', HTMLSelectElement).value;
    const variant = byId('variant', HTMLSelectElement).value;
    const position = this.startOf({ game, variant }) || undefined;
    this.#clear();
    try {
      const { games, problems, study }: Api.OpenedText = await post('/records', {
        text: this.field.value,
        game,
        variant,
        position,
        number,
      });
      if (study === undefined) {
        this.#choose(games);
        setText(this.problem, problems.join('; '));
      } else {
        const { first: white, second: black, date } = games[(number ?? 1) - 1];
        this.#open({ study, white, black, date });
      }
    } catch (error) {
      setText(this.problem, errorText(error, 'analysis.offline'));
    }
  }

  #choose(games: Api.OpenedText['games']) {
    const unnamed = translate('analysis.open.unnamed');
    const items = games.map(
      ({ title, first: white, second: black, date, result, plies }, index) => {
        const players = [white || unnamed, black || unnamed];
        const facts = translate('analysis.open.game', ...players, result, plies);
        const text = [`${index + 1}.`, title, date, facts].filter(part => part !== '').join(' ');
        const attributes = {
          type: 'button',
          class: 'button small',
          click: () => this.#read(index + 1),
        };
        return createElement('li', {}, createElement('button', attributes, text));
      },
    );
    find(this.games, 'ol').replaceChildren(...items);
    this.games.hidden = false;
    find(this.games, 'h3').focus();
  }

  #open(opened: OpenedGame) {
    const address = keepOpenedGame(opened);
    if (address === undefined) {
      setText(this.problem, translate('analysis.open.storage'));
    } else {
      openPage(address);
    }
  }
}
