/** The history of a rating: the chart, and the last rated games. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { locale } from '../site/language.ts';
import { translate } from '../site/messages.ts';
import { createRatingChart } from './rating-chart.ts';

/** How many of the last games are listed. */
const LISTED = 10;

/** Returns the history of a rating; nothing for none. */
export function ratingHistory(rating: Api.PoolRating | undefined): TemplateResult | typeof nothing {
  return rating === undefined
    ? nothing
    : html`<div id="chart">${createRatingChart(rating)}</div>
        <ol class="plain-list rated-games" id="history" reversed>
          ${rating.history.slice(-LISTED).reverse().map(entry)}
        </ol>`;
}

function entry({
  id,
  rating,
  change,
  opponentRating: opponent,
  score,
  endedMillis: ended,
}: Api.PoolRating['history'][number]): TemplateResult {
  const result = { 0: 'lost', 1: 'won' }[score] ?? 'drawn';
  const date = new Date(ended).toLocaleDateString(locale, { dateStyle: 'medium' });
  const signed = change < 0 ? `−${-change}` : `+${change}`;
  return html`<li>
    ${id === '' ? date : html`<a href="/g/${id}">${date}</a>`}
    ${translate(`list.rating.${result}`, opponent, rating, signed)}
  </li>`;
}
