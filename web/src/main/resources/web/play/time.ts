import { language } from '../site/language.ts';
import { translate } from '../site/messages.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The time in milliseconds below which a clock shows tenths of a second. */
export const SHORT_TIME = 20 * SECOND;

/** Returns a remaining time, such as `4:05`, `1:02:03`, `2 d 3 h`, or `7.4` near the end. */
export function formatTimeLeft(millis: number) {
  if (millis >= DAY) {
    return translate('game.days-left', Math.floor(millis / DAY), Math.floor((millis % DAY) / HOUR));
  }
  if (millis < SHORT_TIME) {
    return (Math.ceil(millis / 100) / 10).toFixed(1);
  }
  return formatSeconds(Math.ceil(millis / SECOND));
}

/** Returns a number of seconds with minutes and hours, such as `0:45` or `1:02:03`. */
export function formatSeconds(seconds: number) {
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${twoDigits(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
}

function twoDigits(number: number) {
  return String(number).padStart(2, '0');
}

/** The units of times, the longest first, with their length in milliseconds. */
const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', 60 * SECOND],
  ['second', SECOND],
] as const;

/** The length of each unit of time controls, in milliseconds. */
const SETTING_UNITS = { d: DAY, h: HOUR, m: 60 * SECOND, s: SECOND, ms: 1 };

const SETTING = /^(\d+)(ms|[dhms])(?:\+(\d+)(ms|[dhms])|(\/move))?$/;

/** Returns a length of time in words, such as `1 minute` or `1 hour 30 minutes`. */
function formatDuration(millis: number, unitDisplay: 'long' | 'short') {
  const parts = [];
  let rest = millis;
  for (const [unit, length] of UNITS) {
    const count = unit === 'second' ? rest / length : Math.floor(rest / length);
    rest -= count * length;
    if (count > 0 || (unit === 'second' && parts.length === 0)) {
      const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
      parts.push(format.format(count));
    }
  }
  return parts.join(' ');
}

/**
 * Returns the time controls of a game in words: one that both sides have, such as `5 min + 3 sec`, or
 * the first side's and the second's, such as `10 minutes against 5 minutes`.
 *
 * @param settings such as `off`, `5m+3s` or `10m,5m`
 */
export function formatClockSetting(settings: string) {
  const [first, second] = settings.split(',').map(formatOneSetting);
  return second === undefined ? first : translate('game.clock-odds', first, second);
}

/**
 * Returns a time control in words: `1 minute`, `5 min + 3 sec` or `3 days a move`.
 *
 * @param setting such as `off`, `60s`, `5m+3s` or `3d/move`
 */
function formatOneSetting(setting: string) {
  if (setting === 'off') {
    return translate('game.clock-off');
  }
  const parts = SETTING.exec(setting);
  if (parts === null) {
    return setting;
  }
  const [, base, unit, increment, incrementUnit, perMove] = parts;
  const millis = Number(base) * unitMillis(unit);
  if (increment !== undefined) {
    const gained = Number(increment) * unitMillis(incrementUnit);
    return `${formatDuration(millis, 'short')} + ${formatDuration(gained, 'short')}`;
  }
  const time = formatDuration(millis, 'long');
  return perMove === undefined ? time : translate('game.clock-move', time);
}

function unitMillis(unit: string) {
  return SETTING_UNITS[unit as keyof typeof SETTING_UNITS];
}
