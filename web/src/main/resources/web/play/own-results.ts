/** What became of the visitor's finished games, by game; each game is also a filter of the list. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { titleOf } from '../site/boards.ts';
import { translate } from '../site/messages.ts';
import { outcomeFor } from './game-text.ts';

const OUTCOMES = ['won', 'drawn', 'lost'] as const;

/** How many games of one name were won, drawn and lost. */
export type Tally = Record<(typeof OUTCOMES)[number], number>;

/** Returns the results by the names of the games, in the order of the list. */
export function tallies(
  games: readonly Api.GameListEntry[],
  nameOf: (game: Api.GameListEntry) => string,
): Map<string, Tally> {
  const found = new Map<string, Tally>();
  for (const game of games) {
    const name = nameOf(game);
    const tally = found.get(name) ?? { won: 0, drawn: 0, lost: 0 };
    const outcome = OUTCOMES.find(each => game.side !== '' && each === outcomeFor(game));
    found.set(name, outcome === undefined ? tally : { ...tally, [outcome]: tally[outcome] + 1 });
  }
  return found;
}

/**
 * Returns a button for each game that the visitor plays, with its results; nothing while no game is
 * over.
 *
 * @param chosen the name of the only game that the list shows; empty for all
 */
export function results(
  catalogue: Api.Catalogue,
  games: readonly Api.GameListEntry[],
  chosen: string,
  choose: (name: string) => void,
): TemplateResult | typeof nothing {
  const found = tallies(games, game => titleOf(catalogue, game).name);
  const isOver = games.some(({ result }) => result !== '*');
  return isOver
    ? html`<div class="results" role="group" aria-label=${translate('mine.results')}>
        ${[...found].map(
          ([name, tally]) =>
            html`<button
              class="result"
              type="button"
              aria-pressed=${name === chosen}
              @click=${() => choose(name === chosen ? '' : name)}
            >
              <strong>${name}</strong> ${bar(tally)}
              <span class="quiet numbers">${resultText(tally)}</span>
            </button>`,
        )}
      </div>`
    : nothing;
}

/** Returns the shares of the results as a bar, which repeats the numbers; nothing before the first. */
function bar(tally: Tally): TemplateResult | typeof nothing {
  if (OUTCOMES.every(outcome => tally[outcome] === 0)) {
    return nothing;
  }
  return html`<span class="result-bar" aria-hidden="true">
    ${OUTCOMES.map(outcome => html`<i class=${outcome} .style=${`flex-grow: ${tally[outcome]}`}></i>`)}
  </span>`;
}

function resultText(tally: Tally): string {
  return OUTCOMES.filter(outcome => tally[outcome] > 0)
    .map(outcome => translate(`mine.${outcome}`, tally[outcome]))
    .join(' · ');
}
