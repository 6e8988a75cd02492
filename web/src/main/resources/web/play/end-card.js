import { byId, createElement, setText } from '../site/dom.js';
import { translate } from '../site/messages.js';
import { createCloseButton } from './board-messages.js';
import { changeText } from './game-ratings.js';

/** @typedef {import('./game-model.js').GameModel} GameModel */
/** @typedef {import('./game-status.js').GameCommand} GameCommand */

/**
 * The end of a game, on a card beside the board, on a phone below it: the result, the reason, and
 * what to do next. While it is open it stands for the status.
 */
export class EndCard {
  #element = byId('end');

  /** The buttons that are drawn, as a key. */
  #drawn = '';

  /** Whether the card was closed, or the game was over when the page opened. */
  #isClosed = false;

  /**
   * @param {Record<string, string>} texts the texts of the board
   * @param {(command: GameCommand) => void} send
   */
  constructor(texts, send) {
    this.texts = texts;
    this.send = send;
    addEventListener('keydown', event => {
      if (event.key === 'Escape' && !event.defaultPrevented && !this.#element.hidden) {
        this.close();
      }
    });
  }

  /** Leaves the card closed: the visitor has opened a game that was over. */
  skip() {
    this.#isClosed = true;
  }

  /** Closes the card; the status and its buttons take its place. */
  close() {
    this.#isClosed = true;
    const hadFocus = this.#element.contains(document.activeElement);
    this.#element.hidden = true;
    if (hadFocus) {
      byId('main').focus({ preventScroll: true });
    }
  }

  /** @param {GameModel} model */
  draw(model) {
    const { state } = model;
    if (!model.isOver) {
      this.#isClosed = false;
      this.#element.hidden = true;
      this.#drawn = '';
      return;
    }
    const key = `${state.result} ${state.next} ${state.offers.rematch}`;
    // Only its maker sees the end of a withdrawn game, and has ended it.
    if (this.#isClosed || state.ending === 'withdrawn' || key === this.#drawn) {
      return;
    }
    const isNew = this.#drawn === '';
    this.#drawn = key;
    this.#fill(model);
    if (isNew) {
      this.#show();
    }
  }

  /** Shows the card, in the window. It takes the focus unless the visitor types. */
  #show() {
    this.#element.hidden = false;
    this.#element.scrollIntoView({ block: 'nearest' });
    const active = document.activeElement;
    const isTyping = active !== null && active.matches('input, textarea, select');
    if (!isTyping && (active === document.body || active?.closest('.board-frame, #main'))) {
      byId('end-title').focus({ preventScroll: true });
    }
  }

  /** @param {GameModel} model */
  #fill(model) {
    const { state } = model;
    const hadFocus = this.#element.contains(document.activeElement);
    const title = formatResult(state, this.texts);
    const isRated = state.rated && state.side !== '' && state.result !== '*';
    this.#element.className = `card end-card ${outcomeFor(state)}`;
    this.#element.replaceChildren(
      createCloseButton(() => this.close()),
      createElement('h2', { id: 'end-title', tabindex: -1 }, title),
      createElement('p', { class: 'end-reason' }, state.endingText),
      ...(isRated ? [createElement('p', { class: 'end-rating', id: 'end-rating' }, '…')] : []),
      createElement('div', { class: 'row' }, ...this.#createActions(model)),
    );
    if (hadFocus) {
      byId('end-title').focus({ preventScroll: true });
    }
    this.drawRating(model);
  }

  /**
   * Shows how the game has changed the rating of the player, once that is known.
   *
   * @param {GameModel} model
   */
  drawRating({ state, ratings }) {
    const element = document.getElementById('end-rating');
    if (element !== null && state.side !== '' && ratings !== undefined) {
      setText(element, changeText(ratings, state.side));
    }
  }

  /** @param {GameModel} model */
  #createActions(model) {
    const { state } = model;
    /** @type {(key: string, href: string, style?: string) => HTMLElement} */
    const link = (key, href, style = '') =>
      createElement('a', { class: `button ${style}`, href }, translate(key));
    return [
      model.hasNext ? link('game.next', `/g/${state.next}`, 'main') : undefined,
      ...this.#createRematchActions(model),
      model.canAnalyse ? link('game.analyse', `/analysis?of=${state.id}`) : undefined,
      createButton('game.share-short', () => share()),
      link('game.new-game', '/new'),
    ].filter(action => action !== undefined);
  }

  /** @param {GameModel} model */
  #createRematchActions(model) {
    const { side: you, offers } = model.state;
    /** @type {(key: string, command: GameCommand, style?: string) => HTMLElement} */
    const button = (key, command, style) => createButton(key, () => this.send(command), style);
    const decline = /** @type {const} */ ({ action: 'decline', offer: 'rematch' });
    if (model.canRematch) {
      return [button('game.rematch', { action: 'rematch' }, 'main')];
    }
    if (you === '' || offers.rematch === '') {
      return [];
    }
    return offers.rematch === you
      ? [
          createElement('p', {}, translate('game.offered.rematch')),
          button('game.withdraw-offer', decline),
        ]
      : [
          createElement('p', {}, translate('game.asked.rematch')),
          button('game.accept-rematch', { action: 'accept', offer: 'rematch' }, 'main'),
          button('game.decline', decline),
        ];
  }
}

/**
 * @param {string} key
 * @param {() => void} click
 * @param {string} [style]
 */
function createButton(key, click, style = '') {
  const attributes = { type: 'button', class: `button ${style}`, click };
  return createElement('button', attributes, translate(key));
}

/** Opens the links of the game, or the device's own way to share one. */
async function share() {
  if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches) {
    // The visitor may close the device's dialog: then nothing is to be said.
    await navigator.share({ title: document.title, url: location.href }).catch(() => {});
    return;
  }
  const links = byId('share', HTMLDetailsElement);
  links.open = true;
  links.scrollIntoView({ block: 'nearest' });
  links.querySelector('summary')?.focus();
}

/**
 * Returns how a game ended for the visitor: `won`, `lost`, `drawn`, or `none` without a result;
 * `watched` for a watcher of a game that was won.
 *
 * @param {Api.Game} state
 */
export function outcomeFor({ result, side: you }) {
  if (result === '1/2-1/2') {
    return 'drawn';
  }
  if (result === '*') {
    return 'none';
  }
  if (you === '') {
    return 'watched';
  }
  return (result === '1-0') === (you === 'first') ? 'won' : 'lost';
}

/**
 * @param {Api.Game} state
 * @param {Record<string, string>} texts
 */
function formatResult(state, texts) {
  const outcome = outcomeFor(state);
  const winner = state.result === '1-0' ? 'first' : 'second';
  const seat = state.seats.find(({ side }) => side === winner);
  return translate(`game.end.${outcome}`, seat?.name ?? '', texts[`side.${winner}`]);
}
