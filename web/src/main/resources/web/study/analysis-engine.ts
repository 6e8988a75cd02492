import { byId } from '../site/dom.ts';
import { translate } from '../site/messages.ts';
import { loadSetting, saveSetting } from '../site/storage.ts';
import { engineArrows, type EngineLine } from './engine-arrows.ts';
import { EngineClient, type AnalysisMessage } from './engine-client.js';
import { EngineExplanation } from './engine-explanation.ts';
import { EngineLines } from './engine-lines.ts';
import { ScoreBar } from './score-bar.ts';
import type { MoveNode } from './move-tree.ts';
import type { TabuleiroBoard } from '../board/board.ts';

/** The name under which the browser stores whether arrows are shown. */
const STORAGE_NAME = 'engine-arrows';

/** How long others have the engine before the page requests it again. */
const RETRY_MILLIS = 10_000;

/** The bar of a finished game. */
const FINAL_BARS: Record<string, number> = { '1-0': 1, '0-1': -1 };

/** The engine on the analysis page: its variations and its score bar. */
export class AnalysisEngine {
  readonly arrows;
  readonly explanation: EngineExplanation;
  readonly client: EngineClient;
  readonly bar: ScoreBar;
  readonly lines: EngineLines;

  #node: MoveNode | undefined;
  #best: EngineLine[] = [];
  #isOn = false;

  /**
   * @param board the board that shows the best moves
   * @param onSelect called with the moves of a variation to play
   */
  constructor(
    readonly id: GameId,
    readonly board: TabuleiroBoard,
    onSelect: (moves: string[]) => void,
  ) {
    this.arrows = byId('arrows', HTMLInputElement);
    this.arrows.checked = loadSetting(STORAGE_NAME, true);
    this.arrows.addEventListener('change', () => {
      saveSetting(STORAGE_NAME, this.arrows.checked);
      this.#drawArrows();
    });
    this.explanation = new EngineExplanation(board, () => {
      if (this.#node !== undefined) {
        this.show(this.#node, this.#isOn);
      }
    });
    this.client = new EngineClient(isBlocked =>
      this.lines.clear(isBlocked ? translate('site.blocked') : ''),
    );
    this.bar = new ScoreBar(byId('bar'));
    const [list, status, verdict] = ['lines', 'engine-status', 'engine-verdict'].map(name =>
      byId(name),
    );
    this.lines = new EngineLines(list, status, verdict, onSelect);
    byId('show-options').addEventListener('click', () => this.#toggleOptions());
  }

  #toggleOptions() {
    const options = byId('engine-options');
    options.hidden = !options.hidden;
    byId('show-options').setAttribute('aria-expanded', String(!options.hidden));
  }

  /** Stops the analysis. */
  stop() {
    this.#isOn = false;
    this.client.stop();
    this.lines.clear();
    this.explanation.clear();
    this.#best = [];
    this.#drawArrows();
  }

  #drawArrows() {
    this.board.annotations = this.arrows.checked ? engineArrows(this.#best) : [];
  }

  /**
   * Analyses the position of a node, or shows how the game has ended there.
   *
   * @param isOn whether the engine is on
   */
  show(node: MoveNode, isOn: boolean) {
    const { position, ending } = node;
    this.#node = node;
    const lines = Number(byId('line-count', HTMLSelectElement).value);
    byId('lines').style.setProperty('--lines', String(lines));
    this.stop();
    this.#isOn = isOn;
    if (position === undefined) {
      return;
    }
    if (position.result !== '*') {
      this.bar.show(FINAL_BARS[position.result] ?? 0, ending, true);
      this.lines.clear(ending);
      return;
    }
    if (isOn) {
      this.lines.clear(translate('analysis.thinking'));
      const explain = this.explanation.isOn;
      this.client.analyse({ ...this.id, position: position.position, lines, explain }, message =>
        this.#receive(message),
      );
    }
  }

  #receive(message: AnalysisMessage) {
    this.lines.show(message);
    if (message.type === 'evaluation') {
      this.explanation.show(message);
    }
    if (message.type === 'variations' && message.variations.length > 0) {
      const [best] = message.variations;
      this.bar.show(best.advantage, best.scoreText, best.proven);
      this.#best = message.variations;
      this.#drawArrows();
    }
    if (message.type === 'ended' && message.reason === 'others') {
      const node = this.#node;
      setTimeout(() => this.#retry(node), RETRY_MILLIS);
    }
  }

  /** Continues after others have had the engine, where the same node is still shown. */
  #retry(node: MoveNode | undefined) {
    if (node !== undefined && node === this.#node) {
      this.show(node, this.#isOn);
    }
  }
}
