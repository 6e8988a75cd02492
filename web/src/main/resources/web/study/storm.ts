/** Puzzles against the clock: the server keeps the time, chooses the puzzles and checks the moves. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import '../site/header.ts';
import { isUnreachable } from '../site/api.js';
import { ask } from '../site/ask.ts';
import { createBoard } from '../site/board-element.ts';
import { onBoardPath } from '../site/board-path.ts';
import { byId } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { newId } from '../site/ids.ts';
import { translate } from '../site/messages.ts';
import { explainPath, loadVariation } from '../site/positions.ts';
import { reloadOnSessionChange } from '../site/session.ts';
import { formatTimeLeft } from '../play/time.ts';
import { type AnswerKind, GuideView, showForAttempt, showGuideBoard } from './guide-board.ts';
import type { TabuleiroBoard } from '../board/board.ts';

reloadOnSessionChange();

const TICK_MILLIS = 100;

/** How long a run lasts. */
const RUN_MILLIS = 180_000;

interface State {
  /** The run as the server has described it last; over without a puzzle. */
  readonly run?: Api.Storm;
  /** The milliseconds that are left. */
  readonly left: number;
  readonly best: number;
  readonly answer: string;
  readonly kind: AnswerKind;
  readonly problem: string;
}

/** When the time of the run ends, on the clock of this page. */
let deadline = 0;

/** Whether an answer is on its way. */
let isBusy = false;

/** The boards that were shown, by game. */
const boards: Map<string, TabuleiroBoard> = new Map();

const { bestStorm } = await ask('GET /puzzles/mine', {});
const view = new GuideView<State>(
  byId('storm'),
  { left: RUN_MILLIS, best: bestStorm, answer: '', kind: '', problem: '' },
  text,
);

function text({ run, left, best, problem }: State): TemplateResult {
  const task =
    run?.puzzle?.task ?? `${translate('study.storm.lead')} ${translate('study.storm.ready')}`;
  const startKey = run === undefined ? 'study.storm.start' : 'study.storm.restart';
  return html`
    <div class="guide-head">
      <h1>${translate('study.storm.title')}</h1>
      <dl class="storm-figures">
        <div>
          <dt>${translate('study.storm.time')}</dt>
          <dd class="numbers"><span id="time" role="timer">${formatTimeLeft(left)}</span></dd>
        </div>
        <div>
          <dt>${translate('study.storm.solved')}</dt>
          <dd class="numbers" id="solved">${run?.solved ?? 0}</dd>
        </div>
      </dl>
      <p class="task puzzle-task" id="task">${task}</p>
    </div>
    <div class="guide-rest">
      <div class="row guide-buttons">
        ${
          run?.puzzle === undefined
            ? html`<button
                class="button main"
                type="button"
                id="start"
                @click=${() => attempt(start)}
              >
                ${translate(startKey)}
              </button>`
            : nothing
        }
        <a class="button plain" href="/puzzles">${translate('study.storm.all')}</a>
      </div>
      <p class="quiet" id="storm-best">${best === 0 ? '' : translate('study.storm.best', best)}</p>
      <p class="notice bad" id="problem" role="alert" ?hidden=${problem === ''}>${problem}</p>
    </div>
  `;
}

async function boardOf(id: GameId): Promise<TabuleiroBoard> {
  const key = `${id.game}/${id.variant}`;
  let board = boards.get(key);
  if (board === undefined) {
    board = await createBoard(id);
    onBoardPath(board, 'board-move', path => attempt(() => send(path)));
    onBoardPath(board, 'board-illegal', path => attempt(() => explain(path)));
    boards.set(key, board);
  }
  return board;
}

function lockBoards(isLocked: boolean): void {
  boards.forEach(board => board.toggleAttribute('locked', isLocked));
}

/** Shows a run, with its next puzzle or its end. */
async function show(run: Api.Storm): Promise<void> {
  deadline = performance.now() + run.remainingMillis;
  view.update({ run, best: run.best });
  const { puzzle, solved } = run;
  if (puzzle === undefined) {
    lockBoards(true);
    view.update({ left: 0, answer: translate('study.storm.over', solved, run.best), kind: 'good' });
    byId('start').focus({ preventScroll: true });
    return;
  }
  const box = byId('board');
  box.hidden = false;
  const board = await boardOf(puzzle);
  const { position } = await loadVariation(puzzle, { position: puzzle.position });
  const isFocused = box.contains(document.activeElement);
  if (board.parentElement === null) {
    showGuideBoard(board, translate('study.puzzle.one'), puzzle.game);
  }
  showForAttempt(board, position);
  if (isFocused) {
    board.focus();
  }
}

/** Shows the time that is left, and at its end the result. */
function tick(): void {
  const { run } = view.state;
  if (run?.puzzle === undefined) {
    return;
  }
  const left = Math.max(0, deadline - performance.now());
  view.update({ left });
  if (left === 0 && !isBusy) {
    void attempt(async () => show(await ask('GET /puzzles/storms/{storm}', { storm: run.id })));
  }
}

async function start(): Promise<void> {
  const body = { id: newId() };
  await show(await repeated(() => ask('POST /puzzles/storms', {}, body)));
  view.update({ answer: '', kind: '' });
  byId('board').firstElementChild?.scrollIntoView({ block: 'nearest' });
}

async function send(path: string[]): Promise<void> {
  const { run } = view.state;
  if (run?.puzzle === undefined) {
    return;
  }
  const { id, answered, solved } = run;
  const body = { answered, targets: path };
  lockBoards(true);
  const next = await repeated(() =>
    ask('POST /puzzles/storms/{storm}/answers', { storm: id }, body),
  );
  if (next.answered > answered) {
    const isRight = next.solved > solved;
    view.update({
      answer: translate(isRight ? 'study.storm.right' : 'study.storm.wrong'),
      kind: isRight ? 'good' : 'bad',
    });
  }
  await show(next);
}

/** Sends a request, once more when its answer was lost: the server counts it once. */
function repeated(request: () => Promise<Api.Storm>): Promise<Api.Storm> {
  return request().catch(error => {
    if (isUnreachable(error)) {
      return request();
    }
    throw error;
  });
}

async function explain(path: string[]): Promise<void> {
  const puzzle = view.state.run?.puzzle;
  if (puzzle !== undefined) {
    const { position } = await loadVariation(puzzle, { position: puzzle.position });
    const { message, refusal } = await explainPath(puzzle, position, path, 'game.failed');
    view.update({ answer: message, kind: 'bad' });
    boards.get(`${puzzle.game}/${puzzle.variant}`)?.markRefused(refusal?.cells ?? []);
  }
}

async function attempt(act: () => Promise<unknown>): Promise<void> {
  if (isBusy) {
    return;
  }
  isBusy = true;
  try {
    view.update({ problem: '' });
    await act();
  } catch (error) {
    view.update({ problem: errorText(error, 'game.failed') });
    lockBoards(view.state.run?.puzzle === undefined);
  } finally {
    isBusy = false;
  }
}

view.update({});
setInterval(tick, TICK_MILLIS);
document.documentElement.dataset['ready'] = 'yes';
