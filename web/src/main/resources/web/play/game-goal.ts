import { byId, createElement } from '../site/dom.ts';
import { loadSetting, saveSetting } from '../site/storage.ts';
import { createCloseButton } from './board-messages.ts';
import type { SidePieces } from './side-pieces.ts';

const STORAGE_NAME = 'goals-known';

/** The goal of the game in a few sentences, above the board until the visitor closes it. */
export class GameGoal {
  readonly game;

  #element = byId('goal');

  /** @param texts the texts of its board */
  constructor(
    { game, variant }: { game: string; variant: string },
    texts: Record<string, string>,
    pieces: SidePieces,
  ) {
    this.game = game;
    this.#element.replaceChildren(
      createElement(
        'div',
        { class: 'goal-lines' },
        ...createGoals(variant, texts, pieces),
        createElement('p', { class: 'goal-move' }, texts['goal.move'] ?? ''),
      ),
      createCloseButton(() => this.#remember()),
    );
    this.#element.hidden = knownGames().includes(game);
  }

  /** Shows the goal, or hides it. */
  toggle() {
    if (this.#element.hidden) {
      this.#element.hidden = false;
      saveSetting(
        STORAGE_NAME,
        knownGames().filter(known => known !== this.game),
      );
    } else {
      this.#remember();
    }
  }

  #remember() {
    const hadFocus = this.#element.contains(document.activeElement);
    this.#element.hidden = true;
    saveSetting(STORAGE_NAME, [...new Set([...knownGames(), this.game])]);
    if (hadFocus) {
      byId('tool-goal').focus();
    }
  }
}

/** @returns the games whose goal the visitor has closed */
function knownGames(): string[] {
  return loadSetting(STORAGE_NAME, []);
}

/**
 * Returns the goal of both sides: that of the variant, that of all variants whose names differ in
 * their numbers, such as `first-#`, or that of the game.
 */
export function goalOfBoth(variant: string, texts: Record<string, string>) {
  const pattern = variant.replaceAll(/\d+/g, '#');
  return texts[`goal.both.${variant}`] ?? texts[`goal.both.${pattern}`] ?? texts['goal.both'] ?? '';
}

/**
 * Returns the goals of the sides: one for both, which a variant may have of its own, or one for each.
 */
function createGoals(variant: string, texts: Record<string, string>, pieces: SidePieces) {
  if ('goal.both' in texts) {
    return [
      createElement(
        'p',
        {},
        pieces.createSwatch('first'),
        pieces.createSwatch('second'),
        goalOfBoth(variant, texts),
      ),
    ];
  }
  const sides: readonly Side[] = ['first', 'second'];
  return sides.map(side =>
    createElement('p', {}, pieces.createSwatch(side), texts[`goal.${side}`] ?? ''),
  );
}
