import { locale } from './language.js';

const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

/**
 * Returns a time of the server as text.
 *
 * @param {number} millis in milliseconds since 1970
 */
export function formatTime(millis) {
  return times.format(millis);
}
