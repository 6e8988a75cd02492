/** Quick pairing: a button joins an open challenge with its clock, or makes one and waits. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { openPage } from '../site/address.ts';
import { isUnreachable } from '../site/api.js';
import { ask } from '../site/ask.ts';
import { byId, find } from '../site/dom.ts';
import { showFailure } from '../site/errors.ts';
import { newId } from '../site/ids.ts';
import { translate } from '../site/messages.ts';
import { loadSetting, saveSetting } from '../site/storage.ts';
import { View } from '../site/view.ts';
import { playerName } from '../site/visitor.ts';
import { formatClockSetting, formatSeconds } from './time.ts';
import { saveSide } from './window-side.ts';

/** The time controls of the buttons, and the names of the words that say what they are like. */
const CLOCKS = { '5m+3s': 'fast', '10m+5s': 'calm', '3d/move': 'days', off: 'none' };

/** How far from the visitor's rating that of the opponent may be; 0 for any. */
const WIDTHS = [0, 100, 200, 400];

/** How often a waiting player asks the server again. */
const ASK_MILLIS = 5_000;

/** What the panel shows. */
interface PairingState {
  /** The game whose opponents are looked for. */
  readonly board: GameId;
  readonly challenges: readonly Api.GameListEntry[];
  readonly rated: boolean;
  readonly width: number;
  /** The clock with which the visitor looks for an opponent; empty while they do not. */
  readonly clock: string;
  /** The last answer of the server to a visitor who waits. */
  readonly answer: Api.Pairing | undefined;
  readonly waitedMillis: number;
}

/** Whether a challenge opens its page at once, where the player can wait for days. */
function isPatient(clock: string): boolean {
  return clock === 'off' || clock.endsWith('d/move');
}

/** Whether a challenge is for one game as the panel asks for it with a clock. */
function isAlike(challenge: Api.GameListEntry, state: PairingState, clock: string): boolean {
  const { game, variant, open, match, swap, rated } = challenge;
  return (
    open &&
    !match &&
    !swap &&
    challenge.clock === clock &&
    rated === (state.rated && clock !== 'off') &&
    game === state.board.game &&
    variant === state.board.variant
  );
}

/** The panel that finds an opponent. */
export class QuickPairing {
  #view: View<PairingState>;
  #timer: ReturnType<typeof setInterval> | undefined;
  #asked = 0;

  /** Whether an answer of the server is awaited. */
  #isAsking = false;

  /** The last request that the server has not answered: what it asks for, and its id. */
  #unanswered = { wanted: '', id: '' };

  /**
   * @param root the element that holds the panel
   * @param board the game whose opponents are looked for
   * @param onSearch is called when the visitor begins or ends to wait. The server may only now know
   *   who this is, so a connection has to be made again.
   */
  constructor(
    root: HTMLElement,
    board: GameId,
    readonly onSearch: (isSearching: boolean) => void,
  ) {
    const state: PairingState = {
      board,
      challenges: [],
      rated: loadSetting('quick-rated', false),
      width: Number(loadSetting('quick-width', '0')),
      clock: '',
      answer: undefined,
      waitedMillis: 0,
    };
    this.#view = new View<PairingState>(root, state, shown => this.#template(shown));
    this.#view.update({});
  }

  /** Looks for opponents in another game. A search that goes on stays with its game. */
  choose(board: GameId): void {
    if (this.#state.clock === '') {
      this.#view.update({ board });
    }
  }

  /**
   * Counts the challenges that each button could join. A visitor whose challenge is no longer open
   * asks the server at once.
   */
  update(challenges: readonly Api.GameListEntry[]): void {
    this.#view.update({ challenges });
    const own = this.#state.answer?.gameId;
    if (own !== undefined && !challenges.some(({ id }) => id === own)) {
      this.#ask().catch(() => undefined); // The next time comes soon.
    }
  }

