import { loadSetting, saveSetting } from './storage.js';

/** The name under which the visitor's options are stored. */
export const OPTIONS_NAME = 'options';

/** The styles of boards, the default first. */
export const BOARD_STYLES = /** @type {const} */ (['paper', 'wood', 'contrast']);

/**
 * Returns the style of boards that the visitor has chosen.
 *
 * @returns {typeof BOARD_STYLES[number]}
 */
export function chosenBoardStyle() {
  /** @type {{ boardStyle?: typeof BOARD_STYLES[number] }} */
  const { boardStyle } = loadSetting(OPTIONS_NAME, {});
  return BOARD_STYLES.find(style => style === boardStyle) ?? BOARD_STYLES[0];
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
