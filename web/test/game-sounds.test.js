import './page-texts.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GameModel } from '../src/main/resources/web/play/game-model.ts';
import { GameSounds } from '../src/main/resources/web/play/game-sounds.ts';
import { game, move, position } from './positions.js';

/**
 * The frequencies of the notes that were played, in hertz.
 *
 * @type {number[]}
 */
let heard = [];

/** The text of the live region. */
const status = Object.assign(new (class HTMLElement {})(), { textContent: '' });

class FakeAudio {
  currentTime = 0;

  createOscillator() {
    return {
      frequency: {
        set value(/** @type {number} */ hertz) {
          heard.push(hertz);
        },
      },
      connect: (/** @type {object} */ next) => next,
      start() {},
      stop() {},
    };
  }

  createGain() {
    const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect() {} };
  }
}

const page = document.getElementById.bind(document);
Object.assign(globalThis, { AudioContext: FakeAudio, HTMLElement: status.constructor });
Object.defineProperty(globalThis, 'navigator', { value: { vibrate: () => true } });
Object.assign(document, {
  getElementById: (/** @type {string} */ id) => (id === 'clock-status' ? status : page(id)),
});

/**
 * Returns what is heard of an event.
 *
 * @param {Partial<Api.Event>} fields
 * @param {GameSounds} [sounds]
 */
function soundsOf(fields, sounds = new GameSounds()) {
  heard = [];
  const before = game();
  const event = { ply: before.ply, ending: '', ...fields };
  sounds.playEvent(/** @type {Api.Event} */ (event), before);
  return heard;
}

/** @type {Api.Effect} */
const REMOVED = {
  kind: 'removed',
  from: '',
  cell: 'a1',
  piece: { side: 'first', kind: 'mole', number: 0, pattern: 0 },
};

test('a move, a capture and each end have sounds of their own', () => {
  const second = move('b1b2', 'second');
  const all = [
    soundsOf({ ply: 2, move: second }),
    soundsOf({ ply: 2, move: { ...second, effects: [REMOVED] } }),
    soundsOf({ ending: 'resigned', result: '1-0' }),
    soundsOf({ ending: 'resigned', result: '0-1' }),
    soundsOf({ ending: 'drawn', result: '1/2-1/2' }),
  ];
  assert.ok(all.every(notes => notes.length > 0));
  assert.equal(new Set(all.map(String)).size, all.length);
});

test('an event without a move makes no sound, and none is heard with sounds off', () => {
  assert.deepEqual(soundsOf({}), []);
  const sounds = new GameSounds();
  sounds.toggle();
  assert.deepEqual(soundsOf({ ply: 2, move: move('b1b2', 'second') }, sounds), []);
  sounds.toggle();
});

test('little time is told once, until there is enough again', () => {
  const sounds = new GameSounds();
  /** @type {(first: number) => number} */
  const watch = first => {
    heard = [];
    const clock = {
      timeControl: '1m+10s',
      running: /** @type {const} */ ('first'),
      timeMillis: 0,
      firstMillis: first,
    };
    sounds.watch(new GameModel(game({ position: position(), clock })));
    return heard.length;
  };
  assert.equal(watch(21_000), 0);
  assert.equal(watch(19_000), 2);
  assert.match(status.textContent, /20 seconds/);
  assert.equal(watch(18_000), 0);
  assert.equal(watch(25_000), 0);
  assert.equal(watch(19_000), 0);
  assert.equal(watch(31_000), 0);
  assert.equal(status.textContent, '');
  assert.equal(watch(19_000), 2);
});

test('the opponent\u2019s clock does not warn', () => {
  heard = [];
  const clock = {
    timeControl: '1m',
    running: /** @type {const} */ ('second'),
    timeMillis: 0,
    firstMillis: 5_000,
  };
  new GameSounds().watch(new GameModel(game({ clock: { ...clock, secondMillis: 5_000 } })));
  assert.deepEqual(heard, []);
});

test('the time for the first move is said once, and warned of once', () => {
  const sounds = new GameSounds();
  /** @type {(firstMove: number | undefined, you?: Side) => string} */
  const watch = (firstMove, you = 'first') => {
    heard = [];
    const clock = {
      timeControl: '5m',
      running: /** @type {const} */ (''),
      timeMillis: 0,
      firstMillis: 300_000,
    };
    sounds.watch(
      new GameModel(
        game({ side: you, position: position(), clock: { ...clock, firstMoveMillis: firstMove } }),
      ),
    );
    return `${status.textContent} ${heard.length > 0}`;
  };
  assert.match(watch(60_000, 'second'), /^ false/);
  assert.match(watch(60_000), /60 seconds.*first move false/);
  assert.match(watch(41_000), /60 seconds.*false/);
  assert.match(watch(19_000), /Less than 20 seconds.*first move true/);
  assert.match(watch(12_000), /Less than 20 seconds.*false/);
  assert.match(watch(undefined), /^ false/);
});
