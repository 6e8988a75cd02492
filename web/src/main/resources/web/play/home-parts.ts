/** The parts of the home page that depend on the visitor or on the time. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { boardName, titleOf } from '../site/boards.ts';
import { translate } from '../site/messages.ts';
import { opponentText } from './opponent.ts';

/** A lesson that the visitor has begun. */
export interface BegunLesson {
  readonly path: string;
  readonly name: string;
  /** The step that was reached, from 1. */
  readonly step: number;
}

/** What the parts of the home page show. */
export interface HomeState {
  readonly catalogue: Api.Catalogue;
  /** The visitor's unfinished games, those in which it is their turn first. */
  readonly mine: readonly Api.GameListEntry[];
  /** Public games in progress, those with most watchers first. */
  readonly watched: readonly Api.GameListEntry[];
  readonly activity: Api.Activity;
  readonly lesson: BegunLesson | undefined;
}

/** Returns a small board that shows the position of a game; a script fills it. */
function picture({ id }: Api.GameListEntry): TemplateResult {
  return html`<span class="board-picture" data-picture=${id} aria-hidden="true"></span>`;
}

/** Returns the top of the page for a visitor with unfinished games: links to continue them. */
export function returning({ mine, catalogue, lesson }: HomeState): TemplateResult | typeof nothing {
  const [game, ...others] = mine;
  if (game === undefined) {
    return nothing;
  }
  const { name } = titleOf(catalogue, game);
  return html`
    <section class="hero-text" aria-labelledby="continue-title">
      <h1 id="continue-title">
        ${translate(game.isYourTurn ? 'home.your-move' : 'home.your-game', name)}
      </h1>
      <p class="say">
        ${game.ply > 0 ? translate('home.state', opponentText(game), Math.floor(game.ply / 2) + 1) : opponentText(game)}
      </p>
      <div class="invitation">
        <a class="button sun" id="continue" href="/g/${game.id}">${translate('home.continue')}</a>
        <a href="/new">${translate('home.new')}</a>
      </div>
      ${
        others.length === 0 && lesson === undefined
          ? nothing
          : html`<ul class="waiting">
              ${others.map(
                other =>
                  html`<li>
                    <a href="/g/${other.id}">
                      ${picture(other)}
                      <span
                        ><strong>${titleOf(catalogue, other).name}</strong>
                        ${opponentText(other)}</span
                      >
                      ${other.isYourTurn ? html`<span class="tag now">${translate('list.yours')}</span>` : nothing}
                    </a>
                  </li>`,
              )}
              ${lesson === undefined ? nothing : begun(lesson)}
            </ul>`
      }
      <p class="all-mine"><a href="/mine">${translate('home.all-mine')}</a></p>
    </section>
    <a class="stage" href="/g/${game.id}" tabindex="-1" aria-hidden="true">${picture(game)}</a>
  `;
}

function begun({ path, name, step }: BegunLesson): TemplateResult {
  return html`<li>
    <a href=${path}>
      <span class="lesson-sign" aria-hidden="true"></span>
      <span><strong>${name}</strong> ${translate('home.lesson-step', step)}</span>
    </a>
  </li>`;
}

/** Returns the public games in progress and the number of players online, or nothing without such games. */
export function playing({
  watched,
  activity,
  catalogue,
}: HomeState): TemplateResult | typeof nothing {
  if (watched.length === 0) {
    return nothing;
  }
  const counts = [
    activity.players > 0 ? translate('home.players', activity.players) : '',
    activity.games > 0 ? translate('home.in-progress', activity.games) : '',
  ];
  return html`
    <div class="row spread">
      <h2>${translate('home.featured')}</h2>
      <p class="quiet">${counts.filter(Boolean).join(' · ')}</p>
    </div>
    <ul class="watched">
      ${watched.map(
        game =>
          html`<li>
            <a href="/g/${game.id}">
              ${picture(game)}
              <span>
                <strong>${game.seats.map(seat => seat.name).join(' – ')}</strong>
                <span class="quiet">
                  ${boardName(catalogue, game)}
                  ${game.watchers > 0 ? `· ${translate('list.watchers', game.watchers)}` : nothing}
                </span>
              </span>
            </a>
          </li>`,
      )}
    </ul>
    <p><a href="/watch">${translate('home.all-watched')}</a></p>
  `;
}
