import { byId, createElement } from '../site/dom.js';
import { translate } from '../site/messages.js';
import { loadSetting, saveSetting } from '../site/storage.js';
import { EventQueue } from './event-queue.js';

const STORAGE_NAME = 'pace';

/**
 * The least time between two moves of computers, in milliseconds.
 *
 * @type {Record<string, number>}
 */
const PACES = { fast: 0, normal: 1500, slow: 4000, stop: Infinity };

/** The choice of the speed at which a game between two computers is shown. */
export class Pace {
  /** @param {(message: any) => void} onMessage receives the messages that were added to the queue */
  constructor(onMessage) {
    this.queue = new EventQueue(onMessage);
  }

  /**
   * Shows the choice in a game between two computers that is in progress.
   *
   * @param {import('./game-model.js').GameModel} model
   */
  draw(model) {
    const place = byId('pace');
    const isWatched = !model.isOver && model.state.seats.every(({ player }) => player !== 'human');
    if (isWatched && place.childElementCount === 0) {
      this.#create(place);
    }
    place.hidden = !isWatched;
  }

  /** @param {HTMLElement} place */
  #create(place) {
    /** @type {string} */
    const stored = loadSetting(STORAGE_NAME, 'normal');
    const chosen = stored in PACES && stored !== 'stop' ? stored : 'normal';
    const options = Object.keys(PACES).map(name =>
      createElement(
        'option',
        { value: name, selected: name === chosen },
        translate(`game.pace.${name}`),
      ),
    );
    const change = () => {
      this.queue.pauseMillis = PACES[select.value];
      saveSetting(STORAGE_NAME, select.value);
    };
    const select = createElement('select', { id: 'pace-choice', change }, ...options);
    place.append(createElement('label', { for: 'pace-choice' }, translate('game.pace')), select);
    this.queue.pauseMillis = PACES[chosen];
  }
}
