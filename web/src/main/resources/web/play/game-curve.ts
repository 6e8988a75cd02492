import { byId, createElement } from '../site/dom.ts';
import { translate } from '../site/messages.ts';
import { useBoardColors } from '../study/board-colors.ts';
import { EngineClient } from '../study/engine-client.js';
import { turnsOf } from '../study/mistakes.ts';
import { ScoreCurve } from '../study/score-curve.ts';
import type { GameModel } from './game-model.ts';
import type { TabuleiroBoard } from '../board/board.ts';

/** The curve of a game that is over. It is requested when it comes into view: computing it takes time. */
export class GameCurve {
  readonly curve: ScoreCurve;

  #element = byId('curve');

  /** A link to the analysis of the shown position. */
  #link = createElement('a', { class: 'button small' }, translate('analysis.curve.analyse'));

  #points: Api.ScoreCurve['points'] = [];

  /** The side of the visitor. */
  #side = '';

  /**
   * @param id the id of the game
   * @param texts the texts of the board
   * @param onSelect called with the ply to show
   * @param onTurns called with how many positions the visitor can try again
   */
  constructor(
    readonly id: string,
    texts: Record<string, string>,
    onSelect: (ply: number) => void,
    readonly onTurns: (count: number) => void,
  ) {
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
        this.#points.push(...message.points);
        if (message.complete) {
          this.onTurns(turnsOf(message.turningPoints, this.#points, this.#side).length);
        }
      } else if (message.type === 'refused') {
        this.curve.showStatus(message.message);
      }
    });
  }

  /**
   * Shows the curve of the game, which is over.
   *
   * @param ply the number of moves before the shown position
   */
  draw(model: GameModel, ply: number, board: TabuleiroBoard) {
    this.#side = model.state.side;
    this.#link.href = `/analysis?of=${this.id}&ply=${ply}`;
    useBoardColors(board, this.#element);
    this.curve.show(ply);
  }
}
