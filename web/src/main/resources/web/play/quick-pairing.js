import { isUnreachable, post, remove } from '../site/api.js';
import { byId, find, setText } from '../site/dom.js';
import { showFailure } from '../site/errors.js';
import { newId } from '../site/ids.js';
import { translate } from '../site/messages.js';
import { loadSetting, saveSetting } from '../site/storage.js';
import { playerName } from '../site/visitor.js';
import { formatSeconds } from './time.js';
import { saveSide } from './window-side.js';

/** The names under which the browser stores the last choices. */
const BOARD_NAME = 'quick';
const RATED_NAME = 'quick-rated';
const WIDTH_NAME = 'quick-width';

/** How often a waiting player asks the server again. */
const ASK_MILLIS = 5_000;

/** Whether a challenge opens its page at once, where the player can wait for days. */
const isPatient = (/** @type {string} */ clock) => clock === 'off' || clock.endsWith('d/move');

/**
 * The panel that finds an opponent: a button joins an open challenge with its clock, or makes one
 * and waits.
 */
export class QuickPairing {
  #boards = byId('boards');
  #buttons = [...byId('clocks').querySelectorAll('button')];
  #rated = byId('rated', HTMLInputElement);
  #width = byId('width', HTMLSelectElement);

  /** @type {Api.GameListEntry[]} */
  #challenges = [];

  /** The clock with which the visitor looks for an opponent; empty while they do not. */
  #clock = '';

  /**
   * The last answer of the server to a visitor who waits.
   *
   * @type {Api.Pairing | undefined}
   */
  #answer;

  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /** Whether an answer of the server is awaited. */
  #isAsking = false;

  /** The last request that the server has not answered: what it asks for, and its id. */
  #unanswered = { wanted: '', id: '' };

  /**
   * @param {() => void} onWait is called when the visitor begins to wait. The server may only now
   *   know who this is, so a connection has to be made again.
   */
  constructor(onWait) {
    this.onWait = onWait;
    const last = loadSetting(BOARD_NAME, '');
    const choice = [...this.#boards.querySelectorAll('input')].find(({ value }) => value === last);
    if (choice !== undefined) {
      choice.checked = true;
    }
    this.#rated.checked = loadSetting(RATED_NAME, false);
    this.#width.value = loadSetting(WIDTH_NAME, '0');
    this.#boards.addEventListener('change', () => this.#drawCounts());
    this.#rated.addEventListener('change', () => this.#drawCounts());
    for (const button of this.#buttons) {
      button.addEventListener('click', () => this.#start(button.value));
    }
    byId('stop').addEventListener('click', () => this.#stop());
  }

  /**
   * Counts the challenges that each button could join. A visitor whose challenge is no longer open
   * asks the server at once.
   *
   * @param {Api.GameListEntry[]} challenges
   */
  draw(challenges) {
    this.#challenges = challenges;
    this.#drawCounts();
    if (this.#answer !== undefined && !challenges.some(({ id }) => id === this.#answer?.gameId)) {
      this.#ask().catch(() => undefined); // The next time comes soon.
    }
  }

  #drawCounts() {
    for (const button of this.#buttons) {
      const count = this.#countOf(button.value);
      const text = count > 0 ? translate('lobby.waiting', count) : '';
      setText(find(button, '.waiting'), text);
      button.classList.toggle('main', count > 0);
    }
  }

  get #board() {
    return find(this.#boards, 'input:checked', HTMLInputElement).value;
  }

  /** @param {string} clock */
  #isRated(clock) {
    return this.#rated.checked && clock !== 'off';
  }

  /** @param {string} clock */
  #countOf(clock) {
    return this.#challenges.filter(game => game.side === '' && this.#isAlike(game, clock)).length;
  }

