/** The days on which the visitor has solved a puzzle, in this browser. */
import { loadSetting, saveSetting } from '../site/storage.ts';

const STORAGE_NAME = 'puzzle-days';

/** How many days are kept. */
const MAX_DAYS = 60;

/** Returns the name of a day, such as `2026-11-29`, in the time zone of the visitor. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Returns the day that is some days before another. */
export function daysBefore(date: Date, count: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - count);
}

/** Returns the days on which a puzzle was solved, the newest first. */
export function solvedDays(): string[] {
  const stored: unknown = loadSetting(STORAGE_NAME, []);
  return Array.isArray(stored) ? stored.map(String) : [];
}

/** Remembers that a puzzle was solved on a day. */
export function saveSolvedDay(date: Date): void {
  const days = new Set([dayOf(date), ...solvedDays()]);
  saveSetting(STORAGE_NAME, [...days].sort().reverse().slice(0, MAX_DAYS));
}

/**
 * Returns how many days in a row have a solved puzzle, up to today; today may still be open.
 *
 * @param days the days with a solved puzzle
 */
export function streakOf(days: readonly string[], today: Date): number {
  const solved = new Set(days);
  const start = solved.has(dayOf(today)) ? 0 : 1;
  let count = 0;
  while (solved.has(dayOf(daysBefore(today, start + count)))) {
    count++;
  }
  return count;
}
