import { openPage } from '../site/address.js';

/**
 * Opens the next game when a rematch was accepted. Between the games of a match the players stay,
 * so that they can look at the end of the first.
 *
 * @param {Api.Event} event
 * @param {Api.Game} before the state before the event
 */
export function openNextGame(event, before) {
  if (event.next !== before.next && before.side !== '' && before.round === 0) {
    openPage(`/g/${event.next}`);
  }
}
