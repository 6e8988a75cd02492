import { outcomeFor } from './end-card.js';
import { Sound } from './sound.js';
import { SHORT_TIME } from './time.js';

/** @typedef {import('./game-model.js').GameModel} GameModel */

/** The sounds of a game's page: moves, captures, little time left, and the end. */
export class GameSounds {
  #sound = new Sound();

  /** The ply at which little time was left last, so that each turn warns once. */
  #warnedPly = -1;

  get isOn() {
    return this.#sound.isOn;
  }

  /** Turns sounds on or off. */
  toggle() {
    this.#sound.toggle();
  }

  /**
   * Plays the sound of an event.
   *
   * @param {Api.Event} event
   * @param {Api.Game} before the state before it
   */
  playEvent(event, before) {
    if (event.ending !== '' && before.ending === '') {
      const outcome = outcomeFor({ ...before, result: event.result });
      this.#sound.play(outcome === 'won' || outcome === 'lost' ? outcome : 'end');
    } else if (event.move && event.ply > before.ply) {
      const isCapture = event.move.effects.some(
        ({ what }) => what === 'removed' || what === 'turned',
      );
      this.#sound.play(isCapture ? 'capture' : 'move');
    }
  }

  /**
   * Warns when the player has little time left; call it several times a second.
   *
   * @param {GameModel} model
   */
  watch(model) {
    const { you, ply } = model.state;
    if (you === '' || !model.isMyTurn || ply === this.#warnedPly) {
      return;
    }
    const left = model.timeLeftMillis(you);
    if (left !== undefined && left < SHORT_TIME) {
      this.#warnedPly = ply;
      this.#sound.play('low-time');
    }
  }
}
