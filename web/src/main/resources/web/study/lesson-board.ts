import type { createBoard } from '../site/board-element.ts';
import { createElement, find, setText } from '../site/dom.ts';
import { translate } from '../site/messages.ts';
import { loadVariation } from '../site/positions.ts';
import { TaskBoard, taskOf } from './task-board.ts';

/**
 * Adds the boards to rules that the server has written: pictures of the start, and boards on which
 * a rule can be tried. Each is loaded when it comes near the visible part of the page.
 *
 * @param create creates a board: a page has one definition of the element
 */
export function addBoards(rules: HTMLElement, game: string, create: typeof createBoard) {
  for (const figure of rules.querySelectorAll('.lesson')) {
    if (figure instanceof HTMLElement) {
      whenNear(figure, () => addLesson(figure, game, create));
    }
  }
  for (const figure of rules.querySelectorAll('.start-position')) {
    if (figure instanceof HTMLElement) {
      whenNear(figure, () => addPicture(figure, game, create));
    }
  }
}

async function addPicture(figure: HTMLElement, game: string, create: typeof createBoard) {
  const { variant = '', position = '' } = figure.dataset;
  const id = { game, variant };
  const [board, start] = await Promise.all([create(id), loadVariation(id, { position })]);
  board.setAttribute('picture', '');
  board.setAttribute('locked', '');
  board.inert = true;
  find(figure, '.lesson-board').replaceChildren(board);
  board.show(start.position);
}

async function addLesson(figure: HTMLElement, game: string, create: typeof createBoard) {
  const task = taskOf(figure);
  const answer = createElement('p', { class: 'answer', role: 'status' });
  const restart = createElement(
    'button',
    { type: 'button', class: 'button small' },
    translate('learn.again'),
  );
  const query = new URLSearchParams({ game, variant: task.variant, position: task.position });
  const analyse = createElement(
    'a',
    { class: 'button plain small', href: `/analysis?${query}` },
    translate('learn.analyse'),
  );
  figure.append(answer, createElement('div', { class: 'row no-print' }, restart, analyse));
  const board = await create({ game, variant: task.variant });
  board.setAttribute('label', translate('learn.board-of', figure.dataset.rule ?? ''));
  find(figure, '.lesson-board').replaceChildren(board);
  const lesson = new TaskBoard(game, task, board, (text, kind) => {
    answer.className = `answer ${kind}`;
    setText(answer, text);
  });
  restart.addEventListener('click', () => lesson.restart());
  await lesson.restart();
}

/** When boards that were not scrolled to are loaded too, so that the page can be printed. */
const PRINTABLE_AFTER_MILLIS = 3000;

/**
 * Calls a function once, when an element comes near the visible part of the page, or after some time.
 */
function whenNear(element: Element, act: () => void) {
  const begin = () => {
    clearTimeout(timer);
    observer.disconnect();
    act();
  };
  const timer = setTimeout(begin, PRINTABLE_AFTER_MILLIS);
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry.isIntersecting) {
        begin();
      }
    },
    { rootMargin: '400px' },
  );
  observer.observe(element);
}
