import { get } from '../site/api.js';
import { errorText, showProblem } from '../site/errors.js';
import { onRestored } from '../site/restored.js';
import { drawGames } from './game-list.js';

/**
 * Draws a list of games, and again at an interval while the page is visible, and when it becomes
 * visible: also when the browser's back button restores it.
 *
 * @param {string} path the list, below /api/v2
 * @param {import('./game-list.js').LinkKey} linkKey the key of the text for the links to the games
 * @param {number} intervalMillis
 */
export async function drawRefreshedList(path, linkKey, intervalMillis) {
  const draw = async () => {
    try {
      /** @type {Api.GameList} */
      const { games } = await get(path);
      await drawGames(games, linkKey);
    } catch (error) {
      showProblem(errorText(error, 'game.failed'));
    }
  };
  await draw();
  const refresh = () => {
    if (!document.hidden) {
      draw();
    }
  };
  setInterval(refresh, intervalMillis);
  document.addEventListener('visibilitychange', refresh);
  onRestored(refresh);
}
