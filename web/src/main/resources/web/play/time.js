import { say } from '/site/words.js';

const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Below this a clock shows tenths. */
export const SHORT = 20 * SECOND;

/** Returns a time that is left, such as `4:05`, `1:02:03`, `2 d 3 h`, or `7.4` near the end. */
export function timeLeft(millis) {
  if (millis >= DAY) {
    return say('game.days-left', Math.floor(millis / DAY), Math.floor(millis % DAY / HOUR));
  }
  if (millis < SHORT) {
    return (Math.ceil(millis / 100) / 10).toFixed(1);
  }
  const seconds = Math.ceil(millis / SECOND);
  const two = number => `${number}`.padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Returns a clock's setting, such as `5m+3s` or `3d/move`, in words. */
export function settingInWords(setting) {
  if (setting === 'off') {
    return say('game.clock-off');
  }
  const days = /^(\d+)d\/move$/.exec(setting);
  if (days !== null) {
    return say(days[1] === '1' ? 'game.clock-day' : 'game.clock-days', days[1]);
  }
  const live = /^(\d+)m(?:\+(\d+)s)?$/.exec(setting);
  return live === null ? setting : say('game.clock-live', live[1], live[2] ?? 0);
}
