/** The opponent of the visitor in a list of games. */
import { translate } from '../site/messages.ts';

/** Returns whom the visitor plays in a game, or that they wait for an opponent. */
export function opponentText(game: Api.GameListEntry): string {
  const seat = game.seats.find(({ side }) => side !== game.side);
  return seat?.taken ? translate('home.against', seat.name) : translate('game.waiting');
}
