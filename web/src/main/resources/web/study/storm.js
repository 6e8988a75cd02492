/** Puzzles against the clock: the server keeps the time, chooses the puzzles and checks the moves. */
import '../site/header.js';
import { get, isUnreachable, post } from '../site/api.js';
import { createBoard, onBoardPath } from '../site/boards.js';
import { byId, setText } from '../site/dom.js';
import { errorText, showProblem } from '../site/errors.js';
import { newId } from '../site/ids.js';
import { translate } from '../site/messages.js';
import { explainPath, loadVariation } from '../site/positions.js';
import { reloadOnSessionChange } from '../site/session.js';
import { formatTimeLeft } from '../play/time.js';
import { showGuideBoard } from './guide-board.js';

reloadOnSessionChange();

const TICK_MILLIS = 100;

/**
 * The run as the server has described it last.
 *
 * @type {Api.Storm | undefined}
 */
let run;

/** When the time of the run ends, on the clock of this page. */
let deadline = 0;

/** @type {ReturnType<typeof setInterval> | undefined} */
let ticker;

/** Whether an answer is on its way. */
let isBusy = false;

/**
 * The boards that were shown, by game.
 *
 * @type {Map<string, Awaited<ReturnType<typeof createBoard>>>}
 */
const boards = new Map();

/**
 * @param {string} text
 * @param {'' | 'good' | 'bad'} kind
 */
function say(text, kind) {
  const element = byId('answer');
  element.classList.toggle('good', kind === 'good');
  element.classList.toggle('bad', kind === 'bad');
  setText(element, text);
}

/** @param {GameId} id */
async function boardOf(id) {
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

/**
 * Shows a run, with its next puzzle or its end.
 *
 * @param {Api.Storm} storm
 */
async function show(storm) {
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

/** @param {Api.Storm} storm */
function end({ solved, best }) {
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

/** @param {string[]} path */
async function answer(path) {
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

/**
 * Sends a request, once more when its answer was lost: the server counts it once.
 *
 * @param {() => Promise<Api.Storm>} request
 */
function repeated(request) {
  return request().catch(error => {
    if (isUnreachable(error)) {
      return request();
    }
    throw error;
  });
}

/** @param {string[]} path */
async function explain(path) {
  const puzzle = run?.puzzle;
  if (puzzle !== undefined) {
    const { position } = await loadVariation(puzzle, { position: puzzle.position });
    const { message, refusal } = await explainPath(puzzle, position, path, 'game.failed');
    say(message, 'bad');
    boards.get(`${puzzle.game}/${puzzle.variant}`)?.markRefused(refusal?.cells ?? []);
  }
}

/** @param {() => Promise<unknown>} act */
async function attempt(act) {
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

/** @type {Api.PuzzleProgress} */
const { bestStorm: best } = await get('/puzzles/mine');
setText(byId('storm-best'), best === 0 ? '' : translate('study.storm.best', best));
byId('start').addEventListener('click', () => attempt(start));
byId('main').classList.add('with-script');
document.documentElement.dataset.ready = 'yes';
