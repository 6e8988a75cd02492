/** The days on which the visitor has solved a puzzle, drawn as tiles. */
import { html, type TemplateResult } from 'lit/html.js';
import { locale } from '../site/language.ts';
import { pluralForm, translate } from '../site/messages.ts';
import { dayOf, daysBefore, solvedDays, streakOf } from './puzzle-days.ts';

const SHOWN_DAYS = 7;

const dates = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });

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
      ${streak > 0 ? translate(`study.day.streak.${pluralForm(streak)}`, streak) : translate('study.day.none')}
      ${isOpen ? translate('study.day.open') : translate('study.day.done')}
    </p>
  </div>`;
}
