/** What the visitor has achieved with puzzles, as the server has counted it. */
import { translate } from '../site/messages.ts';

/**
 * Returns the rating and the streak as sentences; nothing before the first puzzle.
 *
 * @param change by how much the last attempt has changed the rating
 */
export function progressText(progress: Api.PuzzleProgress, change = 0): string {
  const { rating, provisional, tried, solved, streak, bestStreak: best } = progress;
  if (tried === 0) {
    return '';
  }
  const shown = provisional ? translate('study.puzzle.provisional', rating) : String(rating);
  const sign = change > 0 ? '+' : '−';
  return [
    change === 0
      ? translate('study.puzzle.rating', shown)
      : translate('study.puzzle.rating-change', shown, `${sign}${Math.abs(change)}`),
    translate('study.puzzle.streak', streak, best, solved, tried),
  ].join(' ');
}
