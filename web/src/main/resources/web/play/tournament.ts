/** A tournament: entering, standings and pairings, updated at every change. */
import '../site/header.ts';
import { get, post } from '../site/api.js';
import { loadCatalogue } from '../site/boards.ts';
import { byId, createElement, setText } from '../site/dom.ts';
import { errorText, showBlocked, showFailure, showProblem } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { createProfileLink } from '../site/profile-link.ts';
import { reloadOnSessionChange } from '../site/session.ts';
import { LiveChannel } from './live-channel.js';
import { rememberTournament } from './entered-tournament.ts';
import { NextRound } from './next-round.ts';
import { describe, statusText } from './tournament-text.ts';

reloadOnSessionChange();

/** How results are written in the table of pairings. */
const RESULTS = { '1-0': '1–0', '0-1': '0–1', '1/2-1/2': '½–½' };

const id = location.pathname.replace(/^.*\//, '');
const path = `/tournaments/${id}`;
const catalogue = await loadCatalogue();
const rounds = byId('round', HTMLSelectElement);
const level = byId('level', HTMLSelectElement);

const nextRound = new NextRound(true);

/** The round that the visitor has chosen; 0 for the last one. */
let chosenRound = 0;

function draw(tournament: Api.Tournament) {
  const { summary } = tournament;
  setText(byId('name'), summary.name);
  document.title = `${summary.name} · Tabuleiro`;
  setText(byId('about'), describe(catalogue, summary));
  const players = translate('list.tournament.players', summary.players);
  setText(byId('status'), `${statusText(summary)} · ${players}`);
  drawActions(tournament);
  drawStandings(tournament);
  drawRounds(tournament);
  drawPairings(tournament);
}

function drawActions({ summary, member, owned, entered, currentGame: playing }: Api.Tournament) {
  const { status, format, round, length, computers } = summary;
  const isOver = status === 'finished';
  const isSimultaneous = format === 'simultaneous';
  const isLate =
    (format === 'swiss' && round >= length) ||
    ((format === 'round-robin' || isSimultaneous) && round > 0);
  const playsAll = isSimultaneous && owned;
  byId('playing').hidden = playing === '';
  byId('play', HTMLAnchorElement).href = playsAll ? '/mine' : `/g/${playing}`;
  setText(byId('play'), translate(`list.tournament.${playsAll ? 'play-all' : 'play'}`));
  nextRound.announce(isSimultaneous ? '' : playing);
  rememberTournament(id, entered && !isOver && !isSimultaneous);
  byId('signed-out').hidden = member || isOver;
  byId('entered').hidden = !entered || isOver;
  byId('enter').hidden = !member || entered || isOver || isLate;
  byId('withdraw').hidden = !entered || isOver;
  byId('start').hidden = !owned || !['open', 'paused'].includes(status);
  const startKey = status === 'paused' ? 'continue' : 'start';
  setText(byId('start'), translate(`list.tournament.${startKey}`));
  byId('pause').hidden = !owned || status !== 'running';
  byId('level-entry').hidden = !owned || !computers || isOver;
}

function drawStandings({ summary, standings, tieBreaks }: Api.Tournament) {
  const columns = [
    ...['place', 'player', 'rating', 'points', 'games'].map(key => `list.tournament.${key}`),
    ...tieBreaks.map(key => `list.tournament.tie.${key}`),
  ];
  byId('columns').replaceChildren(
    ...columns.map(key => createElement('th', { scope: 'col' }, translate(key))),
  );
  const hasBegun = summary.round > 0;
  byId('players').replaceChildren(
    ...standings.map(player =>
      createElement(
        'tr',
        {},
        createElement('td', {}, hasBegun ? String(player.place) : ''),
        createElement('th', { scope: 'row' }, ...nameOf(player)),
        ...[player.rating, player.points, player.played, ...player.tieBreaks].map(value =>
          createElement('td', { class: 'number' }, String(value)),
        ),
      ),
    ),
  );
  byId('no-players').hidden = standings.length > 0;
}

function nameOf({ name, member, withdrawn }: Api.TournamentPlayer) {
  const shown = member === '' ? name : createProfileLink(member, name);
  return withdrawn ? [shown, ` (${translate('list.tournament.withdrawn')})`] : [shown];
}

function drawRounds({ summary, shownRound: shown }: Api.Tournament) {
  const isArena = summary.format === 'arena';
  byId('round-field').hidden = isArena || summary.round < 2;
  const key = isArena ? 'last-games' : 'pairings';
  setText(byId('pairings-title'), translate(`list.tournament.${key}`));
  if (rounds.options.length !== summary.round) {
    rounds.replaceChildren(
      ...Array.from({ length: summary.round }, (_, index) =>
        createElement('option', { value: index + 1 }, index + 1),
      ),
    );
  }
  rounds.value = String(shown);
}

function drawPairings({ standings, pairings }: Api.Tournament) {
  const names = new Map(standings.map(({ number, name }) => [number, name]));
  byId('games').replaceChildren(
    ...pairings.map(({ first, second, gameId: game, result }) =>
      createElement(
        'tr',
        {},
        createElement('td', {}, names.get(first)),
        createElement('td', {}, names.get(second) ?? translate('list.tournament.bye')),
        createElement('td', {}, ...resultOf(game, result, names.get(first), names.get(second))),
      ),
    ),
  );
  byId('pairings').hidden = pairings.length === 0;
  byId('no-pairings').hidden = pairings.length > 0;
}

function resultOf(game: string, result: string, first?: string, second?: string) {
  const text = RESULTS[result as keyof typeof RESULTS] ?? '';
  if (game === '') {
    return [`${text} (${translate('list.tournament.forfeit')})`.trim()];
  }
  const action = translate(`list.tournament.${result === '*' ? 'watch' : 'replay'}`);
  const label = `${action}: ${first} – ${second}`;
  return [`${text} `, createElement('a', { href: `/g/${game}`, 'aria-label': label }, action)];
}

/** Asks for the tournament, with the pairings of the chosen round. */
async function refresh() {
  draw(await get(chosenRound === 0 ? path : `${path}?round=${chosenRound}`));
}

/** Asks the server for a change, and shows the tournament after it. */
async function act(action: string, body: object = {}) {
  byId('problem').hidden = true;
  try {
    draw(await post(`${path}/${action}`, body));
  } catch (error) {
    showFailure(error);
  }
}

for (const action of ['enter', 'withdraw', 'start', 'pause']) {
  byId(action).addEventListener('click', () => act(action));
}
byId('level-enters').addEventListener('click', () => act('enter', { level: level.value }));
byId('level-withdraws').addEventListener('click', () => act('withdraw', { level: level.value }));
rounds.addEventListener('change', () => {
  chosenRound = rounds.selectedIndex === rounds.options.length - 1 ? 0 : Number(rounds.value);
  refresh().catch(error => showProblem(errorText(error, 'game.failed')));
});
try {
  await refresh();
} catch (error) {
  showProblem(errorText(error, 'game.failed'));
}
new LiveChannel(() => `${path}/live`, {
  onOnline: () => undefined,
  onOffline: () => undefined,
  onBlocked: showBlocked,
  onMessage: message => {
    if (message.summary === undefined) {
      return;
    }
    if (chosenRound === 0) {
      draw(message);
    } else {
      refresh().catch(() => undefined); // The next change tries again.
    }
  },
}).open();
document.documentElement.dataset.ready = 'yes';
