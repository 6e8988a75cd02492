import { createBoardPicture } from '../site/board-picture.js';
import { loadCatalogue, titleOf } from '../site/boards.js';
import { byId, createElement } from '../site/dom.js';
import { pluralForm, translate } from '../site/messages.js';
import { createProfileLink } from '../site/profile-link.js';
import { SidePieces } from './side-pieces.js';
import { formatClockSetting } from './time.js';

/** The keys of the texts for links to a game. */
/** @typedef {'list.join' | 'list.watch' | 'list.open' | 'list.search.replay'} LinkKey */

/** A game in a list, with its board, which is drawn once the row is near the visible part. */
class Row {
  #frame = createElement('div', { class: 'board-picture' });
  #what = createElement('div', { class: 'what' });
  #drawn = '';
  #isNear = false;

  /** @type {Promise<import('../board/board.js').TabuleiroBoard> | undefined} */
  #board;

  /**
   * @param {Api.GameListEntry} game
   * @param {Api.Catalogue} catalogue
   * @param {LinkKey} linkKey
   */
  constructor(game, catalogue, linkKey) {
    this.game = game;
    this.catalogue = catalogue;
    this.linkKey = linkKey;
    this.#frame.setAttribute('aria-hidden', 'true');
    this.element = createElement('li', {}, this.#frame, this.#what);
    new IntersectionObserver(
      (entries, observer) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          observer.disconnect();
          this.#isNear = true;
          this.#drawBoard();
        }
      },
      { rootMargin: '20%' },
    ).observe(this.element);
  }

  /**
   * Draws a later state of the game. The same state changes nothing.
   *
   * @param {Api.GameListEntry} game
   */
  draw(game) {
    const state = JSON.stringify(game);
    if (state === this.#drawn) {
      return;
    }
    this.#drawn = state;
    this.game = game;
    const hadFocus = this.#what.contains(document.activeElement);
    this.element.classList.toggle('yours', game.isYourTurn);
    this.#what.replaceChildren(...describe(game, this.catalogue, this.linkKey));
    if (hadFocus) {
      this.focus();
    }
    this.#drawBoard();
  }

  focus() {
    this.#what.querySelector(/** @type {'a'} */ ('a.go'))?.focus({ preventScroll: true });
  }

  async #drawBoard() {
    if (!this.#isNear) {
      return;
    }
    this.#board ??= createBoardPicture(this.game);
    const board = await this.#board;
    if (board.parentNode === null) {
      this.#frame.append(board);
    }
    board.show(this.game.position);
  }
}

/**
 * The rows that are shown, by the id of the game.
 *
 * @type {Map<string, Row>}
 */
const rows = new Map();

/**
 * Draws a list of games. The rows of games that are listed already stay, and keep the focus.
 *
 * @param {Api.GameListEntry[]} games
 * @param {LinkKey} linkKey the key of the text for the links to the games
 */
export async function drawGames(games, linkKey) {
  const catalogue = await loadCatalogue();
  const ids = new Set(games.map(({ id }) => id));
  for (const id of rows.keys()) {
    if (!ids.has(id)) {
      rows.delete(id);
    }
  }
  const shown = games.map(game => {
    const row = rows.get(game.id) ?? new Row(game, catalogue, linkKey);
    rows.set(game.id, row);
    row.draw(game);
    return row;
  });
  const list = byId('games');
  if (shown.some(({ element }, index) => list.children[index] !== element)) {
    const focused = shown.find(({ element }) => element.contains(document.activeElement));
    list.replaceChildren(...shown.map(({ element }) => element));
    focused?.focus();
  }
  while (list.children.length > shown.length) {
    list.lastElementChild?.remove();
  }
  byId('none').hidden = games.length > 0;
  document.documentElement.dataset.ready = 'yes';
}

/**
 * Returns the description of a game: the board, the players, the clock and the link.
 *
 * @param {Api.GameListEntry} game
 * @param {Api.Catalogue} catalogue
 * @param {LinkKey} linkKey
 */
function describe(game, catalogue, linkKey) {
  const { name, variant } = titleOf(catalogue, game);
  const isOwn = linkKey === 'list.join' && game.side !== '';
  const key = isOwn ? 'list.open' : linkKey;
  const rated = game.rated ? [translate('game.rated')] : [];
  const swap = game.swap ? [translate('game.swap-rule')] : [];
  const facts = [formatClockSetting(game.clock), ...rated, ...swap, ...progressOf(game)];
  const link = {
    class: `button go ${game.isYourTurn || key === 'list.join' ? 'main' : ''}`,
    href: `/g/${game.id}`,
    'aria-label': translate('list.go', translate(key), name, namesOf(game).join(' – ')),
  };
  const title = createElement('h3', {}, name);
  if (variant !== '') {
    title.append(' ', createElement('span', { class: 'quiet' }, variant));
  }
  const note = noteOf(game, catalogue, linkKey);
  return [
    title,
    createPlayers(game, catalogue),
    createElement('span', { class: 'quiet' }, facts.join(' · ')),
    createElement(
      'div',
      { class: 'row' },
      createElement('a', link, translate(key)),
      note === '' ? undefined : createElement('span', { class: 'tag now' }, note),
    ),
  ];
}

/** @param {Api.GameListEntry} game */
function namesOf({ seats }) {
  return seats.map(seat => (seat.taken ? seat.name : translate('list.free')));
}

/**
 * Returns the players, each with a piece of their side.
 *
 * @param {Api.GameListEntry} game
 * @param {Api.Catalogue} catalogue
 */
function createPlayers(game, catalogue) {
  const pieces = new SidePieces(game.game, game.position);
  const names = namesOf(game);
  return createElement(
    'ul',
    { class: 'players' },
    ...game.seats.map(({ side, member }, index) =>
      createElement(
        'li',
        { class: game.toMove === side ? 'to-move' : '' },
        pieces.createSwatch(side),
        member === '' ? names[index] : createProfileLink(member, names[index]),
        ` (${sideName(game, side, catalogue)})`,
      ),
    ),
  );
}

/**
 * @param {Api.GameListEntry} game
 * @param {Side} side
 * @param {Api.Catalogue} catalogue
 */
function sideName({ game }, side, { families }) {
  return families.find(family => family.game === game)?.[side] ?? side;
}

/**
 * Returns what concerns the visitor: their turn, their own challenge, or the side that they would
 * play; empty for nothing.
 *
 * @param {Api.GameListEntry} game
 * @param {Api.Catalogue} catalogue
 * @param {LinkKey} linkKey
 */
function noteOf(game, catalogue, linkKey) {
  if (game.isYourTurn) {
    return translate('list.yours');
  }
  if (linkKey !== 'list.join') {
    return '';
  }
  const free = game.seats.find(seat => seat.free);
  if (game.side !== '' || free === undefined) {
    return translate('list.own');
  }
  return translate('list.you-play', sideName(game, free.side, catalogue));
}

/**
 * Returns the result of a game, or the numbers of its moves and of the people who watch it.
 *
 * @param {Api.GameListEntry} game
 */
function progressOf({ result, endingText: says, ply, watchers }) {
  if (result !== '*') {
    return [translate(`list.result.${result}`, says)];
  }
  return [
    ...(ply > 0 ? [translate(`list.ply.${pluralForm(ply)}`, ply)] : []),
    ...(watchers > 0 ? [translate('list.watchers', watchers)] : []),
  ];
}
