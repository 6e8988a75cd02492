/** The ratings of the member on the page of the account. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { ask } from './ask.ts';
import { boardName, loadCatalogue } from './boards.ts';
import { byId } from './dom.ts';
import { translate } from './messages.ts';
import { View } from './view.ts';

interface Ratings {
  readonly catalogue: Api.Catalogue;
  readonly pools: readonly Api.PoolRating[];
}

const view = new View<Ratings>(
  byId('ratings'),
  { catalogue: { families: [], boards: [] }, pools: [] },
  ({ catalogue, pools }) =>
    pools.length === 0 ? nothing : html`${pools.map(pool => entry(pool, catalogue))}`,
);

function entry(pool: Api.PoolRating, catalogue: Api.Catalogue): TemplateResult {
  const { levels, speed, rating, provisional } = pool;
  const board = boardName(catalogue, pool);
  const name = levels ? translate('player.against-levels', board) : board;
  return html`<li>
    <span>${name} <span class="quiet">${translate(`player.speed.${speed}`)}</span></span>
    <strong class="numbers">${rating}${provisional ? '?' : ''}</strong>
  </li>`;
}

/** Removes the ratings from the page. */
export function hideRatings(): void {
  view.update({ pools: [] });
}

/** Shows the signed-in member's ratings. A page that cannot read them shows none. */
export async function loadRatings(): Promise<void> {
  const answer = await ask('GET /ratings/mine', {}).catch(() => undefined);
  if (answer !== undefined && answer.pools.length > 0) {
    view.update({ pools: answer.pools, catalogue: await loadCatalogue() });
  }
}
