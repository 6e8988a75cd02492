import { PIECE_SETS } from '../board/piece-sets.js';
import { loadSetting, saveSetting } from './storage.js';

/** The name under which the visitor's options are stored. */
export const OPTIONS_NAME = 'options';

/** The styles of boards, the default first. */
export const BOARD_STYLES = /** @type {const} */ (['material', 'plain', 'contrast']);

/**
 * What earlier choices of boards and pieces have become.
 *
 * @type {Record<string, string>}
 */
const EARLIER = {
  paper: 'plain',
  wood: 'material',
  classic: 'plain',
  engraved: 'own',
  symbols: 'contrast',
};

/**
 * How boards are drawn.
 *
 * @typedef {object} Look
 * @property {typeof BOARD_STYLES[number]} boardStyle
 * @property {typeof PIECE_SETS[number]} pieceSet
 */

/**
 * Returns how the visitor wants boards to be drawn: as chosen; otherwise each game in its material, or in
 * high contrast where the system asks for more contrast.
 *
 * @returns {Look}
 */
export function chosenLook() {
  /** @type {{ boardStyle?: string, pieceSet?: string }} */
  const { boardStyle, pieceSet } = loadSetting(OPTIONS_NAME, {});
  const wantsContrast = matchMedia('(prefers-contrast: more)').matches;
  return {
    boardStyle: chosen(BOARD_STYLES, boardStyle) ?? (wantsContrast ? 'contrast' : 'material'),
    pieceSet: chosen(PIECE_SETS, pieceSet) ?? (wantsContrast ? 'contrast' : 'own'),
  };
}

/**
 * Returns the value that was chosen, under its present name; undefined where none was.
 *
 * @template {string} Value
 * @param {readonly Value[]} values
 * @param {string | undefined} name
 */
function chosen(values, name = '') {
  return values.find(value => value === (EARLIER[name] ?? name));
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
