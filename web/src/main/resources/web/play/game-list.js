import { loadCatalogue } from '../site/boards.js';
import { byId, createElement } from '../site/dom.js';
import { pluralForm, translate } from '../site/messages.js';
import { formatClockSetting } from './time.js';

/** The keys of the texts for links to a game. */
/** @typedef {'list.join' | 'list.watch' | 'list.open'} LinkKey */

/**
 * Draws a list of games.
 *
 * @param {Api.GameListEntry[]} games
 * @param {LinkKey} linkKey the key of the text for the links to the games
 */
export async function drawGames(games, linkKey) {
  const { families } = await loadCatalogue();
  byId('games').replaceChildren(
    ...games.map(game => {
      const family = families.find(known => known.game === game.game);
      const variant = family?.variants.find(known => known.variant === game.variant);
      return createRow(game, family?.name ?? game.game, variant?.name ?? game.variant, linkKey);
    }),
  );
  byId('none').hidden = games.length > 0;
  document.documentElement.dataset.ready = 'yes';
}

/**
 * @param {Api.GameListEntry} game
 * @param {string} gameName
 * @param {string} variantName
 * @param {LinkKey} linkKey
 */
function createRow(game, gameName, variantName, linkKey) {
  const names = game.seats
    .map(seat => (seat.taken ? seat.name : translate('list.free')))
    .join(' – ');
  const facts = [variantName, formatClockSetting(game.clock), ...progressOf(game)];
  const link = {
    class: `button ${game.yours || linkKey === 'list.join' ? 'main' : ''}`,
    href: `/g/${game.id}`,
    'aria-label': translate('list.go', translate(linkKey), gameName, names),
  };
  return createElement(
    'li',
    { class: game.yours ? 'yours' : '' },
    createElement(
      'div',
      { class: 'what' },
      createElement('strong', {}, `${gameName}: ${names}`),
      createElement('span', { class: 'quiet' }, facts.join(' · ')),
    ),
    game.yours ? createElement('span', { class: 'tag now' }, translate('list.yours')) : undefined,
    createElement('a', link, translate(linkKey)),
  );
}

/**
 * Returns the result of a game, or the number of its moves; empty before the first.
 *
 * @param {Api.GameListEntry} game
 */
function progressOf({ result, says, ply }) {
  if (result !== '*') {
    return [translate(`list.result.${result}`, says)];
  }
  return ply > 0 ? [translate(`list.ply.${pluralForm(ply)}`, ply)] : [];
}
