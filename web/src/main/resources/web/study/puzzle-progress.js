/** Which puzzles the visitor has solved, in this browser. */
import { translate } from '../site/messages.js';
import { loadSetting, saveSetting } from '../site/storage.js';

const STORAGE_NAME = 'puzzles';

/** How many puzzles are remembered; older ones count again. */
const MAX_REMEMBERED = 2000;

/**
 * @typedef {object} PuzzleProgress
 * @property {string[]} tried the puzzles whose first attempt was counted, the latest last
 * @property {number} solved how many of them were solved at the first attempt
 * @property {number} streak how many of them in a row
 * @property {number} best the longest streak
 */

/** @returns {PuzzleProgress} */
export function puzzleProgress() {
  /** @type {Partial<PuzzleProgress>} */
  const { tried, solved = 0, streak = 0, best = 0 } = loadSetting(STORAGE_NAME, {});
  return { tried: Array.isArray(tried) ? tried.map(String) : [], solved, streak, best };
}

/**
 * Returns the progress after a first attempt; a puzzle counts once.
 *
 * @param {PuzzleProgress} progress
 * @param {string} id
 * @param {boolean} isSolved whether the first attempt, without help, was right
 * @returns {PuzzleProgress}
 */
export function afterAttempt(progress, id, isSolved) {
  if (progress.tried.includes(id)) {
    return progress;
  }
  const streak = isSolved ? progress.streak + 1 : 0;
  return {
    tried: [...progress.tried, id].slice(-MAX_REMEMBERED),
    solved: progress.solved + (isSolved ? 1 : 0),
    streak,
    best: Math.max(progress.best, streak),
  };
}

/**
 * Remembers a first attempt.
 *
 * @param {string} id
 * @param {boolean} isSolved
 */
export function saveAttempt(id, isSolved) {
  saveSetting(STORAGE_NAME, afterAttempt(puzzleProgress(), id, isSolved));
}

/** Returns the streak as text; empty before the first puzzle. */
export function describeProgress() {
  const { tried, solved, streak, best } = puzzleProgress();
  return tried.length === 0
    ? ''
    : translate('study.puzzle.streak', streak, best, solved, tried.length);
}
