import { vibrate } from '../board/vibration.ts';
import { loadSetting, saveSetting } from '../site/storage.ts';

const STORAGE_NAME = 'sound';

type SoundName = 'move' | 'capture' | 'low-time' | 'won' | 'lost' | 'end' | 'round';

/** The notes of each sound: frequency in hertz, start and length in seconds. */
const SOUNDS: Record<SoundName, [number, number, number][]> = {
  move: [[330, 0, 0.07]],
  capture: [
    [247, 0, 0.07],
    [185, 0.06, 0.1],
  ],
  'low-time': [
    [880, 0, 0.08],
    [880, 0.14, 0.08],
  ],
  won: [
    [392, 0, 0.14],
    [494, 0.13, 0.14],
    [587, 0.26, 0.3],
  ],
  lost: [
    [392, 0, 0.16],
    [330, 0.15, 0.3],
  ],
  end: [
    [392, 0, 0.16],
    [392, 0.2, 0.25],
  ],
  round: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.3],
  ],
};

/** The vibrations that go with them, in milliseconds. */
const VIBRATIONS: Partial<Record<SoundName, number[]>> = {
  capture: [30],
  'low-time': [60, 60, 60],
  won: [60, 50, 120],
  lost: [120],
  round: [60, 50, 60],
};

const VOLUME = 0.12;

/** The sounds of a game. Browsers allow them after the visitor's first click or key. */
export class Sound {
  #audio: AudioContext | undefined;
  #isOn = loadSetting(STORAGE_NAME, true);

  get isOn() {
    return this.#isOn;
  }

  /** Turns sounds on or off, and remembers it. */
  toggle() {
    this.#isOn = !this.#isOn;
    saveSetting(STORAGE_NAME, this.#isOn);
    this.play('move');
  }

  /** Plays a sound, and lets the device vibrate where it can. */
  play(name: SoundName) {
    if (!this.#isOn || !mayPlay()) {
      return;
    }
    vibrate(VIBRATIONS[name] ?? []);
    try {
      const audio = (this.#audio ??= new AudioContext());
      for (const [frequency, start, length] of SOUNDS[name]) {
        playNote(audio, frequency, audio.currentTime + start, length);
      }
    } catch {
      // The device has no sound, or the browser forbids it.
    }
  }
}

/** Whether the visitor has clicked or pressed a key; true where the browser does not say it. */
function mayPlay() {
  try {
    return navigator.userActivation?.hasBeenActive ?? true;
  } catch {
    return true;
  }
}

function playNote(audio: AudioContext, frequency: number, start: number, length: number) {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(VOLUME, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}
