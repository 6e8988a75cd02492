import { openPage } from '../site/address.ts';

/**
 * Opens the next game when a rematch was accepted. Between the games of a match the players stay,
 * so that they can look at the end of the first.
 *
 * @param before the state before the event
 */
export function openNextGame(event: Api.Event, before: Api.Game) {
  if (event.next !== before.next && before.side !== '' && before.round === 0) {
    openPage(`/g/${event.next}`);
  }
}
