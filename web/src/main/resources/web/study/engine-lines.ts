import { createElement, find, setText } from '../site/dom.ts';
import { locale } from '../site/language.ts';
import { translate } from '../site/messages.ts';
import type { AnalysisMessage } from './engine-client.js';

type EngineLine = Api.EngineLines['variations'][number];

/** The engine's best variations. */
export class EngineLines {
  /** The last text about the depth. */
  #depth = '';

  /**
   * @param list the element for the variations
   * @param status the element for the progress
   * @param verdict the element for the score in words
   * @param onSelect called with the moves to play
   */
  constructor(
    readonly list: HTMLElement,
    readonly status: HTMLElement,
    readonly verdict: HTMLElement,
    readonly onSelect: (moves: string[]) => void,
  ) {}

  /** Removes the variations. */
  clear(verdict: string = '') {
    this.list.replaceChildren();
    setText(this.verdict, verdict);
    setText(this.status, '');
  }

  /** Shows a message of the engine. */
  show(message: AnalysisMessage) {
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

  #showLines({ depth, nodes, last, variations: lines }: Api.EngineLines) {
    // Rows are changed in place, so that a button keeps the focus.
    removeFrom(this.list, lines.length);
    lines.forEach((line, index) => this.#showLine(line, index));
    setText(this.verdict, lines.length > 0 ? lines[0].scoreText : '');
    this.#depth = translate('analysis.depth', depth, nodes.toLocaleString(locale));
    if (!last) {
      setText(this.status, this.#depth);
    }
  }

  #showLine({ scoreText, shortScore, proven, moves }: EngineLine, index: number) {
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
        const button = (place.children[position] ??
          place.appendChild(createMove())) as HTMLButtonElement;
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

/** Removes the children from an index on. */
function removeFrom(element: Element, index: number) {
  [...element.children].slice(index).forEach(child => child.remove());
}
