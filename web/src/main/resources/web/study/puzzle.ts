/** A puzzle: the page checks the move, refutes a wrong one and plays the solution. */
import '../site/header.ts';
import { hasServer, here, replaceAddress } from '../site/address.ts';
import { get, isUnreachable, post } from '../site/api.js';
import { createBoard, onBoardPath } from '../site/board-element.ts';
import { boardName, loadCatalogue } from '../site/boards.ts';
import { byId, setText } from '../site/dom.ts';
import { errorText, showProblem } from '../site/errors.ts';
import { newId } from '../site/ids.ts';
import { translate } from '../site/messages.ts';
import { explainPath, loadVariation } from '../site/positions.ts';
import { reloadOnSessionChange } from '../site/session.ts';
import { showGuideBoard } from './guide-board.ts';
import { saveSolvedDay } from './puzzle-days.ts';
import { showProgress } from './puzzle-progress.ts';

reloadOnSessionChange();

/** How long a wrong move is shown before its refutation. */
const REFUTE_MILLIS = 900;

const name = here().pathname.split('/').at(-1) ?? '';
const puzzle: Api.PuzzleTask = await get(`/puzzles/${name}${name === 'next' ? here().search : ''}`);
const id = { game: puzzle.game, variant: puzzle.variant };
const board = await createBoard(id);

/** The moves of the solution, once the visitor knows it. */
let line: string[] = [];

/** How many moves of the solution are shown. */
let shown = 0;

/** Whether the visitor may try a move. */
let isOpen = true;

let timer: number | undefined;

/**
 * Shows the position after some moves.
 *
 * @param isStill whether the last move is not animated
 */
async function showMoves(moves: string[], isStill = false) {
  const variation = await loadVariation(id, { position: puzzle.position, moves });
  board.toggleAttribute('still', isStill);
  if (moves.length === 0) {
    board.setAttribute('viewer', variation.position.toMove);
  }
  board.show(variation.position, variation.moves.at(-1));
  board.toggleAttribute('still', false);
  return variation;
}

function say(text: string, kind: '' | 'good' | 'bad') {
  const answer = byId('answer');
  answer.classList.toggle('good', kind === 'good');
  answer.classList.toggle('bad', kind === 'bad');
  setText(answer, text);
}

function setOpen(value: boolean) {
  isOpen = value;
  board.toggleAttribute('locked', !value);
}

/** Shows the puzzle for another attempt. */
async function restart() {
  clearTimeout(timer);
  await showMoves([], true);
  byId('again').hidden = true;
  say('', '');
  setOpen(true);
}

/**
 * Sends an attempt. A lost answer is asked for again with the same id, so that it counts once.
 *
 * @param path empty to give up
 */
async function send(path: string[]): Promise<Api.PuzzleAnswer> {
  const body = { id: newId(), targets: path };
  const address = `/puzzles/${puzzle.id}/attempts`;
  const answer = await post(address, body).catch(error => {
    if (isUnreachable(error)) {
      return post(address, body);
    }
    throw error;
  });
  showProgress(answer.progress, answer.change);
  return answer;
}

async function play(path: string[]) {
  if (!isOpen) {
    return;
  }
  setOpen(false);
  const answer = await send(path);
  if (answer.correct) {
    saveSolvedDay(new Date());
    await finish(answer);
    return;
  }
  await showMoves(answer.moves.slice(0, 1));
  say(answer.explanation, 'bad');
  byId('again').hidden = false;
  byId('again').focus({ preventScroll: true });
  if (answer.moves.length > 1) {
    timer = setTimeout(() => attempt(() => refute(answer.moves, 2)), REFUTE_MILLIS);
  }
}

/**
 * Plays a refutation move by move.
 *
 * @param count the moves to show now
 */
async function refute(moves: string[], count: number) {
  await showMoves(moves.slice(0, count));
  if (count < moves.length) {
    timer = setTimeout(() => attempt(() => refute(moves, count + 1)), REFUTE_MILLIS);
  }
}

/** Ends the puzzle: the solution can be played through. */
async function finish({ moves, explanation }: Api.PuzzleAnswer) {
  clearTimeout(timer);
  line = moves;
  setOpen(false);
  byId('again').hidden = true;
  byId('show').hidden = true;
  byId('line-buttons').hidden = line.length < 2;
  await showLine(1);
  say(explanation, 'good');
  byId('next').focus({ preventScroll: true });
}

/** @param count the number of moves of the solution to show */
async function showLine(count: number) {
  shown = Math.min(Math.max(count, 0), line.length);
  const { endingText: ending } = await showMoves(line.slice(0, shown));
  byId('previous').toggleAttribute('disabled', shown === 0);
  byId('following').toggleAttribute('disabled', shown === line.length);
  const moves = line.slice(0, shown).join(' ');
  setText(byId('line'), ending === '' ? moves : `${moves} – ${ending}`);
}

async function attempt(act: () => Promise<unknown>) {
  try {
    byId('problem').hidden = true;
    await act();
  } catch (error) {
    showProblem(errorText(error, 'game.failed'));
    setOpen(true);
  }
}

async function explain(path: string[]) {
  if (!isOpen) {
    return;
  }
  const { position } = await loadVariation(id, { position: puzzle.position });
  const { message, refusal } = await explainPath(id, position, path, 'game.failed');
  say(message, 'bad');
  board.markRefused(refusal?.cells ?? []);
}

/** On the page of an edition, which is the same for all puzzles, says which one it is. */
async function nameAnyPuzzle() {
  const kind = translate(name === 'daily' ? 'study.puzzle.daily' : 'study.puzzle.one');
  const heading = `${kind}: ${boardName(await loadCatalogue(), id)}`;
  setText(byId('title'), heading);
  document.title = `${heading} · Tabuleiro`;
  byId('rules', HTMLAnchorElement).href = `/learn/${id.game}`;
  if (name === 'next') {
    query.delete('after');
    replaceAddress(`/puzzle/${puzzle.id}?${query}`);
  }
}

const query = new URLSearchParams(here().search);
query.delete('language');
query.set('after', puzzle.id);
byId('next', HTMLAnchorElement).href = `/puzzles/next?${query}`;
byId('link', HTMLAnchorElement).href = `/puzzle/${puzzle.id}`;
const position = new URLSearchParams({ ...id, position: puzzle.position });
byId('analyse', HTMLAnchorElement).href = `/analysis?${position}`;
setText(byId('task'), puzzle.task);
if (!hasServer) {
  await nameAnyPuzzle();
}
showProgress(await get('/puzzles/mine'));
showGuideBoard(board, translate('study.puzzle.one'));
onBoardPath(board, 'board-move', path => attempt(() => play(path)));
onBoardPath(board, 'board-illegal', path => attempt(() => explain(path)));
byId('again').addEventListener('click', () => attempt(restart));
byId('show').addEventListener('click', () => attempt(async () => finish(await send([]))));
byId('previous').addEventListener('click', () => attempt(() => showLine(shown - 1)));
byId('following').addEventListener('click', () => attempt(() => showLine(shown + 1)));
byId('main').classList.add('with-script');
await attempt(restart);
document.documentElement.dataset.ready = 'yes';
