/** A puzzle: the page checks the move, refutes a wrong one and plays the solution. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import '../site/header.ts';
import { nameOf } from '../board/labels.ts';
import { isCell, isTile } from '../board/move-entry.ts';
import { pointOut } from '../board/point-out.ts';
import { hasServer, here, replaceAddress } from '../site/address.ts';
import { get, isUnreachable } from '../site/api.js';
import { ask } from '../site/ask.ts';
import { createBoard } from '../site/board-element.ts';
import { onBoardPath } from '../site/board-path.ts';
import { boardName, loadCatalogue } from '../site/boards.ts';
import { byId, find } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { newId } from '../site/ids.ts';
import { translate } from '../site/messages.ts';
import { explainPath, loadVariation } from '../site/positions.ts';
import { reloadOnSessionChange } from '../site/session.ts';
import { dayTiles } from './day-tiles.ts';
import { type AnswerKind, GuideView, showGuideBoard } from './guide-board.ts';
import { saveSolvedDay } from './puzzle-days.ts';
import { progressText } from './puzzle-progress.ts';
import { mainRules } from './rule-pictures.ts';

reloadOnSessionChange();

/** How long a wrong move is shown before its refutation. */
const REFUTE_MILLIS = 900;

/** What the text beside the board shows. */
interface State {
  /** Whether a move may be tried, was wrong, has solved the puzzle, or the solution is shown. */
  readonly phase: 'open' | 'checking' | 'wrong' | 'solved' | 'shown';
  /** Why the last attempt was right or wrong, or no move at all. */
  readonly answer: string;
  readonly kind: AnswerKind;
  /** The moves that show it, and how many of them the board shows. */
  readonly moves: readonly string[];
  readonly shown: number;
  /** The names of those, and how the game has ended after them. */
  readonly line: string;
  readonly ending: string;
  readonly progress: Api.PuzzleProgress;
  /** By how much the last attempt has changed the rating. */
  readonly change: number;
  readonly problem: string;
  /** The move that hints tell, and how much of it was told: nothing, its piece, or all of it. */
  readonly hinted: Api.Move | undefined;
  readonly hints: 0 | 1 | 2;
}

const KINDS = { open: '', checking: '', wrong: 'bad', solved: 'good', shown: '' } as const;

const name = here().pathname.split('/').at(-1) ?? '';
const puzzle: Api.PuzzleTask = await get(`/puzzles/${name}${name === 'next' ? here().search : ''}`);
const id = { game: puzzle.game, variant: puzzle.variant };
const board = await createBoard(id);
const query = new URLSearchParams(here().search);
query.delete('language');

const root = byId('puzzle');
const heading = hasServer ? find(root, 'h1').textContent : await nameAnyPuzzle();
query.set('after', puzzle.id);
const progress = await ask('GET /puzzles/mine', {});
const rules = mainRules(id);
const view = new GuideView<State>(
  root,
  {
    phase: 'open',
    answer: '',
    kind: '',
    moves: [],
    shown: 0,
    line: '',
    ending: '',
    progress,
    change: 0,
    problem: '',
    hinted: undefined,
    hints: 0,
  },
  text,
);

/** On the page of an edition, which is the same for all puzzles, says which one it is. */
async function nameAnyPuzzle(): Promise<string> {
  const kind = translate(name === 'daily' ? 'study.puzzle.daily' : 'study.puzzle.one');
  const title = `${kind}: ${boardName(await loadCatalogue(), id)}`;
  document.title = `${title} · Tabuleiro`;
  if (name === 'next') {
    query.delete('after');
    replaceAddress(`/puzzle/${puzzle.id}?${query}`);
  }
  return title;
}

function text(state: State): TemplateResult {
  const { phase, moves, change, problem, hints } = state;
  const isOver = phase === 'solved' || phase === 'shown';
  const position = new URLSearchParams({ ...id, position: puzzle.position });
  return html`
    <div class="guide-head">
      <h1>${heading}</h1>
      <p class="task puzzle-task" id="task">${puzzle.task}</p>
      <p class="puzzle-how">${board.labels.texts['goal.move'] ?? ''}</p>
    </div>
    <div class="guide-rest">
      ${isOver && moves.length > 1 ? solution(state) : nothing}
      <div class="row guide-buttons">
        ${phase === 'wrong' ? button('again', 'study.puzzle.again', restart, 'main') : nothing}
        ${phase === 'open' && hints < 2 ? hintButton(hints) : nothing}
        ${isOver ? nothing : button('show', 'study.puzzle.show', () => send([]))}
        <a class="button ${isOver ? 'main' : 'plain'}" id="next" href="/puzzles/next?${query}"
          >${translate('study.puzzle.next')}</a
        >
      </div>
      ${phase === 'open' && hints === 0 ? html`<p class="hint-note">${translate('study.puzzle.hint-note')}</p>` : nothing}
      <p class="notice bad" id="problem" role="alert" ?hidden=${problem === ''}>${problem}</p>
      ${rules}
    </div>
    <div class="guide-foot">
      ${dayTiles()}
      <p class="quiet" id="streak">${progressText(state.progress, change)}</p>
      <p class="guide-links">
        <a href="/analysis?${position}">${translate('learn.analyse')}</a>
        <a href="/learn/${id.game}">${translate('learn.rules')}</a>
        <a href="/puzzle/${puzzle.id}">${translate('study.puzzle.link')}</a>
        <a href="/puzzles">${translate('study.puzzle.choose')}</a>
      </p>
    </div>
  `;
}

function button(
  element: string,
  key: string,
  act: () => Promise<void>,
  style = '',
): TemplateResult {
  return html`<button
    class="button ${style}"
    type="button"
    id=${element}
    @click=${() => attempt(act)}
  >
    ${translate(key)}
  </button>`;
}

