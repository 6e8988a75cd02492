/** Lists of games that are drawn again from time to time. */
import { ask, type Operation } from '../site/ask.ts';
import { loadCatalogue } from '../site/boards.ts';
import { byId } from '../site/dom.ts';
import { errorText, showProblem } from '../site/errors.ts';
import { onRestored } from '../site/restored.ts';
import { GameRows, type LinkKey } from './game-rows.ts';

/** The lists that are drawn again. */
type ListOperation = Extract<Operation, 'GET /mine' | 'GET /watching'>;

/**
 * Draws a list of games, and again at an interval while the page is visible, and when it becomes
 * visible: also when the browser's back button restores it.
 *
 * @param key the key of the text for the links to the games
 * @param onGames is called with the games at each time, and returns those to draw
 */
export async function drawRefreshedList(
  operation: ListOperation,
  key: LinkKey,
  intervalMillis: number,
  onGames: (games: readonly Api.GameListEntry[]) => readonly Api.GameListEntry[],
): Promise<GameRows> {
  const rows = new GameRows(byId('games'), await loadCatalogue(), key);
  const draw = async () => {
    try {
      const { games } = await ask(operation, {});
      rows.update(onGames(games));
      byId('none').hidden = games.length > 0;
    } catch (error) {
      showProblem(errorText(error, 'game.failed'));
    }
    document.documentElement.dataset.ready = 'yes';
  };
  await draw();
  const refresh = () => {
    if (!document.hidden) {
      void draw();
    }
  };
  setInterval(refresh, intervalMillis);
  document.addEventListener('visibilitychange', refresh);
  onRestored(refresh);
  return rows;
}
