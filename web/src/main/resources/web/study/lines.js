import { make, setText } from '/site/dom.js';
import { language, say } from '/site/words.js';

/** Shows the engine's lines. */
export class Lines {
  /**
   * @param list where the lines are shown
   * @param status where it says how far it is
   * @param play is told the moves of a line that somebody wants to follow
   */
  constructor(list, status, play) {
    this.list = list;
    this.status = status;
    this.play = play;
  }

  clear(says = '', isThinking = false) {
    this.list.replaceChildren();
    this.list.classList.toggle('thinking', isThinking);
    setText(this.status, says);
  }

  /** Shows news of the engine. */
  show(news) {
    switch (news.type) {
      case 'lines': this.#lines(news); break;
      case 'waiting': setText(this.status, say('analysis.waiting', news.before)); break;
      case 'ended': this.#ended(news); break;
      case 'refused': this.clear(news.says); break;
    }
  }

  #lines({ depth, nodes, last, lines }) {
    // A button that has the focus keeps it: lines are changed where they stand.
    while (this.list.children.length > lines.length) {
      this.list.lastElementChild.remove();
    }
    lines.forEach((line, index) => this.#line(line, index));
    const count = nodes.toLocaleString(language);
    this.told = say('analysis.depth', depth, count);
    if (!last) {
      setText(this.status, this.told);
    }
  }

  #line({ says, proven, moves }, index) {
    const old = this.list.children[index];
    const item = old ?? make('li', {},
      make('span', { class: 'score' }), make('span', { class: 'line-moves' }));
    item.classList.toggle('proven', proven);
    setText(item.querySelector('.score'), says);
    const place = item.querySelector('.line-moves');
    if (place.dataset.moves !== moves.join(' ')) {
      place.dataset.moves = moves.join(' ');
      moves.forEach((move, at) => {
        const button = place.children[at] ?? place.appendChild(
          make('button', { type: 'button', class: 'move' }));
        setText(button, move);
        button.onclick = () => this.play(moves.slice(0, at + 1));
      });
      while (place.children.length > moves.length) {
        place.lastElementChild.remove();
      }
    }
    if (old === undefined) {
      this.list.append(item);
    }
  }

  #ended({ why }) {
    setText(this.status, `${this.told ?? ''} ${say(`analysis.ended.${why}`)}`.trim());
  }
}
