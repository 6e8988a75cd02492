import { byId, createElement } from '../site/dom.js';
import { translate } from '../site/messages.js';
import { useBoardColors } from '../study/board-colors.js';
import { EngineClient } from '../study/engine-client.js';
import { ScoreCurve } from '../study/score-curve.js';

/** The curve of a game that is over. It is requested when it comes into view: computing it takes time. */
export class GameCurve {
  #element = byId('curve');

  /** A link to the analysis of the shown position. */
  #link = createElement('a', { class: 'button small' }, translate('analysis.curve.analyse'));

  /**
   * @param {string} id the id of the game
   * @param {Record<string, string>} texts the texts of the board
   * @param {(ply: number) => void} onSelect called with the ply to show
   */
  constructor(id, texts, onSelect) {
    this.id = id;
    this.curve = new ScoreCurve(this.#element, texts, onSelect);
    const turns = byId('turns', HTMLDetailsElement);
    turns.open = false;
    turns.before(this.#link);
    const observer = new IntersectionObserver(entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        this.#request();
      }
    });
    observer.observe(this.#element);
  }

  #request() {
    const client = new EngineClient(isBlocked =>
      this.curve.showStatus(isBlocked ? translate('site.blocked') : ''),
    );
    client.requestCurve(this.id, message => {
      if (message.type === 'curve') {
        this.curve.add(message);
      } else if (message.type === 'refused') {
        this.curve.showStatus(message.message);
      }
    });
  }

  /**
   * Shows the curve after the end of the game.
   *
   * @param {import('./game-model.js').GameModel} model
   * @param {number} ply the number of moves before the shown position
   * @param {import('../board/board.js').TabuleiroBoard} board
   */
  draw(model, ply, board) {
    this.#element.hidden = !model.canAnalyse;
    if (model.canAnalyse) {
      this.#link.href = `/analysis?of=${this.id}&ply=${ply}`;
      useBoardColors(board, this.#element);
      this.curve.show(ply);
    }
  }
}
