/** A tournament: what happens next, standings and pairings, updated at every change. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import '../site/header.ts';
import { here } from '../site/address.ts';
import { post } from '../site/api.js';
import { ask } from '../site/ask.ts';
import { loadCatalogue } from '../site/boards.ts';
import { byId } from '../site/dom.ts';
import { errorText, showBlocked, showFailure, showProblem } from '../site/errors.ts';
import { playerTile } from '../site/player-tile.ts';
import { reloadOnSessionChange } from '../site/session.ts';
import { View } from '../site/view.ts';
import { LiveChannel } from './live-channel.js';
import { rememberTournament } from './entered-tournament.ts';
import { type NextGame, NextRound } from './next-round.ts';
import { standings } from './tournament-standings.ts';
import { formatSeconds } from './time.ts';
import { describe, statusText, text } from './tournament-text.ts';

reloadOnSessionChange();

/** How results are written beside a pairing. */
const RESULTS: Record<string, string> = { '1-0': '1–0', '0-1': '0–1', '1/2-1/2': '½–½' };

const LEVELS = Array.from({ length: 9 }, (_, index) => String(index + 1));

interface State {
  /** As the server has described it last; empty until then. */
  readonly tournament?: Api.Tournament;
  /** The round that the visitor has chosen; 0 for the last one. */
  readonly round: number;
  /** The visitor's next game while it is announced, until they stay. */
  readonly next?: NextGame | undefined;
  /** Whether the standings have all columns, also where there is no room for them. */
  readonly isWhole: boolean;
}

