import { byId, createElement } from '../site/dom.js';
import { loadSetting, saveSetting } from '../site/storage.js';
import { createCloseButton } from './board-messages.js';

/** @typedef {import('./side-pieces.js').SidePieces} SidePieces */

const STORAGE_NAME = 'goals-known';

/** The goal of the game in a few sentences, above the board until the visitor closes it. */
export class GameGoal {
  #element = byId('goal');

  /**
   * @param {{ game: string, variant: string }} board
   * @param {Record<string, string>} texts the texts of its board
   * @param {SidePieces} pieces
   */
  constructor({ game, variant }, texts, pieces) {
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

/** @returns {string[]} the games whose goal the visitor has closed */
function knownGames() {
  return loadSetting(STORAGE_NAME, []);
}

/**
 * Returns the goal of both sides: that of the variant, that of all variants whose names differ in
 * their numbers, such as `first-#`, or that of the game.
 *
 * @param {string} variant
 * @param {Record<string, string>} texts
 */
export function goalOfBoth(variant, texts) {
  const pattern = variant.replaceAll(/\d+/g, '#');
  return texts[`goal.both.${variant}`] ?? texts[`goal.both.${pattern}`] ?? texts['goal.both'] ?? '';
}

/**
 * Returns the goals of the sides: one for both, which a variant may have of its own, or one for each.
 *
 * @param {string} variant
 * @param {Record<string, string>} texts
 * @param {SidePieces} pieces
 */
function createGoals(variant, texts, pieces) {
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
  /** @type {readonly Side[]} */
  const sides = ['first', 'second'];
  return sides.map(side =>
    createElement('p', {}, pieces.createSwatch(side), texts[`goal.${side}`] ?? ''),
  );
}
