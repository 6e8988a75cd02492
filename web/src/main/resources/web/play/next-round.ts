import { here } from '../site/address.ts';
import { byId, createElement, setText } from '../site/dom.ts';
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

/**
 * Announces in a message, in the title and with a sound that the visitor's next game of a tournament
 * has begun.
 */
export class NextRound {
  #element = byId('next-round');
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
   */
  constructor(readonly opens: boolean) {}

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
    this.#element.hidden = true;
    if (game !== '' && game !== loadSetting(OPENED, '')) {
      this.#show(game);
    }
  }

  #show(game: string) {
    const href = `/g/${game}`;
    const countdown = createElement('span', { class: 'countdown numbers' });
    const opening = createElement('p', {}, `${translate('list.tournament.opens-in')} `, countdown);
    opening.hidden = !this.opens;
    const go: HTMLAnchorElement = createElement('a', {
      class: 'button main',
      href,
      id: 'next-round-go',
    });
    const stay = createElement('button', { class: 'button', type: 'button' });
    setText(stay, translate('list.tournament.stay'));
    stay.addEventListener('click', () => {
      this.#stop();
      stay.remove();
      opening.remove();
      go.focus();
    });
    setText(go, translate('list.tournament.next-game'));
    this.#element.replaceChildren(
      createElement('p', { role: 'status' }, translate('list.tournament.round-begins')),
      opening,
      createElement('div', { class: 'row' }, go, stay),
    );
    this.#element.hidden = false;
    this.#element.scrollIntoView({ block: 'nearest' });
    this.#sound.play('round');
    this.#title = document.title;
    if (this.opens) {
      this.#countDown(countdown, href);
    } else {
      document.title = translate('list.tournament.round-begins');
    }
  }

  #countDown(countdown: HTMLElement, href: string) {
    this.#opensAt = Date.now() + COUNTDOWN_SECONDS * 1000;
    this.#count(countdown, href);
    this.#timer = setInterval(() => this.#count(countdown, href), 1000);
  }

  /**
   * Shows how many seconds are left, and opens the game after the last: also on a hidden page, whose
   * browser runs its timers once a minute.
   */
  #count(countdown: HTMLElement, href: string) {
    const left = Math.ceil((this.#opensAt - Date.now()) / 1000);
    if (loadSetting(OPENED, '') === this.#game) {
      // Another page of this browser has opened it.
      this.#stop();
      this.#element.hidden = true;
    } else if (left > 0) {
      setText(countdown, `0:${String(left).padStart(2, '0')}`);
      document.title = `(${left}) ${translate('list.tournament.round-begins')}`;
    } else {
      this.#stop();
      location.assign(href);
    }
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
 * @returns to be called with whether the game is over
 */
export function awaitNextRound(state: Api.Game): (isOver: boolean) => void {
  const { id, tournament } = state;
  if (state.ending === '') {
    saveSetting(OPENED, id);
    rememberTournament(tournament, true);
  }
  const next = new NextRound(true);
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
  addAnnouncement();
  const next = new NextRound(false);
  const channel = channelOf(id, ({ summary, entered, currentGame: playing = '' }) => {
    if (!entered || summary.status === 'finished') {
      rememberTournament(id, false);
      channel.close();
    }
    next.announce(here().pathname === `/g/${playing}` ? '' : playing);
  });
  channel.open();
}

/** Adds the element for the announcement, where the page has none. */
function addAnnouncement() {
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
