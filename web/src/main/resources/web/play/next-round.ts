import { here, openPage } from '../site/address.ts';
import { byId, createElement } from '../site/dom.ts';
import { translate } from '../site/messages.ts';
import { loadSetting, saveSetting } from '../site/storage.ts';
import { enteredTournament, rememberTournament } from './entered-tournament.ts';
import { LiveChannel } from './live-channel.js';
import { Sound } from './sound.ts';

/** The name of the setting with the last game of a tournament that this browser has opened. */
const OPENED = 'tournament-game';

/**
 * How long the page waits before it opens the game. A guess: long enough to stay, and a quarter of
 * the time for the first move.
 */
const COUNTDOWN_SECONDS = 15;

/** The visitor's next game of a tournament, which has begun. */
export interface NextGame {
  readonly id: string;
  /** The seconds until it opens by itself; undefined where it does not. */
  readonly secondsLeft: number | undefined;
  /** Lets the visitor stay on the page. */
  readonly stay: () => void;
}

/**
 * Announces in the title and with a sound that the visitor's next game of a tournament has begun, and
 * opens it.
 */
export class NextRound {
  #sound = new Sound();
  #title = '';

  /** When the game opens, on the scale of Date.now(). */
  #opensAt = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** The game that was announced; empty for none. */
  #game = '';

  /**
   * @param opens whether the game opens after a countdown, unless the visitor stays: where the
   *   visitor waits for it
   * @param onChange shows the game, every second of the countdown, or that there is none
   */
  constructor(
    readonly opens: boolean,
    readonly onChange: (next: NextGame | undefined) => void,
  ) {}

  /**
   * Announces a game, once.
   *
   * @param game the id of the game; empty when there is none
   */
  announce(game: string) {
    if (game === this.#game) {
      return;
    }
    this.#stop();
    this.#game = game;
    if (game === '' || game === loadSetting(OPENED, '')) {
      this.onChange(undefined);
    } else {
      this.#begin();
    }
  }

  #begin() {
    this.#sound.play('round');
    this.#title = document.title;
    if (this.opens) {
      this.#opensAt = Date.now() + COUNTDOWN_SECONDS * 1000;
      this.#count();
      this.#timer = setInterval(() => this.#count(), 1000);
    } else {
      document.title = translate('list.tournament.round-begins');
      this.#show(undefined);
    }
  }

  /**
   * Shows how many seconds are left, and opens the game after the last: also on a hidden page, whose
   * browser runs its timers once a minute.
   */
  #count() {
    const left = Math.ceil((this.#opensAt - Date.now()) / 1000);
    if (loadSetting(OPENED, '') === this.#game) {
      // Another page of this browser has opened it.
      this.#stop();
      this.onChange(undefined);
    } else if (left > 0) {
      document.title = `(${left}) ${translate('list.tournament.round-begins')}`;
      this.#show(left);
    } else {
      this.#stop();
      openPage(`/g/${this.#game}`);
    }
  }

  #show(secondsLeft: number | undefined) {
    const stay = () => {
      this.#stop();
      if (secondsLeft !== undefined) {
        this.#show(undefined);
      }
    };
    this.onChange({ id: this.#game, secondsLeft, stay });
  }

  #stop() {
    clearInterval(this.#timer);
    if (this.#title !== '') {
      document.title = this.#title;
      this.#title = '';
    }
  }
}

/** Returns a channel, not yet open, that receives each state of a tournament. */
function channelOf(id: string, onState: (state: Api.Tournament) => void) {
  return new LiveChannel(() => `/tournaments/${id}/live`, {
    onOnline: () => undefined,
    onOffline: () => undefined,
    onMessage: message => {
      if (message.summary !== undefined) {
        onState(message);
      }
    },
  });
}

/**
 * Awaits the next game of a tournament on the page of a game in it that the visitor plays, once that
 * is over.
 *
 * @param onChange shows the next game, every second of the countdown, or that there is none
 * @returns to be called with whether the game is over
 */
export function awaitNextRound(
  state: Api.Game,
  onChange: (next: NextGame | undefined) => void,
): (isOver: boolean) => void {
  const { id, tournament } = state;
  if (state.ending === '') {
    saveSetting(OPENED, id);
    rememberTournament(tournament, true);
  }
  const next = new NextRound(true, onChange);
  const channel = channelOf(tournament, ({ summary, currentGame: playing = '' }) => {
    if (summary.format !== 'simultaneous') {
      next.announce(playing === id ? '' : playing);
    }
  });
  let isOpen = false;
  return isOver => {
    if (isOver && !isOpen) {
      isOpen = true;
      channel.open();
    }
  };
}

/**
 * Awaits the next game of the tournament that the visitor has entered, on a page that is not about
 * it. The page stays open, since the visitor does something else.
 */
export function watchTournament() {
  const id = enteredTournament();
  if (id === '') {
    return;
  }
  addNotice();
  const next = new NextRound(false, showNotice);
  const channel = channelOf(id, ({ summary, entered, currentGame: playing = '' }) => {
    if (!entered || summary.status === 'finished') {
      rememberTournament(id, false);
      channel.close();
    }
    next.announce(here().pathname === `/g/${playing}` ? '' : playing);
  });
  channel.open();
}

/** Adds the element of the notice, where the page has none. */
function addNotice() {
  if (document.getElementById('next-round') === null) {
    const attributes = {
      class: 'notice stack',
      id: 'next-round',
      'aria-label': translate('list.tournament.round-begins'),
      hidden: true,
    };
    byId('main').before(createElement('aside', attributes));
  }
}

/** Shows the next game in the notice. */
function showNotice(next: NextGame | undefined) {
  const notice = byId('next-round');
  notice.hidden = next === undefined;
  if (next === undefined) {
    return;
  }
  const go: HTMLAnchorElement = createElement(
    'a',
    { class: 'button main next-round-go', href: `/g/${next.id}` },
    translate('list.tournament.next-game'),
  );
  const click = () => {
    next.stay();
    stay.remove();
    go.focus();
  };
  const stay: HTMLElement = createElement(
    'button',
    { class: 'button', type: 'button', click },
    translate('list.tournament.stay'),
  );
  notice.replaceChildren(
    createElement('p', { role: 'status' }, translate('list.tournament.round-begins')),
    createElement('div', { class: 'row' }, go, stay),
  );
  notice.scrollIntoView({ block: 'nearest' });
}
