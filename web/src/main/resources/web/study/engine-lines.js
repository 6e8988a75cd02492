import { createElement, find, setText } from '../site/dom.js';
import { locale } from '../site/language.js';
import { translate } from '../site/messages.js';

/** @typedef {Api.EngineLines['variations'][number]} EngineLine */

/** The engine's best variations. */
export class EngineLines {
  /** The last text about the depth. */
  #depth = '';

  /**
   * @param {HTMLElement} list the element for the variations
   * @param {HTMLElement} status the element for the progress
   * @param {HTMLElement} verdict the element for the score in words
   * @param {(moves: string[]) => void} onSelect called with the moves to play
   */
  constructor(list, status, verdict, onSelect) {
    this.list = list;
    this.status = status;
    this.verdict = verdict;
    this.onSelect = onSelect;
  }

  /**
   * Removes the variations.
   *
   * @param {string} [verdict]
   */
  clear(verdict = '') {
    this.list.replaceChildren();
    setText(this.verdict, verdict);
    setText(this.status, '');
  }

  /**
   * Shows a message of the engine.
   *
   * @param {import('./engine-client.js').AnalysisMessage} message
   */
  show(message) {
    switch (message.type) {
      case 'variations':
        this.#showLines(message);
        break;
      case 'waiting':
        setText(this.verdict, translate('analysis.waiting', message.requestsBefore));
        break;
      case 'ended':
        setText(
          this.status,
          [this.#depth, translate(`analysis.ended.${message.reason}`)].filter(Boolean).join(' · '),
        );
        break;
      case 'refused':
        this.clear(message.message);
        break;
    }
  }

  /** @param {Api.EngineLines} message */
  #showLines({ depth, nodes, last, variations: lines }) {
    // Rows are changed in place, so that a button keeps the focus.
    removeFrom(this.list, lines.length);
    lines.forEach((line, index) => this.#showLine(line, index));
    setText(this.verdict, lines.length > 0 ? lines[0].scoreText : '');
    this.#depth = translate('analysis.depth', depth, nodes.toLocaleString(locale));
    if (!last) {
      setText(this.status, this.#depth);
    }
  }

  /**
   * @param {EngineLine} line
   * @param {number} index
   */
  #showLine({ scoreText, shortScore, proven, moves }, index) {
    const row = this.list.children[index] ?? this.list.appendChild(createRow());
    row.classList.toggle('proven', proven);
    const score = find(row, '.score');
    setText(find(score, '.figure'), shortScore);
    setText(find(score, '.visually-hidden'), scoreText);
    score.title = scoreText;
    const place = find(row, '.line-moves');
    if (place.dataset.moves !== moves.join(' ')) {
      place.dataset.moves = moves.join(' ');
      moves.forEach((move, position) => {
        const button = /** @type {HTMLButtonElement} */ (
          place.children[position] ?? place.appendChild(createMove())
        );
        setText(button, move);
        button.onclick = () => this.onSelect(moves.slice(0, position + 1));
      });
      removeFrom(place, moves.length);
    }
  }
}

function createRow() {
  return createElement(
    'li',
    {},
    createElement(
      'span',
      { class: 'score' },
      createElement('span', { class: 'figure', 'aria-hidden': 'true' }),
      createElement('span', { class: 'visually-hidden' }),
    ),
    createElement('span', { class: 'line-moves' }),
  );
}

function createMove() {
  return createElement('button', { type: 'button', class: 'move' });
}

/**
 * Removes the children from an index on.
 *
 * @param {Element} element
 * @param {number} index
 */
function removeFrom(element, index) {
  [...element.children].slice(index).forEach(child => child.remove());
}
