import { byId, createElement, setText } from '../site/dom.ts';
import { locale } from '../site/language.ts';
import { translate } from '../site/messages.ts';
import { loadSetting, saveSetting } from '../site/storage.ts';
import type { TabuleiroBoard } from '../board/board.ts';

/** The name under which the browser stores whether the evaluation is explained. */
const STORAGE_NAME = 'engine-explanation';

/** What the engine's static evaluation consists of: a list of features, and numbers on the pieces. */
export class EngineExplanation {
  readonly section;
  readonly list;
  readonly box;

  /**
   * @param board the board that shows what each piece is worth
   * @param onChange called when the reader has turned the explanation on or off
   */
  constructor(
    readonly board: TabuleiroBoard,
    onChange: () => void,
  ) {
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

  #setNumbers(numbers: Record<string, number> | undefined) {
    this.board.numbers = numbers;
    this.board.toggleAttribute('values', numbers !== undefined);
  }

  show({ features, worths }: Api.StaticEvaluation) {
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

/** Returns points with their sign. */
export function signed(points: number) {
  return points.toLocaleString(locale, { signDisplay: 'exceptZero' });
}
