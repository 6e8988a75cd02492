/** The days on which the visitor has solved a puzzle, in this browser. */
import { html, type TemplateResult } from 'lit/html.js';
import { locale } from '../site/language.js';
import { translate } from '../site/messages.js';
import { loadSetting, saveSetting } from '../site/storage.js';

const STORAGE_NAME = 'puzzle-days';

/** How many days are kept, and how many are shown. */
const MAX_DAYS = 60;
const SHOWN_DAYS = 7;

const dates = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** Returns the name of a day, such as `2026-11-29`, in the time zone of the visitor. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Returns the day that is some days before another. */
function daysBefore(date: Date, count: number): Date {
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

/** Returns the last days as tiles: glazed ones are solved, today's has a dashed border while open. */
export function dayTiles(today = new Date()): TemplateResult {
  const solved = solvedDays();
  const streak = streakOf(solved, today);
  const isOpen = !solved.includes(dayOf(today));
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) =>
    daysBefore(today, SHOWN_DAYS - 1 - index),
  );
  return html`<div class="days">
    <ol>
      ${days.map(day => {
        const isSolved = solved.includes(dayOf(day));
        const isToday = dayOf(day) === dayOf(today);
        const text = translate(isSolved ? 'study.day.solved' : 'study.day.not-solved');
        return html`<li
          class="${isSolved ? 'solved' : ''} ${isToday ? 'today' : ''}"
          title=${dates.format(day)}
        >
          <span class="visually-hidden">${dates.format(day)}: ${text}</span>
        </li>`;
      })}
    </ol>
    <p class="quiet">
      ${streak > 0 ? translate(`study.day.streak.${streak === 1 ? 'one' : 'other'}`, streak) : translate('study.day.none')}
      ${isOpen ? translate('study.day.open') : translate('study.day.done')}
    </p>
  </div>`;
}
