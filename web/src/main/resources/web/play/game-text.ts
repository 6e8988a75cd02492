/** What the pages of a game say about it. */
import { translate } from '../site/messages.ts';
import type { GameModel } from './game-model.ts';

/** How a game ended for the visitor; `watched` for a watcher of a game that was won. */
export type Outcome = 'won' | 'lost' | 'drawn' | 'none' | 'watched';

/** Returns how a game ended for the visitor, `none` without a result. */
export function outcomeFor({ result, side }: Pick<Api.Game, 'result' | 'side'>): Outcome {
  if (result === '1/2-1/2') {
    return 'drawn';
  }
  if (result === '*') {
    return 'none';
  }
  if (side === '') {
    return 'watched';
  }
  return (result === '1-0') === (side === 'first') ? 'won' : 'lost';
}

/** Returns the result of a game in two words, such as `You won`. */
export function resultText(state: Api.Game, texts: Record<string, string>): string {
  const winner = state.result === '1-0' ? 'first' : 'second';
  const seat = state.seats.find(({ side }) => side === winner);
  return translate(
    `game.end.${outcomeFor(state)}`,
    seat?.name ?? '',
    texts[`side.${winner}`] ?? '',
  );
}

/** Returns a sentence about the end of a game. */
function endingText(
  { result, endingText: reason }: Api.Game,
  texts: Record<string, string>,
): string {
  switch (result) {
    case '*':
      return translate('game.ended', reason);
    case '1-0':
      return translate('game.won', texts['side.first'] ?? '', reason);
    case '0-1':
      return translate('game.won', texts['side.second'] ?? '', reason);
    default:
      return translate('game.drawn', reason);
  }
}

/**
 * Returns a sentence about the status of a game.
 *
 * @param texts the texts of the board
 * @param isSending whether a move waits for its answer
 */
export function formatStatus(
  model: GameModel,
  texts: Record<string, string>,
  isSending: boolean,
): string {
  const { state } = model;
  if (model.isOver) {
    return endingText(state, texts);
  }
  if (!model.isComplete) {
    return translate(state.side === '' ? 'game.seat-waits' : 'game.waiting');
  }
  if (isSending) {
    return translate('game.sending');
  }
  const side = state.position.toMove;
  const sideName = texts[`side.${side}`] ?? '';
  if (model.isMyTurn) {
    return translate('game.your-turn', sideName);
  }
  const seat = model.seat(side as Side);
  const key = seat?.player === 'human' ? 'game.turn-of' : 'game.thinks';
  return translate(key, seat?.name ?? '', sideName);
}
