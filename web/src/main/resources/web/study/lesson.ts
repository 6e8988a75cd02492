/** The guided first game of a board: one task after another, each checked. */
import '../site/header.ts';
import { computerGame, createGame } from '../play/create-game.js';
import { here } from '../site/address.ts';
import { createBoard } from '../site/board-element.ts';
import { byId, setText } from '../site/dom.ts';
import { errorText, showProblem } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { saveFinishedLesson } from '../site/progress.ts';
import { loadSetting, saveSetting } from '../site/storage.ts';
import { playerName } from '../site/visitor.ts';
import { showGuideBoard } from './guide-board.ts';
import { TaskBoard, taskOf } from './task-board.ts';

/** The level of the game that follows: one that a newcomer wins. */
const FIRST_LEVEL = '1';

const main = byId('main');
const { game = '', variant = '' } = main.dataset;
const steps = [...document.querySelectorAll('.step')] as HTMLElement[];

/** The name under which the browser stores the step that was reached. */
const storageName = `lesson:${game}/${variant}`;

let current = Math.min(Math.max(loadSetting(storageName, 0), 0), steps.length - 1);

let taskBoard: TaskBoard | undefined;

async function showStep(index: number) {
  current = index;
  saveSetting(storageName, index);
  steps.forEach((step, number) => {
    step.hidden = number !== index;
  });
  setText(byId('count'), translate('learn.step-count', index + 1, steps.length));
  byId('next').hidden = true;
  byId('again').hidden = false;
  byId('rules-link').hidden = false;
  byId('back').hidden = index === 0;
  byId('finished').hidden = true;
  // The board of the step before stays until the next one is loaded.
  setText(byId('answer'), '');
  document.querySelector('#board tabuleiro-board')?.setAttribute('locked', '');
  const task = taskOf(steps[index]);
  const board = await createBoard({ game, variant: task.variant });
  // A later step may have been chosen while this board was loaded.
  if (current === index) {
    showGuideBoard(board, translate('learn.task-board', index + 1));
    taskBoard = new TaskBoard(game, task, board, byId('answer'), offerNext);
    await taskBoard.restart();
  }
}

function offerNext() {
  if (current === steps.length - 1) {
    finish();
  } else {
    byId('next').hidden = false;
    byId('next').focus({ preventScroll: true });
  }
}

/** Says that the guided game is finished, and offers a real one. */
function finish() {
  saveSetting(storageName, 0);
  saveFinishedLesson(here().pathname);
  byId('finished').hidden = false;
  byId('rules-link').hidden = true;
  byId('play').focus({ preventScroll: true });
}

async function attempt(act: () => Promise<void>) {
  try {
    byId('problem').hidden = true;
    await act();
  } catch (error) {
    showProblem(errorText(error, 'game.failed'));
  }
}

byId('next').addEventListener('click', () =>
  attempt(async () => {
    await showStep(current + 1);
    main.focus({ preventScroll: true });
  }),
);
byId('back').addEventListener('click', () => attempt(() => showStep(current - 1)));
byId('again').addEventListener('click', () =>
  attempt(async () => {
    byId('next').hidden = true;
    byId('finished').hidden = true;
    await taskBoard?.restart();
  }),
);
byId('play').addEventListener('click', () =>
  attempt(() => {
    return createGame(computerGame({ game, variant }, FIRST_LEVEL, playerName()));
  }),
);
main.classList.add('with-script');
await attempt(() => showStep(current));
document.documentElement.dataset.ready = 'yes';
