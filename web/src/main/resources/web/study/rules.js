/** The page with the rules of a game. The server writes the text; the boards are added here. */
import '../site/header.js';
import { byId } from '../site/dom.js';
import { addBoards } from './lesson-board.js';

const rules = byId('rules');
addBoards(rules, rules.dataset.game ?? '');
document.documentElement.dataset.ready = 'yes';
