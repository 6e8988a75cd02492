import { boardElement } from '/site/boards.js';
import { make, setText } from '/site/dom.js';
import { say } from '/site/words.js';
import { line, tries } from './positions.js';

/** A board on which a rule can be tried. It is made when it comes near to being seen. */
export function lesson(game, { variant, position, says, rule }) {
  const place = make('div', { class: 'lesson-board' });
  const answer = make('p', { class: 'answer', role: 'status' });
  const again = make('button', { type: 'button', class: 'button small' }, say('learn.again'));
  const further = make('a', { class: 'button plain small' }, say('learn.analyse'));
  further.href = `/analysis?${new URLSearchParams({ game, variant, position })}`;
  const figure = make('figure', { class: 'lesson card' },
    make('figcaption', {}, says), place, answer, make('div', { class: 'row' }, again, further));
  whenNear(figure, () => new Lesson({ game, variant }, position, { place, answer, again, rule }));
  return figure;
}

function whenNear(element, act) {
  const seeing = new IntersectionObserver(([entry]) => {
    if (entry.isIntersecting) {
      seeing.disconnect();
      act();
    }
  }, { rootMargin: '400px' });
  seeing.observe(element);
}

class Lesson {
  constructor(id, start, { place, answer, again, rule }) {
    this.id = id;
    this.start = start;
    this.answer = answer;
    again.addEventListener('click', () => this.#begin());
    this.#make(place, rule);
  }

  async #make(place, rule) {
    this.board = await boardElement(this.id.game, this.id.variant);
    this.board.setAttribute('label', say('learn.board-of', rule));
    this.board.addEventListener('board-move', ({ detail }) => this.#play(detail.path));
    this.board.addEventListener('board-refused', ({ detail }) => this.#refuse(detail.path));
    place.append(this.board);
    await this.#begin();
  }

  async #begin() {
    const { position } = await line(this.id, { position: this.start });
    this.position = position;
    this.board.toggleAttribute('still', true);
    this.board.show(position);
    this.board.toggleAttribute('still', false);
    setText(this.answer, '');
  }

  async #play(path) {
    try {
      const { position, moves, ending } =
        await line(this.id, { position: this.position.position, path });
      this.position = position;
      this.board.show(position, moves.at(-1));
      setText(this.answer, ending || position.standing.join(' · '));
      this.answer.classList.remove('bad');
    } catch (refusal) {
      setText(this.answer, refusal.says || say('analysis.offline'));
    }
  }

  async #refuse(path) {
    if (this.position.result === '*') {
      const asked = tries(this.id, this.position.position, path).catch(refusal => refusal);
      setText(this.answer, (await asked).says || say('analysis.offline'));
      this.answer.classList.add('bad');
    }
  }
}
