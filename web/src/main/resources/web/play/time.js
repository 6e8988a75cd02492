import { translate } from '../site/messages.js';

const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The time in milliseconds below which a clock shows tenths of a second. */
export const SHORT_TIME = 20 * SECOND;

/**
 * Returns a remaining time, such as `4:05`, `1:02:03`, `2 d 3 h`, or `7.4` near the end.
 *
 * @param {number} millis
 */
export function formatTimeLeft(millis) {
  if (millis >= DAY) {
    return translate('game.days-left', Math.floor(millis / DAY), Math.floor((millis % DAY) / HOUR));
  }
  if (millis < SHORT_TIME) {
    return (Math.ceil(millis / 100) / 10).toFixed(1);
  }
  const seconds = Math.ceil(millis / SECOND);
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${twoDigits(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
}

/** @param {number} number */
function twoDigits(number) {
  return String(number).padStart(2, '0');
}

/**
 * Returns a time control in words.
 *
 * @param {string} setting such as `off`, `5m+3s` or `3d/move`
 */
export function formatClockSetting(setting) {
  if (setting === 'off') {
    return translate('game.clock-off');
  }
  const days = /^(\d+)d\/move$/.exec(setting);
  if (days !== null) {
    return translate(days[1] === '1' ? 'game.clock-day' : 'game.clock-days', days[1]);
  }
  const live = /^(\d+)m(?:\+(\d+)s)?$/.exec(setting);
  return live === null ? setting : translate('game.clock-live', live[1], live[2] ?? 0);
}
