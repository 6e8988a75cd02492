/** The page with the puzzle of the day, the days with puzzles, and the puzzles of each game. */
import '../site/header.ts';
import { render } from 'lit/html.js';
import { ask } from '../site/ask.ts';
import { byId, setText } from '../site/dom.ts';
import { translate } from '../site/messages.ts';
import { drawDailyPicture } from './daily-picture.ts';
import { dayTiles } from './day-tiles.ts';
import { reloadWhenRestored } from '../site/restored.ts';
import { reloadOnSessionChange } from '../site/session.ts';
import { progressText } from './puzzle-progress.ts';

reloadOnSessionChange();
reloadWhenRestored();

const progress = await ask('GET /puzzles/mine', {});
render(dayTiles(), byId('days', HTMLElement));
setText(byId('streak'), progressText(progress));
if (progress.bestStorm > 0) {
  setText(byId('storm-best'), translate('study.storm.best', progress.bestStorm));
}
document.documentElement.dataset.ready = 'yes';
// The server does not say what is to be found during a rated game.
const daily = await ask('GET /puzzles/{id}', { id: 'daily' }).catch(() => undefined);
setText(byId('question'), daily?.task ?? '');
if (daily !== undefined) {
  await drawDailyPicture(daily);
}
