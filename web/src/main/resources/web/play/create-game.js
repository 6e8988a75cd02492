import { openPage } from '../site/address.ts';
import { ApiError, post } from '../site/api.js';
import { newId } from '../site/ids.ts';
import { loadSetting } from '../site/storage.ts';
import { checkHelp } from '../study/help-check.ts';
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
 * Returns whether a game needs no server: it is not rated, and a computer plays against one person.
 *
 * @param {GameSettings} settings
 */
function isForOne({ first, second, rated, open }) {
  const people = [first, second].filter(player => player === 'me' || player === 'other');
  return !rated && !open && people.length === 1 && people[0] === 'me';
}

/**
 * Creates a game in this browser, where its engine can play it. The server is asked only about a
 * position that was set up.
 *
 * @param {GameSettings} settings
 * @returns {Promise<Api.CreatedGame | undefined>}
 * @throws {ApiError} when the server would refuse the position
 */
async function createHere({ game, variant, position, ...settings }) {
  const { browserEngine } = globalThis;
  if (browserEngine === undefined || !isForOne({ game, variant, position, ...settings })) {
    return undefined;
  }
  if (position) {
    const { message } = await checkHelp({ game, variant: variant ?? '' }, position);
    if (message !== '') {
      throw new ApiError(403, { error: 'rated', message });
    }
  }
  const body = JSON.stringify({ id, game, variant, position, ...settings });
  const { status, text } = await browserEngine.request('POST', '/games', body);
  /** @type {Api.CreatedGame | undefined} */
  const created = status === 201 ? JSON.parse(text) : undefined;
  // A browser that keeps nothing would lose the game with this page; the server keeps it.
  return created !== undefined && browserEngine.isLocalGame(created.gameId) ? created : undefined;
}

/** Loads the engine, so that a game can begin without a network. */
export function prepareEngine() {
  globalThis.browserEngine?.request('GET', '/catalogue');
}

/**
 * Creates a game and opens its page.
 *
 * @param {GameSettings} settings
 * @throws {ApiError} when the server refuses the settings
 */
export async function createGame(settings) {
  /** @type {Api.CreatedGame} */
  const created = (await createHere(settings)) ?? (await post('/games', { id, ...settings }));
  const { gameId: game, invitationPath, side } = created;
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
