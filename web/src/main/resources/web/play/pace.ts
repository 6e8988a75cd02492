import { byId, createElement } from '../site/dom.ts';
import { translate } from '../site/messages.ts';
import { loadSetting, saveSetting } from '../site/storage.ts';
import { EventQueue } from './event-queue.ts';
import type { GameModel } from './game-model.ts';

const STORAGE_NAME = 'pace';

/** The least time between two moves of computers, in milliseconds. */
const PACES: Record<string, number> = { fast: 0, normal: 1500, slow: 4000, stop: Infinity };

/** The choice of the speed at which a game between two computers is shown. */
export class Pace {
  readonly queue: EventQueue;

  /** @param onMessage receives the messages that were added to the queue */
  constructor(onMessage: (message: any) => void) {
    this.queue = new EventQueue(onMessage);
  }

  /** Shows the choice in a game between two computers that is in progress. */
  draw(model: GameModel) {
    const place = byId('pace');
    const isWatched = !model.isOver && model.state.seats.every(({ player }) => player !== 'human');
    if (isWatched && place.childElementCount === 0) {
      this.#create(place);
    }
    place.hidden = !isWatched;
  }

  #create(place: HTMLElement) {
    const stored: string = loadSetting(STORAGE_NAME, 'normal');
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
