import { byId, setText } from '../site/dom.ts';
import { translate } from '../site/messages.ts';
import { outcomeFor } from './game-text.ts';
import { Sound } from './sound.ts';
import { SHORT_TIME } from './time.ts';
import type { GameModel } from './game-model.ts';

/** The time in milliseconds from which a player can be warned again, as increments bring it back. */
const ENOUGH_TIME = 1.5 * SHORT_TIME;

/** The sounds of a game's page: moves, captures, little time left, and the end. */
export class GameSounds {
  #sound = new Sound();

  /** Whether the player was warned since they last had enough time. */
  #isWarned = false;

  /** The key of what was said about the time for the first move; empty for nothing. */
  #firstMoveNotice = '';

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
   * @param before the state before it
   */
  playEvent(event: Api.Event, before: Api.Game) {
    if (event.ending !== '' && before.ending === '') {
      const outcome = outcomeFor({ ...before, result: event.result });
      this.#sound.play(outcome === 'won' || outcome === 'lost' ? outcome : 'end');
    } else if (event.move && event.ply > before.ply) {
      const isCapture = event.move.effects.some(
        ({ kind }) => kind === 'removed' || kind === 'turned',
      );
      this.#sound.play(isCapture ? 'capture' : 'move');
    }
  }

  /**
   * Warns when the player has little time left, with a sound and for screen readers; the clock shows
   * it too. It warns once, until the player has enough time again. Call it several times a second.
   */
  watch(model: GameModel) {
    const firstMoveLeft = model.isMyTurn ? model.firstMoveLeftMillis() : undefined;
    if (firstMoveLeft !== undefined) {
      this.#watchFirstMove(firstMoveLeft);
      return;
    }
    this.#firstMoveNotice = '';
    const { side: you, clock } = model.state;
    const left = you === '' ? undefined : model.timeLeftMillis(you);
    if (left === undefined || left >= ENOUGH_TIME) {
      this.#isWarned = false;
      setText(byId('clock-status'), '');
    } else if (left < SHORT_TIME && clock.running === you && !this.#isWarned && !model.isOver) {
      this.#isWarned = true;
      this.#sound.play('low-time');
      setText(byId('clock-status'), translate('game.low-time', SHORT_TIME / 1000));
    }
  }

  /**
   * Says once how long the player has for their first move, and warns once near its end.
   *
   * @param left in milliseconds
   */
  #watchFirstMove(left: number) {
    const isShort = left < SHORT_TIME;
    const notice = isShort ? 'game.first-move-short' : 'game.first-move-yours';
    if (notice === this.#firstMoveNotice) {
      return;
    }
    this.#firstMoveNotice = notice;
    const seconds = Math.ceil((isShort ? SHORT_TIME : left) / 1000);
    setText(byId('clock-status'), translate(notice, seconds));
    if (isShort) {
      this.#sound.play('low-time');
    }
  }
}
