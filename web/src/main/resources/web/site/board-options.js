import { PIECE_SETS } from '../board/piece-sets.js';
import { loadSetting, saveSetting } from './storage.js';

/** The name under which the visitor's options are stored. */
export const OPTIONS_NAME = 'options';

/** The styles of boards, the default first. */
export const BOARD_STYLES = /** @type {const} */ (['paper', 'wood', 'contrast']);

/**
 * How boards are drawn.
 *
 * @typedef {object} Look
 * @property {typeof BOARD_STYLES[number]} boardStyle
 * @property {typeof PIECE_SETS[number]} pieceSet
 */

/**
 * Returns how the visitor wants boards to be drawn.
 *
 * @returns {Look}
 */
export function chosenLook() {
  /** @type {Partial<Look>} */
  const { boardStyle, pieceSet } = loadSetting(OPTIONS_NAME, {});
  return {
    boardStyle: BOARD_STYLES.find(style => style === boardStyle) ?? BOARD_STYLES[0],
    pieceSet: PIECE_SETS.find(set => set === pieceSet) ?? PIECE_SETS[0],
  };
}

/** Returns whether single keys act, such as r for the rules. */
export function usesSingleKeys() {
  /** @type {{ keys?: boolean }} */
  const { keys } = loadSetting(OPTIONS_NAME, {});
  return keys ?? true;
}

/** @param {boolean} keys whether single keys act */
export function saveSingleKeys(keys) {
  saveSetting(OPTIONS_NAME, { ...loadSetting(OPTIONS_NAME, {}), keys });
}
