/** Positions to try again: those in which a game turned, or the visitor's mistakes that are due. */
import '../site/server-engine.ts'; // First: the other modules ask it.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import '../site/header.ts';
import { nameOf } from '../board/labels.ts';
import { here } from '../site/address.ts';
import { createBoard } from '../site/board-element.ts';
import { onBoardPath } from '../site/board-path.ts';
import { boardTexts } from '../site/boards.ts';
import { byId } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { explainPath, loadVariation } from '../site/positions.ts';
import { dayTiles } from './day-tiles.ts';
import { loadTurns } from './game-turns.ts';
import { type AnswerKind, GuideView, showForAttempt, showGuideBoard } from './guide-board.ts';
import { dueMistakes, keepMistake, type Mistake, recordAnswer, type Turn } from './mistakes.ts';
import { saveSolvedDay } from './puzzle-days.ts';
import { findReply } from './reply-search.ts';

/** What the text beside the board shows. */
interface State {
  readonly turns: readonly (Turn | Mistake)[];
  readonly index: number;
  readonly task: string;
  readonly answer: string;
  readonly kind: AnswerKind;
  /** Whether a move may be tried, is being checked, or the position is done. */
  readonly phase: 'open' | 'checking' | 'wrong' | 'done';
  readonly problem: string;
}

/** The largest loss of a move that is as good as the expected one, on the scale of the score. */
const SMALL_LOSS = 0.1;

const game = new URLSearchParams(here().search).get('game') ?? '';
let board: Awaited<ReturnType<typeof createBoard>>;
let shown: Api.Position;

const view = new GuideView<State>(
  byId('retry'),
  {
    turns: [],
    index: 0,
    task: '',
    answer: translate('study.retry.wait'),
    kind: '',
    phase: 'done',
    problem: '',
  },
  text,
);

function text({ turns, index, task, phase, problem }: State): TemplateResult {
  const isLast = index + 1 >= turns.length;
  const button = (key: string, act: () => unknown, style = '') =>
    html`<button class="button ${style}" type="button" @click=${() => attempt(act)}>
      ${translate(key)}
    </button>`;
  return html`
    <div class="guide-head">
      <h1>
        ${translate('study.retry.title')}${turns.length > 1 ? `: ${translate('study.retry.count', index + 1, turns.length)}` : ''}
      </h1>
      <p class="task puzzle-task" id="task">${task}</p>
    </div>
    <div class="guide-rest">
      <div class="row guide-buttons">
        ${phase === 'done' && !isLast ? button('study.retry.next', () => open(index + 1), 'main') : nothing}
        ${phase === 'wrong' ? button('study.puzzle.again', () => open(index), 'main') : nothing}
        ${phase === 'open' || phase === 'wrong' ? button('study.puzzle.show', giveUp) : nothing}
        ${
          game === ''
            ? html`<a class="button plain" href="/puzzles">${translate('study.puzzle.title')}</a>`
            : html`<a class="button plain" href="/g/${game}">${translate('study.retry.game')}</a>`
        }
      </div>
      <p class="notice bad" id="problem" role="alert" ?hidden=${problem === ''}>${problem}</p>
    </div>
    <div class="guide-foot">${dayTiles()}</div>
  `;
}

/** The turn that is shown. */
function turn(): Turn | Mistake {
  const { turns, index } = view.state;
  const found = turns[index];
  if (found === undefined) {
    throw new RangeError(`no position ${index}`);
  }
  return found;
}

/** Shows a position for an attempt. */
async function open(index: number): Promise<void> {
  view.update({ index });
  const { game: family, variant, position } = turn();
  board = await createBoard({ game: family, variant });
  showGuideBoard(board, translate('study.retry.title'), family);
  onBoardPath(board, 'board-move', path => attempt(() => play(path)));
  onBoardPath(board, 'board-illegal', path => attempt(() => explain(path)));
  shown = (await loadVariation({ game: family, variant }, { position })).position;
  showForAttempt(board, shown);
  const side = (await boardTexts(family))[`side.${shown.toMove}`] ?? '';
  view.update({
    task: translate('study.retry.task', side),
    answer: '',
    kind: '',
    phase: 'open',
  });
}