  get #state(): PairingState {
    return this.#view.state;
  }

  #template(state: PairingState): TemplateResult {
    const isBusy = state.clock !== '';
    return html`
      <div class="quick-clocks" id="clocks" role="group" aria-label=${translate('new.clock')}>
        ${Object.entries(CLOCKS).map(([clock, pace]) => this.#button(clock, pace, state))}
      </div>
      <details class="quick-more">
        <summary>${translate('lobby.more')} <span class="quiet">${summary(state)}</span></summary>
        <label class="check"
          ><input
            type="checkbox"
            id="quick-rated"
            .checked=${state.rated}
            ?disabled=${isBusy}
            @change=${(event: Event) => this.#setRated((event.target as HTMLInputElement).checked)}
          />${translate('lobby.rated')}</label
        >
        <div class="field">
          <label for="width">${translate('lobby.opponents')}</label>
          <select
            id="width"
            ?disabled=${isBusy}
            @change=${(event: Event) => this.#setWidth((event.target as HTMLSelectElement).value)}
          >
            ${WIDTHS.map(
              width =>
                html`<option value=${width} .selected=${width === state.width}>
                  ${widthText(width)}
                </option>`,
            )}
          </select>
        </div>
      </details>
      ${state.answer === undefined ? nothing : this.#search(state, state.answer)}
    `;
  }

  #button(clock: string, pace: string, state: PairingState): TemplateResult {
    const count = state.challenges.filter(
      challenge => challenge.side === '' && isAlike(challenge, state, clock),
    ).length;
    return html`<button
      class="button ${count > 0 ? 'strong' : ''}"
      type="button"
      value=${clock}
      ?disabled=${state.clock !== ''}
      @click=${() => this.#start(clock)}
    >
      <span>${formatClockSetting(clock)}</span>
      <span class="waiting"
        >${count > 0 ? translate('lobby.waiting', count) : translate(`lobby.pace.${pace}`)}</span
      >
    </button>`;
  }

  #search(
    { board, waitedMillis }: PairingState,
    { lowestRating: low, highestRating: high, usualWaitSeconds: usual, level }: Api.Pairing,
  ): TemplateResult {
    const waited = formatSeconds(Math.max(0, Math.floor(waitedMillis / 1_000)));
    const query = new URLSearchParams({
      opponent: 'computer',
      game: board.game,
      variant: board.variant,
      level: String(level),
    });
    const key = low === high ? 'lobby.searching-any' : 'lobby.searching';
    return html`<div class="search" id="search">
      <p role="status" id="searching">${translate(key, low, high)}</p>
      <p class="quiet numbers">
        <span id="waited">${translate('lobby.waited', waited)}</span>
        <span>${usual > 0 ? translate('lobby.usual', usual) : nothing}</span>
      </p>
      <div class="row">
        <button class="button main" type="button" id="stop" @click=${() => this.#stop()}>
          ${translate('lobby.stop')}
        </button>
        <a class="button" id="meanwhile" target="_blank" rel="noopener" href="/new?${query}"
          >${translate('lobby.meanwhile', level)}</a
        >
      </div>
    </div>`;
  }

  #setRated(rated: boolean): void {
    saveSetting('quick-rated', rated);
    this.#view.update({ rated });
  }

  #setWidth(width: string): void {
    saveSetting('quick-width', width);
    this.#view.update({ width: Number(width) });
  }

  async #start(clock: string): Promise<void> {
    byId('problem').hidden = true;
    this.#view.update({ clock });
    try {
      await this.#ask();
    } catch (error) {
      showFailure(error);
      this.#end();
    }
  }

  /** Asks the server for an opponent, one request at a time. */
  async #ask(): Promise<void> {
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

  async #request(): Promise<void> {
    const { board, challenges, clock, rated, width, answer: before } = this.#state;
    const own = challenges.find(entry => entry.side !== '' && isAlike(entry, this.#state, clock));
    const waiting = before?.gameId ?? own?.id;
    const answer = await this.#post({
      game: board.game,
      variant: board.variant,
      clock,
      rated: rated && clock !== 'off',
      name: playerName(),
      ratingDifference: width,
      ...(before === undefined ? {} : { sinceMillis: before.sinceMillis }),
      ...(waiting === undefined ? {} : { waitingChallenge: waiting }),
    });
    if (this.#state.clock === '') {
      return; // The visitor has stopped meanwhile.
    }
    saveSide(answer.gameId, answer.side);
    if (answer.status === 'paired' || isPatient(clock)) {
      this.#end();
      openPage(`/g/${answer.gameId}`);
      return;
    }
    this.#view.update({ answer });
    if (before === undefined) {
      this.#wait();
    }
  }

  /**
   * Sends a request. When its answer is lost, the next request for the same has the same id, so that
   * the server does not seat the visitor twice.
   */
  async #post(body: Omit<Api.PairingRequest, 'id'>): Promise<Api.Pairing> {
    const wanted = [body.game, body.variant, body.clock, body.rated].join();
    if (this.#unanswered.wanted !== wanted) {
      this.#unanswered = { wanted, id: newId() };
    }
    try {
      const answer = await ask('POST /pairing', {}, { id: this.#unanswered.id, ...body });
      this.#unanswered = { wanted: '', id: '' };
      return answer;
    } catch (error) {
      if (!isUnreachable(error)) {
        this.#unanswered = { wanted: '', id: '' };
      }
      throw error;
    }
  }

  #wait(): void {
    this.onSearch(true);
    find(this.#view.root, '#stop').focus();
    this.#asked = Date.now();
    this.#timer = setInterval(() => this.#tick(), 1_000);
  }

  #tick(): void {
    const now = Date.now();
    this.#view.update({ waitedMillis: now - (this.#state.answer?.sinceMillis ?? now) });
    if (now - this.#asked >= ASK_MILLIS) {
      this.#asked = now;
      this.#ask().catch(() => undefined); // The next time comes soon.
    }
  }

  #end(): void {
    clearInterval(this.#timer);
    const wasWaiting = this.#state.answer !== undefined;
    this.#view.update({ clock: '', answer: undefined, waitedMillis: 0 });
    if (wasWaiting) {
      this.onSearch(false);
    }
  }

  /** Withdraws the challenge, unless another player has joined it. */
  async #stop(): Promise<void> {
    const { answer, clock } = this.#state;
    this.#end();
    find(this.#view.root, `[value='${clock}']`).focus();
    if (answer === undefined) {
      return;
    }
    try {
      const { status, gameId: game } = await ask('DELETE /pairing/{id}', { id: answer.gameId });
      if (status === 'paired') {
        openPage(`/g/${game}`);
      }
    } catch (error) {
      showFailure(error);
    }
  }
}

function widthText(width: number): string {
  return translate(width === 0 ? 'lobby.all-ratings' : 'lobby.within', width);
}

/** Returns what the closed part of the panel sets. */
function summary({ rated, width }: PairingState): string {
  return [rated ? translate('game.rated') : '', widthText(width)].filter(Boolean).join(' · ');
}
