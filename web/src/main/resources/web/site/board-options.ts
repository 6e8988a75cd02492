import { PIECE_SETS } from '../board/piece-sets.ts';
import { loadSetting, saveSetting } from './storage.ts';

/** The name under which the visitor's options are stored. */
export const OPTIONS_NAME = 'options';

/** The styles of boards, the default first. */
export const BOARD_STYLES = ['material', 'plain', 'contrast'] as const;

/** What earlier choices of boards and pieces have become. */
const EARLIER: Record<string, string> = {
  paper: 'plain',
  wood: 'material',
  classic: 'plain',
  engraved: 'own',
  symbols: 'contrast',
};

/** How boards are drawn. */
export interface Look {
  boardStyle: (typeof BOARD_STYLES)[number];
  pieceSet: (typeof PIECE_SETS)[number];
}

/**
 * Returns how the visitor wants boards to be drawn: as chosen; otherwise each game in its material, or in
 * high contrast where the system asks for more contrast.
 */
export function chosenLook(): Look {
  const { boardStyle, pieceSet }: { boardStyle?: string; pieceSet?: string } = loadSetting(
    OPTIONS_NAME,
    {},
  );
  const wantsContrast = matchMedia('(prefers-contrast: more)').matches;
  return {
    boardStyle: chosen(BOARD_STYLES, boardStyle) ?? (wantsContrast ? 'contrast' : 'material'),
    pieceSet: chosen(PIECE_SETS, pieceSet) ?? (wantsContrast ? 'contrast' : 'own'),
  };
}

/** Gives an element with a board the look that the visitor has chosen. */
export function applyLook(element: Element) {
  const { boardStyle, pieceSet } = chosenLook();
  element.setAttribute('board-style', boardStyle);
  element.setAttribute('piece-set', pieceSet);
}

/** Returns the value that was chosen, under its present name; undefined where none was. */
function chosen<Value extends string>(values: readonly Value[], name: string | undefined = '') {
  return values.find(value => value === (EARLIER[name] ?? name));
}

/** Returns whether single keys act, such as r for the rules. */
export function usesSingleKeys() {
  const { keys }: { keys?: boolean } = loadSetting(OPTIONS_NAME, {});
  return keys ?? true;
}

/** @param keys whether single keys act */
export function saveSingleKeys(keys: boolean) {
  saveSetting(OPTIONS_NAME, { ...loadSetting(OPTIONS_NAME, {}), keys });
}
