/** The entry of a game's page. */
import '../site/server-engine.ts'; // First: the other modules ask it.
import '../site/header.ts';
import { here } from '../site/address.ts';
import { get } from '../site/api.js';
import { boardTexts, loadCatalogue, titleOf } from '../site/boards.ts';
import { byId, createElement, setText } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { importLater } from '../site/later.ts';
import { translate } from '../site/messages.ts';
import { reloadOnSessionChange } from '../site/session.ts';
import { enteredTournament } from './entered-tournament.ts';
import { GamePage } from './game-page.ts';
import { startReportForm } from './report-form.ts';
import { loadSide, sideQuery } from './window-side.ts';
import { formatClockSetting } from './time.ts';

reloadOnSessionChange();

/**
 * Returns the state of the game for the side that this window plays. The page brings the state along,
 * but the server cannot know the side where the visitor plays both.
 */
async function loadState(id: string): Promise<Api.Game> {
  const side = loadSide(id);
  const state: Api.Game = await get(`/games/${id}`);
  return side === '' || side === state.side ? state : get(`/games/${id}${sideQuery(id)}`);
}

async function start() {
  const id = here().pathname.split('/')[2];
  const state = await loadState(id);
  const [catalogue, texts] = await Promise.all([loadCatalogue(), boardTexts(state.game)]);
  const family = catalogue.families.find(({ game }) => game === state.game);
  const variant = family?.variants.find(known => known.variant === state.variant);
  const { name } = titleOf(catalogue, state);
  const clock = formatClockSetting(state.clock.timeControl);
  setText(byId('title'), name);
  // The clock is one word: a narrow window breaks the line before it.
  const oneWord = clock.replaceAll(' ', '\u00a0');
  const rated = state.rated ? ` · ${translate('game.rated')}` : '';
  const swap = state.swap ? ` · ${translate('game.swap-rule')}` : '';
  setText(byId('setting'), `${variant?.name ?? state.variant} · ${oneWord}${rated}${swap}`);
  if (state.tournament !== '') {
    const link = { href: `/tournament/${state.tournament}` };
    byId('setting').append(' · ', createElement('a', link, translate('list.tournament.in-game')));
  }
  if ((state.tournament === '' || state.side === '') && enteredTournament() !== '') {
    type NextRound = typeof import('./next-round.ts');
    void importLater<NextRound>('/play/next-round.ts').then(script => script.watchTournament());
  }
  startReportForm(id);
  await new GamePage(id, state, name, texts).start();
}

function showError(error: unknown) {
  setText(byId('title'), translate('site.problem'));
  byId('problem').hidden = false;
  byId('problem').replaceChildren(
    createElement('p', {}, errorText(error, 'game.failed')),
    createElement('p', {}, createElement('a', { href: '/' }, translate('site.home'))),
  );
}

try {
  await start();
  document.documentElement.dataset.ready = 'yes';
} catch (error) {
  showError(error);
}
