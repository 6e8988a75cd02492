/** The page with the rules of a game. The server writes the text; the boards are added here. */
import '../site/header.ts';
import { createBoard } from '../site/board-element.ts';
import { byId } from '../site/dom.ts';
import { addBoards } from './lesson-board.ts';

const rules = byId('rules');
addBoards(rules, rules.dataset.game ?? '', createBoard);
document.documentElement.dataset.ready = 'yes';
