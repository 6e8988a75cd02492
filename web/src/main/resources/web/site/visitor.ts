import { translate } from './messages.ts';
import { loadSetting, saveSetting } from './storage.ts';

/** The name under which the browser stores the visitor's name. */
const STORAGE_NAME = 'name';

/** Returns the name that the visitor has given last; empty when there is none. */
export function savedName() {
  return loadSetting(STORAGE_NAME, '');
}

/** Returns the name under which the visitor plays: the saved one, or else `Guest`. */
export function playerName() {
  return savedName() || translate('game.guest');
}

/** Saves the name that the visitor has entered; an empty one is that of a guest. */
export function saveName(name: string) {
  saveSetting(STORAGE_NAME, name.trim());
}
