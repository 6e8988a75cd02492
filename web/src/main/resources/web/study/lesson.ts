/** The guided first game of a board: one task after another, each checked. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import '../site/header.ts';
import { isCell, isTile } from '../board/move-entry.ts';
import { pointOut } from '../board/point-out.ts';
import { computerGame, createGame } from '../play/create-game.js';
import { here } from '../site/address.ts';
import { createBoard } from '../site/board-element.ts';
import { byId, find } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { reachedStep, saveFinishedLesson, saveReachedStep } from '../site/progress.ts';
import { playerName } from '../site/visitor.ts';
import { type AnswerKind, GuideView, showGuideBoard } from './guide-board.ts';
import { rulePicture } from './rule-pictures.ts';
import { TaskBoard, taskOf } from './task-board.ts';

/** The level of the game that follows: one that a newcomer wins. */
const FIRST_LEVEL = '1';

interface State {
  /** The index of the shown step. */
  readonly current: number;
  readonly isSolved: boolean;
  readonly answer: string;
  readonly kind: AnswerKind;
  readonly problem: string;
}

const {
  family: game = '',
  variant = '',
  name = '',
  rules = '',
  next = '',
  nextName = '',
} = byId('main').dataset;
const root = byId('lesson');
const heading = find(root, 'h1').textContent;
const steps = [...root.querySelectorAll<HTMLElement>('.step')].map(step => ({
  title: find(step, 'h2').textContent,
  text: find(step, 'p').textContent,
  picture: rulePicture({ game, variant }, step.dataset.step ?? ''),
  task: taskOf(step),
}));

let taskBoard: TaskBoard | undefined;

const view = new GuideView<State>(
  root,
  { current: 0, isSolved: false, answer: '', kind: '', problem: '' },
  page,
);

/** Returns a step, by default the one that is shown. */
function stepAt(index = view.state.current) {
  const step = steps[index];
  if (step === undefined) {
    throw new RangeError(`no step ${index}`);
  }
  return step;
}

function page({ current, isSolved, kind, problem }: State): TemplateResult {
  const { title, text, picture } = stepAt(current);
  const isFinished = isSolved && current + 1 === steps.length;
  return html`
    <div class="guide-head">
      <h1>${heading}</h1>
      <p class="progress" id="count">
        ${steps.map((_, index) => html`<i class=${classOf(index, current, isSolved)}></i>`)}
        ${translate('learn.step-count', current + 1, steps.length)}
      </p>
      <h2>${title}</h2>
      <p>${text}</p>
    </div>
    <div class="guide-rest">
      ${picture}
      ${kind === 'bad' ? html`<a href=${rules}>${translate('learn.rules-link')}</a>` : nothing}
      ${isFinished ? finished() : nothing}
      <p class="notice bad" id="problem" role="alert" ?hidden=${problem === ''}>${problem}</p>
    </div>
    <div class="guide-foot">
      <ol class="step-names">
        ${steps.map(
          (step, index) =>
            html`<li
              class=${classOf(index, current, isSolved)}
              aria-current=${index === current ? 'step' : nothing}
            >
              ${step.title}
            </li>`,
        )}
      </ol>
      ${buttons(current, isSolved)}
    </div>
  `;
}

function classOf(index: number, current: number, isSolved: boolean): string {
  return index < current || (index === current && isSolved)
    ? 'solved'
    : index === current
      ? 'today'
      : '';
}

/** Returns what follows the last step: a real game, and the next lesson. */
function finished(): TemplateResult {
  return html`<p class="task" id="finished-text">${translate('learn.guide-done', name)}</p>
    <div class="row">
      ${button('play', 'learn.guide-play', () => createGame(computerGame({ game, variant }, FIRST_LEVEL, playerName())), 'main')}
      <a class="button" href=${next}>${nextName}</a>
      <a class="button plain" href=${rules}>${translate('learn.rules-link')}</a>
    </div>`;
}

function buttons(current: number, isSolved: boolean): TemplateResult {
  const goTo = (index: number) => async () => {
    await showStep(index);
    byId('main').focus({ preventScroll: true });
  };
  const hasNext = current + 1 < steps.length;
  const hasSolution = stepAt(current).task.solutions.length > 0;
  return html`<div class="row spread guide-buttons">
    ${current > 0 ? button('back', 'learn.back', goTo(current - 1), 'plain') : nothing}
    ${isSolved ? button('again', 'learn.again', restart) : nothing}
    ${hasSolution && !isSolved ? button('show', 'learn.show', showSolution) : nothing}
    ${hasNext && isSolved ? button('next', 'learn.next', goTo(current + 1), 'main') : nothing}
    ${hasNext && !isSolved ? button('skip', 'learn.skip', goTo(current + 1), 'plain') : nothing}
  </div>`;
}

function button(id: string, key: string, act: () => unknown, style = ''): TemplateResult {
  return html`<button class="button ${style}" type="button" id=${id} @click=${() => attempt(act)}>
    ${translate(key)}
  </button>`;
}

async function showStep(current: number): Promise<void> {
  saveReachedStep(here().pathname, current);
  // The board of the step before stays until the next one is loaded.
  taskBoard?.board.setAttribute('locked', '');
  view.update({ current, isSolved: false, answer: '', kind: '' });
  const { task } = stepAt();
  const board = await createBoard({ game, variant: task.variant });
  // A later step may have been chosen while this board was loaded.
  if (view.state.current === current) {
    board.setAttribute('show-movable', '');
    showGuideBoard(board, translate('learn.task-board', current + 1), game);
    const say = (answer: string, kind: AnswerKind) => view.update({ answer, kind });
    taskBoard = new TaskBoard(game, task, board, say, () => solved(board));
    await restart();
  }
}

/** Goes on after a solved step; after the last one the lesson is finished. */
function solved(board: TaskBoard['board']): void {
  board.annotations = [];
  view.update({ isSolved: true });
  const isLast = view.state.current + 1 === steps.length;
  if (isLast) {
    saveReachedStep(here().pathname, 0);
    saveFinishedLesson(here().pathname);
  }
  byId(isLast ? 'play' : 'next').focus({ preventScroll: true });
}

async function restart(): Promise<void> {
  view.update({ isSolved: false });
  await taskBoard?.restart();
  if (taskBoard !== undefined) {
    taskBoard.board.annotations = pointOut(namedPiece());
  }
}

/** Returns the cell of the piece that the step names; nothing where the piece is to be found. */
function namedPiece(): string[] {
  const { goal, solutions } = stepAt().task;
  const [piece, ...others] = new Set(solutions.map(path => path.split(' ')[0] ?? ''));
  return goal === 'win' || piece === undefined || others.length > 0 || !isCell(piece)
    ? []
    : [piece];
}

/** Points out what solves the step, and takes its tile into the hand. */
function showSolution(): void {
  const path = stepAt().task.solutions[0]?.split(' ') ?? [];
  const tile = path.find(isTile);
  if (taskBoard !== undefined) {
    const { board } = taskBoard;
    if (tile !== undefined && board.entry.tile() !== tile) {
      board.selectSpot(tile);
    }
    board.annotations = pointOut(path);
    const cells = path.filter(isCell).join(' → ');
    view.update({ answer: translate('learn.shown', cells), kind: '' });
  }
}

async function attempt(act: () => unknown): Promise<void> {
  try {
    view.update({ problem: '' });
    await act();
  } catch (error) {
    view.update({ problem: errorText(error, 'game.failed') });
  }
}

await attempt(() => showStep(Math.min(reachedStep(here().pathname), steps.length - 1)));
document.documentElement.dataset['ready'] = 'yes';
