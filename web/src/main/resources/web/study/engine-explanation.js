import { byId, createElement, setText } from '../site/dom.js';
import { locale } from '../site/language.js';
import { translate } from '../site/messages.js';
import { loadSetting, saveSetting } from '../site/storage.js';

/** @typedef {import('../board/board.js').TabuleiroBoard} TabuleiroBoard */

/** The name under which the browser stores whether the evaluation is explained. */
const STORAGE_NAME = 'engine-explanation';

/** What the engine's static evaluation consists of: a list of features, and numbers on the pieces. */
export class EngineExplanation {
  /**
   * @param {TabuleiroBoard} board the board that shows what each piece is worth
   * @param {() => void} onChange called when the reader has turned the explanation on or off
   */
  constructor(board, onChange) {
    this.board = board;
    this.section = byId('explanation');
    this.list = byId('features');
    this.box = byId('explain', HTMLInputElement);
    this.box.checked = loadSetting(STORAGE_NAME, false);
    this.box.addEventListener('change', () => {
      saveSetting(STORAGE_NAME, this.box.checked);
      onChange();
    });
  }

  /** Whether the reader wants the explanation. */
  get isOn() {
    return this.box.checked;
  }

  /** Removes the explanation. */
  clear() {
    this.section.hidden = true;
    this.#setNumbers(undefined);
  }

  /** @param {Record<string, number> | undefined} numbers */
  #setNumbers(numbers) {
    this.board.numbers = numbers;
    this.board.toggleAttribute('values', numbers !== undefined);
  }

  /** @param {Api.StaticEvaluation} evaluation */
  show({ features, worths }) {
    this.list.replaceChildren(
      ...features.map(({ name, points }) =>
        createElement(
          'li',
          {},
          createElement('span', { class: 'points' }, signed(points)),
          createElement('span', {}, name),
        ),
      ),
    );
    const about = features.length > 0 ? 'analysis.explanation' : 'analysis.explanation.none';
    setText(byId('about-explanation'), translate(about));
    this.section.hidden = false;
    this.#setNumbers(worths);
  }
}

/**
 * Returns points with their sign.
 *
 * @param {number} points
 */
export function signed(points) {
  return points.toLocaleString(locale, { signDisplay: 'exceptZero' });
}
