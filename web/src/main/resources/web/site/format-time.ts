import { locale } from './language.ts';

const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

/**
 * Returns a time of the server as text.
 *
 * @param millis in milliseconds since 1970
 */
export function formatTime(millis: number) {
  return times.format(millis);
}
