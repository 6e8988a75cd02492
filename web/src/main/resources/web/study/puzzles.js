/** The page with the choice of puzzles. */
import '../site/header.js';
import { get } from '../site/api.js';
import { byId, setText } from '../site/dom.js';
import { translate } from '../site/messages.js';
import { reloadWhenRestored } from '../site/restored.js';
import { reloadOnSessionChange } from '../site/session.js';
import { showProgress } from './puzzle-progress.js';

reloadOnSessionChange();
reloadWhenRestored();

/** @type {Api.PuzzleProgress} */
const progress = await get('/puzzles/mine');
showProgress(progress);
if (progress.bestStorm > 0) {
  setText(byId('storm-best'), translate('study.storm.best', progress.bestStorm));
}
document.documentElement.dataset.ready = 'yes';
