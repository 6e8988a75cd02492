/** The games on the home page: those that the visitor can continue, and the public ones. */
import type { createBoardPicture } from '../site/board-picture.ts';
import { byId, find } from '../site/dom.ts';
import { View } from '../site/view.ts';
import { type HomeState, playing, returning } from './home-parts.ts';

export class HomeGames {
  #first = new View<HomeState>(byId('returning'), {} as HomeState, returning);
  #last = new View<HomeState>(byId('playing'), {} as HomeState, playing);

  /** @param createPicture the page's own, since a browser defines the element of boards once */
  constructor(readonly createPicture: typeof createBoardPicture) {}

  async draw(state: HomeState): Promise<void> {
    this.#first.update(state);
    this.#last.update(state);
    await Promise.all([
      this.#drawPictures(this.#first.root, state.mine),
      this.#drawPictures(this.#last.root, state.watched),
    ]);
  }

  /** Draws a small board into each frame that a view has made for one of the games. */
  async #drawPictures(root: HTMLElement, games: readonly Api.GameListEntry[]): Promise<void> {
    for (const game of games) {
      const frame = find(root, `[data-picture='${game.id}']`);
      const board = await this.createPicture(game);
      frame.replaceChildren(board);
      board.show(game.position);
    }
  }
}
