import { html, nothing } from 'lit/html.js';
import { byId } from '../site/dom.ts';
import { translate } from '../site/messages.ts';
import { loadSetting, saveSetting } from '../site/storage.ts';
import { View } from '../site/view.ts';
import { closeButton } from './close-button.ts';
import { goalOfBoth } from './goal-text.ts';
import type { SidePieces } from './side-pieces.ts';

const STORAGE_NAME = 'goals-known';

/** The goal of the game in a few sentences, above the board until the visitor closes it. */
export class GameGoal {
  #view: View<{ isShown: boolean }>;

  readonly game: string;

  /**
   * @param texts the texts of its board
   * @param onLook called when the visitor wants to choose how the board looks
   */
  constructor(
    { game, variant }: GameId,
    texts: Record<string, string>,
    pieces: SidePieces,
    onLook: () => void,
  ) {
    this.game = game;
    const isShown = !knownGames().includes(game);
    const lines = html`<div class="goal-lines">
      ${goals(variant, texts, pieces)}
      <p class="goal-move">${texts['goal.move'] ?? ''}</p>
      <p class="goal-look">
        <button class="button plain small" type="button" @click=${onLook}>
          ${translate('game.looks')}
        </button>
      </p>
    </div>`;
    this.#view = new View(byId('goal'), { isShown }, state =>
      state.isShown ? html`${lines}${closeButton(() => this.show(false))}` : nothing,
    );
    this.#view.update({});
  }

  get isShown(): boolean {
    return this.#view.state.isShown;
  }

  /** Shows the goal, or hides it; the focus goes to its button where it was here. */
  show(isShown: boolean): void {
    const hadFocus = this.#view.root.contains(document.activeElement);
    const others = knownGames().filter(known => known !== this.game);
    saveSetting(STORAGE_NAME, isShown ? others : [...others, this.game]);
    this.#view.update({ isShown });
    if (hadFocus) {
      byId('tool-goal').focus();
    }
  }
}

/** @returns the games whose goal the visitor has closed */
function knownGames(): string[] {
  return loadSetting(STORAGE_NAME, []);
}

/** Returns the goals of the sides: one for both, which a variant may have of its own, or one for each. */
function goals(variant: string, texts: Record<string, string>, pieces: SidePieces) {
  const sides: readonly Side[] = ['first', 'second'];
  return 'goal.both' in texts
    ? html`<p>${sides.map(side => pieces.createSwatch(side))}${goalOfBoth(variant, texts)}</p>`
    : sides.map(side => html`<p>${pieces.createSwatch(side)}${texts[`goal.${side}`] ?? ''}</p>`);
}
