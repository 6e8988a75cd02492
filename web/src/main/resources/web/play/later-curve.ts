import { byId } from '../site/dom.ts';
import { importLater } from '../site/later.ts';
import type { GameModel } from './game-model.ts';
import type { TabuleiroBoard } from '../board/board.ts';

type Script = typeof import('./game-curve.ts');

/** The curve of a game, whose script is imported when the game is over. */
export class LaterCurve {
  #curve: Promise<InstanceType<Script['GameCurve']> | undefined> | undefined;

  /** @param create creates the curve with its script */
  constructor(readonly create: (script: Script) => InstanceType<Script['GameCurve']>) {}

  /**
   * Shows the curve after the end of the game. Without its script the page has none.
   *
   * @param ply the number of moves before the shown position
   */
  async draw(model: GameModel, ply: number, board: TabuleiroBoard): Promise<void> {
    byId('curve').hidden = !model.canAnalyse;
    if (model.canAnalyse) {
      this.#curve ??= importLater<Script>('/play/game-curve.ts')
        .then(this.create)
        .catch(() => undefined);
      (await this.#curve)?.draw(model, ply, board);
    }
  }
}