  /**
   * Whether a challenge is for one game on the chosen board with a clock, as the server chooses it.
   *
   * @param {Api.GameListEntry} challenge
   * @param {string} clock
   */
  #isAlike({ game, variant, open, clock: theirs, rated, match, swap }, clock) {
    return (
      open &&
      !match &&
      !swap &&
      theirs === clock &&
      rated === this.#isRated(clock) &&
      `${game}/${variant}` === this.#board
    );
  }

  /** @param {string} clock */
  async #start(clock) {
    saveSetting(BOARD_NAME, this.#board);
    saveSetting(RATED_NAME, this.#rated.checked);
    saveSetting(WIDTH_NAME, this.#width.value);
    this.#setBusy(true);
    byId('problem').hidden = true;
    this.#clock = clock;
    try {
      await this.#ask();
    } catch (error) {
      showFailure(error);
      this.#end();
    }
  }

  /**
   * Locks the choices during a search, or unlocks them.
   *
   * @param {boolean} isBusy
   */
  #setBusy(isBusy) {
    const inputs = this.#boards.querySelectorAll('input');
    for (const control of [...this.#buttons, ...inputs, this.#rated, this.#width]) {
      control.disabled = isBusy;
    }
  }

  /** Asks the server for an opponent, one request at a time. */
  async #ask() {
    if (this.#isAsking) {
      return;
    }
    this.#isAsking = true;
    try {
      await this.#request();
    } finally {
      this.#isAsking = false;
    }
  }

  async #request() {
    const clock = this.#clock;
    const [game, variant] = this.#board.split('/');
    const own = this.#challenges.find(entry => entry.side !== '' && this.#isAlike(entry, clock));
    const waiting = this.#answer?.gameId ?? own?.id;
    const answer = await this.#post({
      game,
      variant,
      clock,
      rated: this.#isRated(clock),
      name: playerName(),
      ratingDifference: Number(this.#width.value),
      sinceMillis: this.#answer?.sinceMillis,
      waitingChallenge: waiting,
    });
    if (this.#clock === '') {
      return; // The visitor has stopped meanwhile.
    }
    saveSide(answer.gameId, answer.side);
    if (answer.status === 'paired' || isPatient(clock)) {
      this.#clock = '';
      location.assign(`/g/${answer.gameId}`);
      return;
    }
    const isFirst = this.#answer === undefined;
    this.#answer = answer;
    this.#drawWait(answer);
    if (isFirst) {
      this.#wait();
    }
  }

  /**
   * Sends a request. When its answer is lost, the next request for the same has the same id, so that
   * the server does not seat the visitor twice.
   *
   * @param {Omit<Api.PairingRequest, 'id'>} body
   * @returns {Promise<Api.Pairing>}
   */
  async #post(body) {
    const wanted = [body.game, body.variant, body.clock, body.rated].join();
    if (this.#unanswered.wanted !== wanted) {
      this.#unanswered = { wanted, id: newId() };
    }
    try {
      const answer = await post('/pairing', { id: this.#unanswered.id, ...body });
      this.#unanswered = { wanted: '', id: '' };
      return answer;
    } catch (error) {
      if (!isUnreachable(error)) {
        this.#unanswered = { wanted: '', id: '' };
      }
      throw error;
    }
  }

  #wait() {
    this.onWait();
    this.#drawWaited(0);
    byId('search').hidden = false;
    byId('stop').focus();
    let asked = Date.now();
    this.#timer = setInterval(() => {
      const now = Date.now();
      this.#drawWaited(now - (this.#answer?.sinceMillis ?? now));
      if (now - asked >= ASK_MILLIS) {
        asked = now;
        this.#ask().catch(() => undefined); // The next time comes soon.
      }
    }, 1_000);
  }

  /** @param {number} millis */
  #drawWaited(millis) {
    const waited = formatSeconds(Math.max(0, Math.floor(millis / 1_000)));
    setText(byId('waited'), translate('lobby.waited', waited));
  }

  /** @param {Api.Pairing} answer */
  #drawWait({ lowestRating: low, highestRating: high, usualWaitSeconds: usual, level }) {
    const key = low === high ? 'lobby.searching-any' : 'lobby.searching';
    setText(byId('searching'), translate(key, low, high));
    setText(byId('usual'), usual > 0 ? translate('lobby.usual', usual) : '');
    const link = byId('meanwhile', HTMLAnchorElement);
    const [game, variant] = this.#board.split('/');
    const query = new URLSearchParams({
      opponent: 'computer',
      game,
      variant,
      level: String(level),
    });
    link.href = `/new?${query}`;
    setText(link, translate('lobby.meanwhile', level));
  }

  #end() {
    clearInterval(this.#timer);
    this.#clock = '';
    this.#answer = undefined;
    byId('search').hidden = true;
    this.#setBusy(false);
  }

  /** Withdraws the challenge, unless another player has joined it. */
  async #stop() {
    const challenge = this.#answer?.gameId;
    const clock = this.#clock;
    this.#end();
    find(byId('clocks'), `[value="${clock}"]`, HTMLButtonElement).focus();
    try {
      /** @type {Api.Pairing} */
      const { status, gameId: game } = await remove(`/pairing/${challenge}`);
      if (status === 'paired') {
        location.assign(`/g/${game}`);
      }
    } catch (error) {
      showFailure(error);
    }
  }
}
