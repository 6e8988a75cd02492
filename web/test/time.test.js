import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page-texts.js';

const { formatClockSetting } = await import('../src/main/resources/web/play/time.ts');

test('every time control is written in words', () => {
  /** @type {Record<string, string>} */
  const words = {
    off: 'No clock',
    '60s': '1 minute',
    '10m': '10 minutes',
    '90m': '1 hour 30 minutes',
    '60s+1s': '1 min + 1 sec',
    '5m+3s': '5 min + 3 sec',
    '90s+500ms': '1 min 30 sec + 0.5 sec',
    '30s/move': '30 seconds a move',
    '1d/move': '1 day a move',
    '3d/move': '3 days a move',
    '14d': '14 days',
    '10m,5m': '10 minutes against 5 minutes',
  };
  for (const [setting, expected] of Object.entries(words)) {
    assert.equal(formatClockSetting(setting), expected);
  }
});

test('a time control that the page does not know is shown as it is', () => {
  assert.equal(formatClockSetting('40/90m'), '40/90m');
});
