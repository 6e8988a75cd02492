/** What is open on the page to begin a game: tournaments, and challenges of others. */
import { html, type TemplateResult } from 'lit/html.js';
import { ask } from '../site/ask.ts';
import { byId } from '../site/dom.ts';
import { translate } from '../site/messages.ts';
import { View } from '../site/view.ts';
import { GameRows } from './game-rows.ts';
import { describe, statusText } from './tournament-text.ts';

/** How many tournaments the page shows. */
const MAX_TOURNAMENTS = 3;

/** The tournaments that can be entered or watched. */
interface Tournaments {
  readonly catalogue: Api.Catalogue;
  readonly list: readonly Api.TournamentSummary[];
}

/** The tournaments and the challenges of others. */
export class OpenGames {
  #tournaments: View<Tournaments>;
  #challenges: GameRows;

  constructor(catalogue: Api.Catalogue) {
    this.#tournaments = new View<Tournaments>(
      byId('tournaments'),
      { catalogue, list: [] },
      tournaments,
    );
    this.#challenges = new GameRows(byId('games'), catalogue, 'list.join');
  }

  /** Shows the tournaments that are not over. */
  async loadTournaments(): Promise<void> {
    const { tournaments: all } = await ask('GET /tournaments', {});
    const list = all.filter(({ status }) => status !== 'finished').slice(0, MAX_TOURNAMENTS);
    this.#tournaments.update({ list });
  }

  /** Shows the challenges, where there are any. */
  showChallenges(games: readonly Api.GameListEntry[]): void {
    byId('challenges').hidden = games.length === 0;
    this.#challenges.update(games);
  }
}

/** Returns the tournaments that are open, or where they can be made. */
function tournaments({ catalogue, list }: Tournaments): TemplateResult {
  return html`
    <h2>${translate('list.tournament.title')}</h2>
    ${
      list.length === 0
        ? html`<p class="quiet">${translate('new.no-tournament')}</p>`
        : html`<ul class="plain-list">
            ${list.map(
              summary =>
                html`<li>
                  <a href="/tournament/${summary.id}">${summary.name}</a>
                  <span class="quiet">${describe(catalogue, summary)}</span>
                  <span class="quiet">
                    ${statusText(summary)} ·
                    ${translate('list.tournament.players', summary.players)}
                  </span>
                </li>`,
            )}
          </ul>`
    }
    <p>
      <a href="/tournaments"
        >${translate(list.length === 0 ? 'new.make-tournament' : 'list.tournament.all')}</a
      >
    </p>
  `;
}
