/** The running tournament that the visitor has entered in this browser. */
import { loadSetting, saveSetting } from '../site/storage.ts';

const NAME = 'tournament';

/** Returns the id of the tournament; empty for none. */
export function enteredTournament(): string {
  return loadSetting(NAME, '');
}

/** Remembers the tournament that the visitor has entered, or that they play in it no longer. */
export function rememberTournament(id: string, isEntered: boolean): void {
  if (isEntered) {
    saveSetting(NAME, id);
  } else if (enteredTournament() === id) {
    saveSetting(NAME, '');
  }
}
