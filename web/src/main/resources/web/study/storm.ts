/** Puzzles against the clock: the server keeps the time, chooses the puzzles and checks the moves. */
import '../site/header.ts';
import { get, isUnreachable, post } from '../site/api.js';
import { createBoard, onBoardPath } from '../site/board-element.ts';
import { byId, setText } from '../site/dom.ts';
import { errorText, showProblem } from '../site/errors.ts';
import { newId } from '../site/ids.ts';
import { translate } from '../site/messages.ts';
import { explainPath, loadVariation } from '../site/positions.ts';
import { reloadOnSessionChange } from '../site/session.ts';
import { formatTimeLeft } from '../play/time.ts';
import { showGuideBoard } from './guide-board.ts';

reloadOnSessionChange();

const TICK_MILLIS = 100;

/** The run as the server has described it last. */
let run: Api.Storm | undefined;

/** When the time of the run ends, on the clock of this page. */
let deadline = 0;

let ticker: ReturnType<typeof setInterval> | undefined;

/** Whether an answer is on its way. */
let isBusy = false;

/** The boards that were shown, by game. */
const boards: Map<string, Awaited<ReturnType<typeof createBoard>>> = new Map();

function say(text: string, kind: '' | 'good' | 'bad') {
  const element = byId('answer');
  element.classList.toggle('good', kind === 'good');
  element.classList.toggle('bad', kind === 'bad');
  setText(element, text);
}

async function boardOf(id: GameId) {
  const key = `${id.game}/${id.variant}`;
  let board = boards.get(key);
  if (board === undefined) {
    board = await createBoard(id);
    onBoardPath(board, 'board-move', path => attempt(() => answer(path)));
    onBoardPath(board, 'board-illegal', path => attempt(() => explain(path)));
    boards.set(key, board);
  }
  return board;
}

/** Shows a run, with its next puzzle or its end. */
async function show(storm: Api.Storm) {
  run = storm;
  deadline = performance.now() + storm.remainingMillis;
  setText(byId('solved'), String(storm.solved));
  setText(byId('storm-best'), translate('study.storm.best', storm.best));
  const { puzzle } = storm;
  if (puzzle === undefined) {
    end(storm);
    return;
  }
  byId('board').hidden = false;
  const board = await boardOf(puzzle);
  const { position } = await loadVariation(puzzle, { position: puzzle.position });
  const isFocused =
    document.activeElement !== null && byId('board').contains(document.activeElement);
  if (board.parentElement === null) {
    showGuideBoard(board, translate('study.puzzle.one'));
  }
  board.toggleAttribute('still', true);
  board.toggleAttribute('locked', false);
  board.setAttribute('viewer', position.toMove);
  board.show(position);
  board.toggleAttribute('still', false);
  setText(byId('task'), puzzle.task);
  if (isFocused) {
    board.focus();
  }
}

function end({ solved, best }: Api.Storm) {
  clearInterval(ticker);
  run = undefined;
  setText(byId('time'), formatTimeLeft(0));
  boards.forEach(board => board.toggleAttribute('locked', true));
  say(translate('study.storm.over', solved, best), 'good');
  setText(byId('start'), translate('study.storm.restart'));
  byId('start').hidden = false;
  byId('start').focus({ preventScroll: true });
}

function tick() {
  const left = Math.max(0, deadline - performance.now());
  setText(byId('time'), formatTimeLeft(left));
  if (left === 0 && run !== undefined && !isBusy) {
    const { id } = run;
    attempt(async () => show(await get(`/puzzles/storms/${id}`)));
  }
}

async function start() {
  byId('start').hidden = true;
  say('', '');
  const body = { id: newId() };
  await show(await repeated(() => post('/puzzles/storms', body)));
  clearInterval(ticker);
  ticker = setInterval(tick, TICK_MILLIS);
  byId('board').querySelector('tabuleiro-board')?.scrollIntoView({ block: 'nearest' });
}

async function answer(path: string[]) {
  if (run === undefined) {
    return;
  }
  const { id, answered: number, solved } = run;
  const body = { answered: number, targets: path };
  boards.forEach(board => board.toggleAttribute('locked', true));
  const next = await repeated(() => post(`/puzzles/storms/${id}/answers`, body));
  const isRight = next.solved > solved;
  if (next.answered > number) {
    say(translate(isRight ? 'study.storm.right' : 'study.storm.wrong'), isRight ? 'good' : 'bad');
  }
  await show(next);
}

/** Sends a request, once more when its answer was lost: the server counts it once. */
function repeated(request: () => Promise<Api.Storm>) {
  return request().catch(error => {
    if (isUnreachable(error)) {
      return request();
    }
    throw error;
  });
}

async function explain(path: string[]) {
  const puzzle = run?.puzzle;
  if (puzzle !== undefined) {
    const { position } = await loadVariation(puzzle, { position: puzzle.position });
    const { message, refusal } = await explainPath(puzzle, position, path, 'game.failed');
    say(message, 'bad');
    boards.get(`${puzzle.game}/${puzzle.variant}`)?.markRefused(refusal?.cells ?? []);
  }
}

async function attempt(act: () => Promise<unknown>) {
  if (isBusy) {
    return;
  }
  isBusy = true;
  try {
    byId('problem').hidden = true;
    await act();
  } catch (error) {
    showProblem(errorText(error, 'game.failed'));
    byId('start').hidden = run !== undefined;
    boards.forEach(board => board.toggleAttribute('locked', run === undefined));
  } finally {
    isBusy = false;
  }
}

const { bestStorm: best }: Api.PuzzleProgress = await get('/puzzles/mine');
setText(byId('storm-best'), best === 0 ? '' : translate('study.storm.best', best));
byId('start').addEventListener('click', () => attempt(start));
byId('main').classList.add('with-script');
document.documentElement.dataset.ready = 'yes';
