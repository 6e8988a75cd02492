import { byId } from '../site/dom.js';
import { translate } from '../site/messages.js';
import { loadSetting, saveSetting } from '../site/storage.js';
import { engineArrows } from './engine-arrows.js';
import { EngineClient } from './engine-client.js';
import { EngineExplanation } from './engine-explanation.js';
import { EngineLines } from './engine-lines.js';
import { ScoreBar } from './score-bar.js';

/** @typedef {import('./engine-client.js').AnalysisMessage} AnalysisMessage */
/** @typedef {import('./engine-arrows.js').EngineLine} EngineLine */
/** @typedef {import('./move-tree.js').MoveNode} MoveNode */
/** @typedef {import('../board/board.js').TabuleiroBoard} TabuleiroBoard */

/** The name under which the browser stores whether arrows are shown. */
const STORAGE_NAME = 'engine-arrows';

/** How long others have the engine before the page requests it again. */
const RETRY_MILLIS = 10_000;

/**
 * The bar of a finished game.
 *
 * @type {Record<string, number>}
 */
const FINAL_BARS = { '1-0': 1, '0-1': -1 };

/** The engine on the analysis page: its variations and its score bar. */
export class AnalysisEngine {
  /** @type {MoveNode | undefined} */
  #node;

  /** @type {EngineLine[]} */
  #best = [];

  #isOn = false;

  /**
   * @param {GameId} id
   * @param {TabuleiroBoard} board the board that shows the best moves
   * @param {(moves: string[]) => void} onSelect called with the moves of a variation to play
   */
  constructor(id, board, onSelect) {
    this.id = id;
    this.board = board;
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
   * @param {MoveNode} node
   * @param {boolean} isOn whether the engine is on
   */
  show(node, isOn) {
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

  /** @param {AnalysisMessage} message */
  #receive(message) {
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

  /**
   * Continues after others have had the engine, where the same node is still shown.
   *
   * @param {MoveNode | undefined} node
   */
  #retry(node) {
    if (node !== undefined && node === this.#node) {
      this.show(node, this.#isOn);
    }
  }
}
