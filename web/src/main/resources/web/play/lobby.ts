/** The lobby: quick pairing and the open challenges, updated at every change. */
import '../site/header.ts';
import { ask } from '../site/ask.ts';
import { loadCatalogue } from '../site/boards.ts';
import { byId, find } from '../site/dom.ts';
import { errorText, showProblem, warnWithoutCookies } from '../site/errors.ts';
import { reloadOnSessionChange } from '../site/session.ts';
import { loadSetting, saveSetting } from '../site/storage.ts';
import { GameRows } from './game-rows.ts';
import { boardOf, challengeChannel } from './open-challenges.ts';
import { QuickPairing } from './quick-pairing.ts';

reloadOnSessionChange();

/** The name under which the browser stores the last game. */
const BOARD_NAME = 'quick';

const boards = byId('boards', HTMLFieldSetElement);
const last = boards.querySelector(`input[value='${CSS.escape(loadSetting(BOARD_NAME, ''))}']`);
if (last instanceof HTMLInputElement) {
  last.checked = true;
}

/** Returns the game that is chosen. */
function board(): GameId {
  return boardOf(find(boards, 'input:checked', HTMLInputElement).value);
}

const pairing = new QuickPairing(find(byId('quick'), '.pairing'), board(), isSearching => {
  boards.disabled = isSearching;
  if (isSearching) {
    channel.renew();
  }
});
const rows = new GameRows(byId('games'), await loadCatalogue(), 'list.join');

function draw(games: readonly Api.GameListEntry[]): void {
  pairing.update(games);
  rows.update(games);
  byId('none').hidden = games.length > 0;
  document.documentElement.dataset.ready = 'yes';
}

const channel = challengeChannel(draw);
channel.open();
boards.addEventListener('change', () => {
  const chosen = board();
  saveSetting(BOARD_NAME, `${chosen.game}/${chosen.variant}`);
  pairing.choose(chosen);
});
warnWithoutCookies();
try {
  const { games } = await ask('GET /lobby', {});
  draw(games);
} catch (error) {
  showProblem(errorText(error, 'game.failed'));
}
