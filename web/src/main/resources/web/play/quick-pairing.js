import { ApiError, post } from '../site/api.js';
import { byId, find, setText } from '../site/dom.js';
import { errorText, showProblem } from '../site/errors.js';
import { translate } from '../site/messages.js';
import { loadSetting, saveSetting } from '../site/storage.js';
import { playerName } from '../site/visitor.js';
import { createGame } from './create-game.js';
import { saveSide } from './window-side.js';

/** The name under which the browser stores the board that was chosen last. */
const STORAGE_NAME = 'quick';

/** The name under which the browser stores whether the visitor wants rated games. */
const RATED_NAME = 'quick-rated';

/**
 * The panel that finds an opponent: a button joins an open challenge with its clock, or makes one.
 */
export class QuickPairing {
  #boards = byId('boards');
  #buttons = [...byId('clocks').querySelectorAll('button')];

  /** @type {Api.GameListEntry[]} */
  #challenges = [];

  constructor() {
    const last = loadSetting(STORAGE_NAME, '');
    const choice = [...this.#boards.querySelectorAll('input')].find(({ value }) => value === last);
    if (choice !== undefined) {
      choice.checked = true;
    }
    this.#boards.addEventListener('change', () => this.#drawCounts());
    const rated = byId('rated', HTMLInputElement);
    rated.checked = loadSetting(RATED_NAME, false);
    rated.addEventListener('change', () => {
      saveSetting(RATED_NAME, rated.checked);
      this.#drawCounts();
    });
    for (const button of this.#buttons) {
      button.addEventListener('click', () => this.#pair(button.value));
    }
  }

  /**
   * Counts the challenges that each button could join.
   *
   * @param {Api.GameListEntry[]} challenges
   */
  draw(challenges) {
    this.#challenges = challenges;
    this.#drawCounts();
  }

  #drawCounts() {
    for (const button of this.#buttons) {
      const count = this.#matches(button.value).length;
      const text = count > 0 ? translate('lobby.waiting', count) : '';
      setText(find(button, '.waiting'), text);
      button.classList.toggle('main', count > 0);
    }
  }

  /** Whether the visitor wants rated games. */
  get #isRated() {
    return byId('rated', HTMLInputElement).checked;
  }

  get #board() {
    return find(this.#boards, 'input:checked', HTMLInputElement).value;
  }

  /**
   * Returns the challenges of others on the chosen board with a clock, the oldest first.
   *
   * @param {string} clock
   */
  #matches(clock) {
    return this.#challenges
      .filter(game => game.you === '' && game.open && game.clock === clock)
      .filter(game => game.rated === (this.#isRated && clock !== 'off'))
      .filter(({ game, variant }) => `${game}/${variant}` === this.#board)
      .sort((a, b) => a.created - b.created);
  }

  /** @param {string} clock */
  async #pair(clock) {
    saveSetting(STORAGE_NAME, this.#board);
    this.#setBusy(true);
    byId('problem').hidden = true;
    try {
      for (const { id } of this.#matches(clock)) {
        if (await join(id)) {
          return;
        }
      }
      await this.#challenge(clock);
    } catch (error) {
      showProblem(errorText(error, 'game.failed'));
      this.#setBusy(false);
    }
  }

  /** @param {boolean} isBusy */
  #setBusy(isBusy) {
    for (const button of this.#buttons) {
      button.disabled = isBusy;
    }
  }

  /**
   * Opens the visitor's own challenge of this kind, or makes one.
   *
   * @param {string} clock
   */
  #challenge(clock) {
    const isRated = this.#isRated && clock !== 'off';
    const own = this.#challenges.find(
      game =>
        game.you !== '' &&
        game.clock === clock &&
        game.rated === isRated &&
        `${game.game}/${game.variant}` === this.#board,
    );
    if (own !== undefined) {
      location.assign(`/g/${own.id}`);
      return undefined;
    }
    const [game, variant] = this.#board.split('/');
    return createGame({
      game,
      variant,
      first: 'me',
      second: 'other',
      sides: 'random',
      name: playerName(),
      clock,
      open: true,
      visibility: 'public',
      match: false,
      rated: isRated,
    });
  }
}

/**
 * Takes the free seat of a challenge and opens the game.
 *
 * @param {string} id
 * @returns {Promise<boolean>} whether the visitor got the seat; another player may have taken it, or
 *   one of the two may block the other
 */
async function join(id) {
  try {
    /** @type {Api.TakenSeat} */
    const { side } = await post(`/games/${id}/join`, { name: playerName() });
    saveSide(id, side);
    location.assign(`/g/${id}`);
    return true;
  } catch (error) {
    if (error instanceof ApiError && [403, 404, 409].includes(error.status)) {
      return false;
    }
    throw error;
  }
}
