/** What the visitor has achieved with puzzles, as the server has counted it. */
import { byId, setText } from '../site/dom.ts';
import { translate } from '../site/messages.ts';

/** Returns the rating as text, such as `1520 (provisional)`. */
function describeRating({
  rating,
  provisional,
}: Pick<Api.PuzzleProgress, 'rating' | 'provisional'>) {
  return provisional ? translate('study.puzzle.provisional', String(rating)) : String(rating);
}

/**
 * Shows the rating and the streak in the element `streak`; nothing before the first puzzle.
 *
 * @param change by how much the last attempt has changed the rating
 */
export function showProgress(progress: Api.PuzzleProgress, change = 0) {
  const { tried, solved, streak, bestStreak: best } = progress;
  const rating = describeRating(progress);
  const sign = change > 0 ? '+' : '−';
  const parts = [
    change === 0
      ? translate('study.puzzle.rating', rating)
      : translate('study.puzzle.rating-change', rating, `${sign}${Math.abs(change)}`),
    translate('study.puzzle.streak', streak, best, solved, tried),
  ];
  setText(byId('streak'), tried === 0 ? '' : parts.join(' '));
}
