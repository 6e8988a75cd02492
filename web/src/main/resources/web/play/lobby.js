/** The lobby: the open challenges, updated at every change. */
import '../site/header.js';
import { get } from '../site/api.js';
import { errorText, showBlocked, showProblem, warnWithoutCookies } from '../site/errors.js';
import { reloadOnSessionChange } from '../site/session.js';
import { drawGames } from './game-list.js';
import { LiveChannel } from './live-channel.js';
import { QuickPairing } from './quick-pairing.js';

reloadOnSessionChange();

const quickPairing = new QuickPairing(() => channel.renew());

/** @param {Api.GameList} list */
function draw({ games }) {
  quickPairing.draw(games);
  return drawGames(games, 'list.join');
}

const channel = new LiveChannel(() => '/lobby/live', {
  onOnline: () => undefined,
  onOffline: () => undefined,
  onBlocked: showBlocked,
  onMessage: message => {
    if (message.games !== undefined) {
      draw(message);
    }
  },
});
channel.open();
warnWithoutCookies();

try {
  await draw(await get('/lobby'));
} catch (error) {
  showProblem(errorText(error, 'game.failed'));
}
