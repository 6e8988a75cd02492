/** The history of a rating: the chart, and the last rated games. */
import { byId, createElement } from '../site/dom.ts';
import { locale } from '../site/language.ts';
import { translate } from '../site/messages.ts';
import { createRatingChart } from './rating-chart.ts';

/** How many of the last games are listed. */
const LISTED = 10;

/**
 * Draws the history of a rating into the elements `chart` and `history`.
 *
 * @param rating undefined clears them
 */
export function drawHistory(rating: Api.PoolRating | undefined) {
  byId('chart').replaceChildren(...(rating === undefined ? [] : [createRatingChart(rating)]));
  byId('history').replaceChildren(
    ...(rating?.history.slice(-LISTED).reverse() ?? []).map(createEntry),
  );
}

function createEntry({
  id,
  rating,
  change,
  opponentRating: opponent,
  score,
  endedMillis: ended,
}: Api.PoolRating['history'][number]) {
  const result = { 0: 'lost', 1: 'won' }[score] ?? 'drawn';
  const date = new Date(ended).toLocaleDateString(locale, { dateStyle: 'medium' });
  const signed = change < 0 ? `−${-change}` : `+${change}`;
  const text = translate(`list.rating.${result}`, String(opponent), String(rating), signed);
  const game = id === '' ? date : createElement('a', { href: `/g/${id}` }, date);
  return createElement('li', {}, game, ` ${text}`);
}