const id = here().pathname.replace(/^.*\//, '');
const catalogue = await loadCatalogue();
const view = new View<State>(
  byId('tournament'),
  { round: 0, isWhole: false },
  ({ tournament, next, isWhole }) =>
    tournament === undefined ? nothing : page(tournament, next, isWhole),
);
const nextRound = new NextRound(true, next =>
  view.update({ next: next?.secondsLeft === undefined ? undefined : next }),
);

function button(name: string, key: string, click: () => unknown, style = ''): TemplateResult {
  return html`<button class="button ${style}" type="button" id=${name} @click=${click}>
    ${text(key)}
  </button>`;
}

function page(
  tournament: Api.Tournament,
  next: NextGame | undefined,
  isWhole: boolean,
): TemplateResult {
  const { summary, entered } = tournament;
  const isOver = summary.status === 'finished';
  return html`
    <header class="title">
      <div>
        <h1 id="name">${summary.name}</h1>
        <p class="quiet">${describe(catalogue, summary)} · ${text('players', summary.players)}</p>
      </div>
      ${entered && !isOver ? button('withdraw', 'withdraw', () => act('withdraw'), 'plain') : nothing}
    </header>
    <div class="columns">
      <aside class="stack">
        <section class="now" aria-labelledby="status">${now(tournament, next)}</section>
        <section class="card" aria-labelledby="pairings-title">${pairings(tournament)}</section>
        ${tournament.owned && summary.computers && !isOver ? levels() : nothing}
      </aside>
      <section class="card" id="standings" aria-labelledby="standings-title">
        ${standings(tournament, isWhole, () => view.update({ isWhole: !isWhole }))}
      </section>
    </div>
  `;
}

/** Returns what happens now, and what the visitor can do. */
function now(tournament: Api.Tournament, next: NextGame | undefined): TemplateResult {
  const { summary, member, owned, entered, currentGame, standings: players } = tournament;
  const { status, format, round, length } = summary;
  const isOver = status === 'finished';
  const isLate = format === 'swiss' ? round >= length : format !== 'arena' && round > 0;
  const canEnter = member && !entered && !isOver && !isLate;
  const first = players.filter(({ place }) => place === 1).map(({ name }) => name);
  const heading = statusText(summary);
  const begins = text('round-begins');
  // That the tournament is running says nothing new then.
  const isTitle = next !== undefined && heading === text('status.running');
  return html`
    <h2><span id="status" role="status">${isTitle ? begins : heading}</span></h2>
    ${next === undefined ? nothing : countdown(next, isTitle ? '' : begins)}
    ${isOver && first.length > 0 ? html`<p>${text('first-place', first.join(', '))}</p>` : nothing}
    ${currentGame === '' ? nothing : opponent(tournament)}
    ${currentGame === '' ? nothing : playing(tournament, next)}
    ${
      entered && !isOver && currentGame === ''
        ? html`<p id="entered">${text('entered')} ${status === 'paused' ? '' : text('wait')}</p>`
        : nothing
    }
    ${
      member || isOver
        ? nothing
        : html`<p>${text('signed-out')} <a href="/account">${text('sign-in')}</a></p>`
    }
    ${canEnter ? button('enter', 'enter', () => act('enter'), 'main') : nothing}
    ${
      owned && (status === 'open' || status === 'paused')
        ? button(
            'start',
            status === 'open' ? 'start' : 'continue',
            () => act('start'),
            canEnter ? '' : 'main',
          )
        : nothing
    }
    ${owned && status === 'running' ? button('pause', 'pause', () => act('pause')) : nothing}
  `;
}

/** Returns whether the visitor plays against all others at the same time. */
function playsAll({ summary, owned }: Api.Tournament): boolean {
  return summary.format === 'simultaneous' && owned;
}

/** Returns the opponent in the visitor's game in progress, and the visitor's side. */
function opponent(tournament: Api.Tournament): TemplateResult {
  const { summary, currentGame, ownNumber, pairings: games, standings: players } = tournament;
  const game = games.find(({ gameId }) => gameId === currentGame);
  const isFirst = game?.first === ownNumber;
  const number = isFirst ? game?.second : game?.first;
  const found = players.find(player => player.number === number);
  const family = catalogue.families.find(known => known.game === summary.game);
  return playsAll(tournament) || found === undefined
    ? html`<p>${text('your-game')}</p>`
    : html`<div class="face" id="opponent">
        ${playerTile(found.name)}
        <p>
          <strong>${found.name}</strong> <span class="numbers">${found.rating}</span><br />
          <span id="own-side"
            >${text('own-side', (isFirst ? family?.first : family?.second) ?? '')}</span
          >
        </p>
      </div>`;
}

/**
 * Returns the time until the board of the next game opens.
 *
 * @param begins the sentence before it, or nothing
 */
function countdown({ secondsLeft = 0 }: NextGame, begins: string): TemplateResult {
  return html`<p id="next-round">
    <span role="status">${begins}</span> ${text('opens-in')}
    <span class="countdown numbers">${formatSeconds(secondsLeft)}</span>
  </p>`;
}

/** Returns the way to the visitor's game in progress, and to stay while it opens by itself. */
function playing(tournament: Api.Tournament, next: NextGame | undefined): TemplateResult {
  const all = playsAll(tournament);
  const stay = () => {
    next?.stay();
    byId('play').focus();
  };
  return html`<a
      class="button main"
      id="play"
      href=${all ? '/mine' : `/g/${tournament.currentGame}`}
      >${text(all ? 'play-all' : 'play')}</a
    >
    ${next === undefined ? nothing : button('stay', 'stay', stay)}`;
}

function levels(): TemplateResult {
  const entry = () => ({ level: byId('level', HTMLSelectElement).value });
  return html`<section class="card">
    <label class="row" for="level">
      ${text('level')}
      <select id="level">
        ${LEVELS.map(level => html`<option ?selected=${level === '5'}>${level}</option>`)}
      </select>
    </label>
    <div class="row">
      ${button('level-enters', 'level-enters', () => act('enter', entry()))}
      ${button('level-withdraws', 'level-withdraws', () => act('withdraw', entry()))}
    </div>
  </section>`;
}

function pairings({
  summary,
  shownRound,
  standings: players,
  pairings: games,
}: Api.Tournament): TemplateResult {
  const names = new Map(players.map(({ number, name }) => [number, name]));
  const isArena = summary.format === 'arena';
  return html`
    <div class="row spread">
      <h2 id="pairings-title">${text(isArena ? 'last-games' : 'pairings')}</h2>
      ${isArena || summary.round < 2 ? nothing : rounds(summary.round, shownRound)}
    </div>
    ${
      games.length === 0
        ? html`<p class="quiet">${text('no-pairings')}</p>`
        : html`<ul class="pairings" id="games">
            ${games.map(({ first, second, gameId, result }, index) =>
              pairing(
                `${names.get(first)} – ${names.get(second) ?? text('bye')}`,
                gameId,
                result,
                isArena || !names.has(second) ? 0 : index + 1,
              ),
            )}
          </ul>`
    }
  `;
}

/** @param board the number of the board; 0 without one */
function pairing(players: string, game: string, result: string, board: number): TemplateResult {
  const action = text(result === '*' ? 'watch' : 'replay');
  return html`<li>
    <span>${players}</span>
    ${board === 0 ? nothing : html`<span class="quiet numbers">${text('board', board)}</span>`}
    <span class="quiet numbers"
      >${RESULTS[result] ?? ''} ${game === '' ? text('forfeit') : ''}</span
    >
    ${game === '' ? nothing : html`<a href="/g/${game}" aria-label="${action}: ${players}">${action}</a>`}
  </li>`;
}

function rounds(count: number, shown: number): TemplateResult {
  const choose = ({ target }: Event) => {
    const round = Number((target as HTMLSelectElement).value);
    view.update({ round: round === count ? 0 : round });
    void refresh();
  };
  return html`<label class="row" for="round">
    ${text('round')}
    <select id="round" @change=${choose}>
      ${Array.from(
        { length: count },
        (_, index) => html`<option .selected=${index + 1 === shown}>${index + 1}</option>`,
      )}
    </select>
  </label>`;
}

function show(tournament: Api.Tournament): void {
  const { summary, entered, currentGame } = tournament;
  view.update({ tournament });
  document.title = `${summary.name} · Tabuleiro`;
  const isSimultaneous = summary.format === 'simultaneous';
  nextRound.announce(isSimultaneous ? '' : currentGame);
  rememberTournament(id, entered && summary.status !== 'finished' && !isSimultaneous);
}

/** Asks for the tournament, with the pairings of the chosen round. */
async function refresh(): Promise<void> {
  const { round } = view.state;
  try {
    show(
      await ask('GET /tournaments/{tournament}', {
        tournament: id,
        ...(round === 0 ? {} : { round }),
      }),
    );
  } catch (error) {
    showProblem(errorText(error, 'game.failed'));
  }
}

/** Asks the server for a change, and shows the tournament after it. */
async function act(action: 'enter' | 'withdraw' | 'start' | 'pause', body = {}): Promise<void> {
  byId('problem').hidden = true;
  try {
    show(await post(`/tournaments/${id}/${action}`, body));
  } catch (error) {
    showFailure(error);
  }
}

await refresh();
new LiveChannel(() => `/tournaments/${id}/live`, {
  onOnline: () => undefined,
  onOffline: () => undefined,
  onBlocked: showBlocked,
  onMessage: message => {
    if (message.summary !== undefined && view.state.round === 0) {
      show(message);
    } else if (message.summary !== undefined) {
      void refresh();
    }
  },
}).open();
document.documentElement.dataset['ready'] = 'yes';
