/** The page with the choice of puzzles. The server writes it; the streak is the browser's. */
import '../site/header.js';
import { byId, setText } from '../site/dom.js';
import { describeProgress } from './puzzle-progress.js';

setText(byId('streak'), describeProgress());
document.documentElement.dataset.ready = 'yes';