function hintButton(hints: State['hints']): TemplateResult {
  return button('hint', hints === 0 ? 'study.puzzle.hint' : 'study.puzzle.more-hint', hint);
}

/** Returns the moves of the solution that are shown, and the buttons that step through them. */
function solution({ moves, shown, line, ending }: State): TemplateResult {
  const step = (element: string, key: string, count: number) =>
    html`<button
      class="button small"
      type="button"
      id=${element}
      ?disabled=${count < 0 || count > moves.length}
      @click=${() => attempt(() => showMoves(count))}
    >
      ${translate(key)}
    </button>`;
  return html`<div class="row guide-buttons">
    ${step('previous', 'study.puzzle.previous-move', shown - 1)}
    ${step('following', 'study.puzzle.next-move', shown + 1)}
    <span class="numbers" id="line">${ending === '' ? line : `${line} – ${ending}`}</span>
  </div>`;
}

/** Shows the position after the first moves of the last answer. */
async function showMoves(shown: number): Promise<void> {
  const moves = view.state.moves.slice(0, shown);
  const variation = await loadVariation(id, { position: puzzle.position, moves });
  board.annotations = [];
  board.toggleAttribute('still', shown === 0);
  if (shown === 0) {
    board.setAttribute('viewer', variation.position.toMove);
  }
  board.show(variation.position, variation.moves.at(-1));
  board.toggleAttribute('still', false);
  const line = variation.moves.map(nameOf).join('; ');
  view.update({ shown, line, ending: variation.endingText });
}

function setPhase(phase: State['phase'], answer = ''): void {
  board.toggleAttribute('locked', phase !== 'open');
  view.update({ phase, answer, kind: KINDS[phase] });
}

/** Shows the puzzle for another attempt. */
async function restart(): Promise<void> {
  view.update({ moves: [] });
  await showMoves(0);
  setPhase('open');
}

/**
 * Sends an attempt. A lost answer is asked for again with the same id, so that the attempt counts once.
 *
 * @param targets the click path of the move; empty to give up
 */
function post(targets: string[]): Promise<Api.PuzzleAnswer> {
  const body = { id: newId(), targets };
  const request = () => ask('POST /puzzles/{id}/attempts', { id: puzzle.id }, body);
  return request().catch(error => {
    if (isUnreachable(error)) {
      return request();
    }
    throw error;
  });
}

/** Sends an attempt, and shows the answer. */
async function send(targets: string[]): Promise<void> {
  const answer = await post(targets);
  const { moves, explanation, progress: counted, ratingChange: change } = answer;
  view.update({ moves, progress: counted, change });
  if (answer.correct) {
    saveSolvedDay(new Date());
  }
  const isWrong = !answer.correct && targets.length > 0;
  await showMoves(1);
  setPhase(isWrong ? 'wrong' : answer.correct ? 'solved' : 'shown', explanation);
  byId(isWrong ? 'again' : 'next').focus({ preventScroll: true });
  if (isWrong) {
    refuteLater(moves);
  }
}

/** Plays a refutation move by move, until something else is shown. */
function refuteLater(moves: readonly string[]): void {
  setTimeout(() => {
    if (view.state.moves === moves && view.state.shown < moves.length) {
      void attempt(() => showMoves(view.state.shown + 1));
      refuteLater(moves);
    }
  }, REFUTE_MILLIS);
}

/** Tells the piece of the right move, and then all of it. The puzzle counts as given up. */
async function hint(): Promise<void> {
  const move = view.state.hinted ?? (await giveUp());
  const [first = ''] = move.targets;
  if (isTile(first) && board.entry.tile() !== first) {
    board.selectSpot(first);
  }
  const isPiece = view.state.hints === 0;
  board.annotations = pointOut(isPiece ? [first].filter(isCell) : move.targets);
  view.update({
    hinted: move,
    hints: isPiece ? 1 : 2,
    kind: '',
    answer: isPiece
      ? isTile(first)
        ? translate('study.puzzle.hint-tile')
        : translate('study.puzzle.hint-piece', first)
      : translate('study.puzzle.hint-move', nameOf(move)),
  });
}

/** Gives up, without showing it, and returns the right move. */
async function giveUp(): Promise<Api.Move> {
  const { moves, progress: counted, ratingChange: change } = await post([]);
  const variation = await loadVariation(id, {
    position: puzzle.position,
    moves: moves.slice(0, 1),
  });
  const [move] = variation.moves;
  if (move === undefined) {
    throw new RangeError('a puzzle without a solution');
  }
  view.update({ progress: counted, change });
  return move;
}

async function play(path: string[]): Promise<void> {
  if (view.state.phase === 'open') {
    setPhase('checking');
    await send(path);
  }
}

async function explain(path: string[]): Promise<void> {
  if (view.state.phase === 'open') {
    const { position } = await loadVariation(id, { position: puzzle.position });
    const { message, refusal } = await explainPath(id, position, path, 'game.failed');
    view.update({ answer: message, kind: 'bad' });
    board.markRefused(refusal?.cells ?? []);
  }
}

async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    view.update({ problem: '' });
    await act();
  } catch (error) {
    view.update({ problem: errorText(error, 'game.failed') });
    if (view.state.phase === 'checking') {
      setPhase('open');
    }
  }
}

view.update({});
showGuideBoard(board, translate('study.puzzle.one'), id.game);
onBoardPath(board, 'board-move', path => attempt(() => play(path)));
onBoardPath(board, 'board-illegal', path => attempt(() => explain(path)));
await attempt(restart);
document.documentElement.dataset['ready'] = 'yes';
