/** The history of a rating: the chart, and the last rated games. */
import { byId, createElement } from '../site/dom.js';
import { locale } from '../site/language.js';
import { translate } from '../site/messages.js';
import { createRatingChart } from './rating-chart.js';

/** How many of the last games are listed. */
const LISTED = 10;

/**
 * Draws the history of a rating into the elements `chart` and `history`.
 *
 * @param {Api.PoolRating | undefined} rating undefined clears them
 */
export function drawHistory(rating) {
  byId('chart').replaceChildren(...(rating === undefined ? [] : [createRatingChart(rating)]));
  byId('history').replaceChildren(
    ...(rating?.history.slice(-LISTED).reverse() ?? []).map(createEntry),
  );
}

/** @param {Api.PoolRating['history'][number]} entry */
function createEntry({ id, rating, change, opponentRating: opponent, score, endedMillis: ended }) {
  const result = { 0: 'lost', 1: 'won' }[score] ?? 'drawn';
  const date = new Date(ended).toLocaleDateString(locale, { dateStyle: 'medium' });
  const signed = change < 0 ? `−${-change}` : `+${change}`;
  const text = translate(`list.rating.${result}`, String(opponent), String(rating), signed);
  const game = id === '' ? date : createElement('a', { href: `/g/${id}` }, date);
  return createElement('li', {}, game, ` ${text}`);
}
