/** What the pages say about a tournament. */
import { boardName } from '../site/boards.ts';
import { locale } from '../site/language.ts';
import { translate } from '../site/messages.ts';
import { formatClockSetting } from './time.ts';

/** Returns a text about tournaments. */
export function text(key: string, ...values: (string | number)[]): string {
  return translate(`list.tournament.${key}`, ...values);
}

/** Returns the game, the clock, the system and the length of a tournament. */
export function describe(
  catalogue: Api.Catalogue,
  { game, variant, clock, format, length, rated }: Api.TournamentSummary,
) {
  const board = boardName(catalogue, { game, variant });
  const time = formatClockSetting(clock);
  const about = translate(`list.tournament.about-${format}`, board, time, length);
  return rated ? `${about} · ${translate('list.tournament.is-rated')}` : about;
}

/** Returns what happens in a tournament now. */
export function statusText({
  status,
  format,
  round,
  length,
  endsMillis: ends,
}: Api.TournamentSummary) {
  if (status !== 'running') {
    return translate(`list.tournament.status.${status}`);
  }
  if (format === 'arena') {
    const time = new Date(ends).toLocaleTimeString(locale, { timeStyle: 'short' });
    return translate('list.tournament.status.running-arena', time);
  }
  return format === 'swiss' && round > 0
    ? translate('list.tournament.status.running-round', round, length)
    : translate('list.tournament.status.running');
}
