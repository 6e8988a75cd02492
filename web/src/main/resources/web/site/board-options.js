import { loadSetting } from './storage.js';

/** The name under which the visitor's options for boards are stored. */
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
