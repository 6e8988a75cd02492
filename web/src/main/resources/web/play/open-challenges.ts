/** The open challenges of all players, as they change. */
import { showBlocked } from '../site/errors.ts';
import { LiveChannel } from './live-channel.js';

/** Returns a channel that gives the open challenges at each change, once it is opened. */
export function challengeChannel(
  onGames: (games: readonly Api.GameListEntry[]) => void,
): LiveChannel {
  return new LiveChannel(() => '/lobby/live', {
    onOnline: () => undefined,
    onOffline: () => undefined,
    onBlocked: showBlocked,
    onMessage: ({ games }) => {
      if (games !== undefined) {
        onGames(games);
      }
    },
  });
}

/** Returns the board that a radio button names, such as `talpa/8x8`. */
export function boardOf(value: string): GameId {
  const [game = '', variant = ''] = value.split('/');
  return { game, variant };
}
