import { createBoard, onBoardPath } from '../site/boards.js';
import { createElement, setText } from '../site/dom.js';
import { errorText } from '../site/errors.js';
import { translate } from '../site/messages.js';
import { loadVariation, tryPath } from '../site/positions.js';

/** @typedef {import('../board/board.js').TabuleiroBoard} TabuleiroBoard */

/**
 * Creates a board on which a rule can be tried. The board is loaded when it comes near the visible
 * part of the page.
 *
 * @param {string} game
 * @param {Api.Rules['lessons'][number]} lesson
 */
export function createLesson(game, { variant, position, says, rule }) {
  const place = createElement('div', { class: 'lesson-board' });
  const answer = createElement('p', { class: 'answer', role: 'status' });
  const restart = createElement(
    'button',
    { type: 'button', class: 'button small' },
    translate('learn.again'),
  );
  const query = new URLSearchParams({ game, variant, position });
  const analyse = createElement(
    'a',
    { class: 'button plain small', href: `/analysis?${query}` },
    translate('learn.analyse'),
  );
  const figure = createElement(
    'figure',
    { class: 'lesson card' },
    createElement('figcaption', {}, says),
    place,
    answer,
    createElement('div', { class: 'row' }, restart, analyse),
  );
  whenNear(figure, async () => {
    const id = { game, variant };
    const board = await createBoard(id);
    board.setAttribute('label', translate('learn.board-of', rule));
    place.append(board);
    const lesson = new LessonBoard(id, position, board, answer);
    restart.addEventListener('click', () => lesson.restart());
    await lesson.restart();
  });
  return figure;
}

/**
 * Calls a function once, when an element comes near the visible part of the page.
 *
 * @param {Element} element
 * @param {() => void} act
 */
function whenNear(element, act) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry.isIntersecting) {
        observer.disconnect();
        act();
      }
    },
    { rootMargin: '400px' },
  );
  observer.observe(element);
}

/** A board on which a rule is tried. */
class LessonBoard {
  /** @type {Api.Position | undefined} */
  #position;

  /**
   * @param {GameId} id
   * @param {string} start the text of the first position
   * @param {TabuleiroBoard} board
   * @param {HTMLElement} answer the element for the server's answers
   */
  constructor(id, start, board, answer) {
    this.id = id;
    this.start = start;
    this.board = board;
    this.answer = answer;
    onBoardPath(board, 'board-move', path => this.#play(path));
    onBoardPath(board, 'board-illegal', path => this.#explain(path));
  }

  /** Shows the first position. */
  async restart() {
    const { position } = await loadVariation(this.id, { position: this.start });
    this.#position = position;
    this.board.toggleAttribute('still', true);
    this.board.show(position);
    this.board.toggleAttribute('still', false);
    setText(this.answer, '');
  }

  /** @param {string[]} path */
  async #play(path) {
    try {
      const from = { position: this.#position?.position, path };
      const { position, moves, ending } = await loadVariation(this.id, from);
      this.#position = position;
      this.board.show(position, moves.at(-1));
      setText(this.answer, ending || position.standing.join(' · '));
      this.answer.classList.remove('bad');
    } catch (error) {
      setText(this.answer, errorText(error, 'analysis.offline'));
    }
  }

  /**
   * Shows why a click path is illegal.
   *
   * @param {string[]} path
   */
  async #explain(path) {
    if (this.#position?.result === '*') {
      const text = await this.#explanation(this.#position, path);
      setText(this.answer, text || translate('analysis.offline'));
      this.answer.classList.add('bad');
    }
  }

  /**
   * @param {Api.Position} position
   * @param {string[]} path
   */
  async #explanation({ position }, path) {
    try {
      return (await tryPath(this.id, position, path)).says;
    } catch (error) {
      return errorText(error, 'analysis.offline');
    }
  }
}
