import { required } from '../board/required.ts';
import { computerGame, createGame } from '../play/create-game.js';
import { loadCatalogue } from '../site/boards.ts';
import { byId, createElement, find, setText } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { isLevel } from '../site/players.ts';
import { playerName } from '../site/visitor.ts';
import type { AnalysisPage } from './analysis-page.ts';

/** The level that is selected at first. */
const DEFAULT_LEVEL = '3';

/** The dialog that starts a game against a level from the position on the board. */
export class PlayFromHere {
  readonly dialog;
  readonly level;
  readonly problem;

  constructor(readonly page: AnalysisPage) {
    this.dialog = byId('play-dialog', HTMLDialogElement);
    this.level = byId('play-level', HTMLSelectElement);
    this.problem = byId('play-problem');
    byId('play-here').addEventListener('click', () => this.#show());
    find(this.dialog, '.close').addEventListener('click', () => this.dialog.close());
    byId('play-form').addEventListener('submit', event => {
      event.preventDefault();
      this.#start();
    });
  }

  async #show() {
    setText(this.problem, '');
    this.#drawSides();
    this.dialog.showModal();
    try {
      await this.#drawLevels();
    } catch (error) {
      setText(this.problem, errorText(error, 'analysis.offline'));
    }
  }

  async #drawLevels() {
    if (this.level.options.length > 0) {
      return;
    }
    const { families } = await loadCatalogue();
    const family = families.find(({ game }) => game === this.page.id.game);
    const levels = family?.players.filter(({ player }) => isLevel(player)) ?? [];
    this.level.replaceChildren(
      ...levels.map(({ player, name }) => createElement('option', { value: player }, name)),
    );
    this.level.value = DEFAULT_LEVEL;
  }

  #drawSides() {
    const { node, texts } = this.page;
    const toMove = node.position?.toMove ?? 'first';
    byId('play-sides').replaceChildren(
      ...['first', 'second'].map(side =>
        createElement(
          'label',
          { class: 'choice' },
          createElement('input', {
            type: 'radio',
            name: 'play-side',
            value: side,
            checked: side === toMove,
          }),
          createElement('span', {}, texts[`side.${side}`]),
        ),
      ),
    );
  }

  async #start() {
    const { node, id } = this.page;
    const { position } = required(node.position, 'the position of the node');
    const { value: side } = find(this.dialog, 'input:checked', HTMLInputElement);
    const player = this.level.value;
    const button = byId('play-start', HTMLButtonElement);
    button.disabled = true;
    try {
      await createGame({
        ...computerGame(id, player, playerName()),
        first: side === 'first' ? 'me' : player,
        second: side === 'first' ? player : 'me',
        sides: 'fixed',
        position,
      });
    } catch (error) {
      setText(this.problem, errorText(error, 'analysis.offline'));
      button.disabled = false;
    }
  }
}
