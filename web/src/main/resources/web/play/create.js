import { newId, post } from '/site/api.js';
import { keepSide } from './seat.js';
import { keepInvitation } from './share.js';

/** The id of what is being created: the same until it is there, so that trying again makes one. */
let id = newId();

/**
 * Creates a game and goes to its page.
 *
 * @param wish what POST /games takes, beside the id
 */
export async function create(wish) {
  const { game, invite, side } = await post('/games', { id, ...wish });
  id = newId();
  keepSide(game, side);
  if (invite && [wish.first, wish.second].includes('other')) {
    keepInvitation(game, invite);
  }
  location.assign(`/g/${game}`);
}

/** Returns what is asked for where a person plays a computer without more words. */
export function againstComputer(game, variant, player, name) {
  return {
    game, variant, first: 'me', second: player, sides: 'random', name, clock: 'off',
    visibility: 'private', open: false, match: false,
  };
}