async function play(path: string[]): Promise<void> {
  if (view.state.phase !== 'open') {
    return;
  }
  const { position, best, explanation, advantage, ...id } = turn();
  view.update({ phase: 'checking', answer: translate('study.retry.checking'), kind: '' });
  board.toggleAttribute('locked', true);
  const variation = await loadVariation(id, { position, path });
  const move = variation.moves.at(-1);
  board.show(variation.position, move);
  const name = move === undefined ? '' : nameOf(move);
  if (move?.move === best) {
    finish(true, translate('study.retry.right', explanation));
    return;
  }
  const mover = shown.toMove === 'first' ? 1 : -1;
  if (variation.endingText !== '') {
    const isWon = variation.position.result === (mover === 1 ? '1-0' : '0-1');
    finish(isWon, translate('study.retry.ends', name, variation.endingText));
    return;
  }
  const reply = await findReply(id, variation.position.position);
  const loss = mover * (advantage - (reply?.advantage ?? advantage));
  if (reply !== undefined && loss <= SMALL_LOSS) {
    finish(true, translate('study.retry.as-good', name, explanation));
  } else if (reply === undefined) {
    finish(false, translate('study.retry.no-reply', name));
  } else {
    finish(false, translate('study.retry.wrong', name, nameOf(reply.firstMove), reply.scoreText));
  }
}

/** Says whether a move was right, and remembers it. */
function finish(isRight: boolean, answer: string): void {
  remember(isRight);
  if (isRight) {
    saveSolvedDay(new Date());
  }
  view.update({ answer, kind: isRight ? 'good' : 'bad', phase: isRight ? 'done' : 'wrong' });
}

/** Remembers the first attempt at a mistake that is due. */
function remember(isRight: boolean): void {
  const shownTurn = turn();
  if ('due' in shownTurn) {
    recordAnswer(shownTurn, isRight, new Date());
  }
}

/** Shows the move that was expected. */
async function giveUp(): Promise<void> {
  const { position, best, explanation, game: family, variant } = turn();
  remember(false);
  board.toggleAttribute('locked', true);
  const variation = await loadVariation({ game: family, variant }, { position, moves: [best] });
  board.show(variation.position, variation.moves.at(-1));
  view.update({ answer: explanation, kind: '', phase: 'done' });
}

async function explain(path: string[]): Promise<void> {
  if (view.state.phase === 'open') {
    const { game: family, variant } = turn();
    const answer = await explainPath({ game: family, variant }, shown, path, 'game.failed');
    view.update({ answer: answer.message, kind: 'bad' });
    board.markRefused(answer.refusal?.cells ?? []);
  }
}

async function attempt(act: () => unknown): Promise<void> {
  try {
    view.update({ problem: '' });
    await act();
  } catch (error) {
    view.update({ problem: errorText(error, 'game.failed') });
    if (view.state.phase === 'checking') {
      view.update({ phase: 'wrong', answer: '', kind: '' });
    }
  }
}

/** Loads the positions; those of the visitor's own game come back after some days. */
async function load(): Promise<readonly (Turn | Mistake)[]> {
  if (game === '') {
    return dueMistakes(new Date());
  }
  const { turns, isOwn } = await loadTurns(game);
  if (isOwn) {
    turns.forEach(one => keepMistake(one, new Date()));
  }
  return turns;
}

view.update({});
await attempt(async () => {
  try {
    view.update({ turns: await load(), answer: '' });
  } catch (error) {
    view.update({ answer: '' });
    throw error;
  }
  if (view.state.turns.length > 0) {
    await open(0);
  } else {
    byId('board').hidden = true;
    view.update({ answer: translate(game === '' ? 'study.retry.none-due' : 'study.retry.none') });
  }
});
document.documentElement.dataset['ready'] = 'yes';
