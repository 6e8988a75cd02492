import { nameOf } from '../board/labels.ts';
import { createElement, find, setText } from '../site/dom.ts';
import { locale } from '../site/language.ts';
import { translate } from '../site/messages.ts';
import type { AnalysisMessage } from './engine-client.js';

type EngineLine = Api.EngineLines['variations'][number];

/**
 * How much of the chances a move may lose against the best one to be called good, or playable. A
 * guess: half of what chess sites call an inaccuracy and a blunder, which count from -1 to 1.
 */
const GOOD_LOSS = 0.05;
const PLAYABLE_LOSS = 0.15;

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
    lines.forEach((line, index) => this.#showLine(line, index, wordOf(line, lines[0])));
    setText(this.verdict, lines.length > 0 ? lines[0].scoreText : '');
    this.#depth = translate('analysis.depth', depth, nodes.toLocaleString(locale));
    if (!last) {
      setText(this.status, this.#depth);
    }
  }

  #showLine(line: EngineLine, index: number, word: string) {
    const { scoreText, shortScore, proven, moves, firstMove, reason } = line;
    const row = this.list.children[index] ?? this.list.appendChild(createRow());
    row.classList.toggle('proven', proven);
    setText(find(row, '.word'), translate(`analysis.word.${word}`));
    setText(find(row, '.figure'), shortScore);
    setText(find(row, '.score .visually-hidden'), scoreText);
    find(row, '.score').title = scoreText;
    setText(find(row, '.line-name'), nameOf(firstMove));
    // Without a reason the words would be those of the score.
    setText(find(row, '.line-reason'), reason === scoreText ? '' : reason);
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

/** Returns how good a variation is beside the best one. */
function wordOf(line: EngineLine, best: EngineLine) {
  const loss = Math.abs(best.advantage - line.advantage) / 2;
  if (line === best) {
    return 'best';
  }
  return loss < GOOD_LOSS ? 'good' : loss < PLAYABLE_LOSS ? 'playable' : 'weak';
}

function createRow() {
  const span = (name: string, ...children: Node[]) =>
    createElement('span', { class: name }, ...children);
  return createElement(
    'li',
    {},
    span(
      'score',
      span('word'),
      createElement('span', { class: 'figure numbers', 'aria-hidden': 'true' }),
      span('visually-hidden'),
    ),
    span(
      'line',
      span('line-about', createElement('strong', { class: 'line-name' }), span('line-reason')),
      span('line-moves'),
    ),
  );
}

function createMove() {
  return createElement('button', { type: 'button', class: 'move' });
}

/** Removes the children from an index on. */
function removeFrom(element: Element, index: number) {
  [...element.children].slice(index).forEach(child => child.remove());
}
