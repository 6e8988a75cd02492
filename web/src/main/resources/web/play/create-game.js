import { openPage } from '../site/address.ts';
import { post } from '../site/api.js';
import { newId } from '../site/ids.ts';
import { loadSetting } from '../site/storage.ts';
import { saveSide } from './window-side.ts';
import { keepInvitation } from './share-links.ts';

/** The computer's level for a visitor who has not chosen one: a beginner can win against it. */
const DEFAULT_LEVEL = '2';

/** The settings of a new game, without the id of the request. */
/** @typedef {Omit<Api.NewGame, 'id'>} GameSettings */

/** The id of the next request. It stays the same until the server answers, so that a retry creates one game. */
let id = newId();

/** Returns the computer's level that the visitor has chosen last. */
export function chosenLevel() {
  return loadSetting('level', DEFAULT_LEVEL);
}

/**
 * Creates a game and opens its page.
 *
 * @param {GameSettings} settings
 * @throws {import('../site/api.js').ApiError} when the server refuses the settings
 */
export async function createGame(settings) {
  /** @type {Api.CreatedGame} */
  const { gameId: game, invitationPath, side } = await post('/games', { id, ...settings });
  id = newId();
  saveSide(game, side);
  const isForFriend = settings.first === 'other' || settings.second === 'other';
  openPage(invitationPath && isForFriend ? keepInvitation(game, invitationPath) : `/g/${game}`);
}

/**
 * Returns the settings of a game against the computer with the default choices.
 *
 * @param {GameId} game
 * @param {string} player the computer player
 * @param {string} name the name of the human
 * @returns {GameSettings}
 */
export function computerGame({ game, variant }, player, name) {
  return {
    game,
    variant,
    first: 'me',
    second: player,
    sides: 'random',
    name,
    clock: 'off',
    visibility: 'private',
    open: false,
    match: false,
    rated: false,
  };
}
