import { createElement } from '../site/dom.js';
import { errorText } from '../site/errors.js';
import { translate } from '../site/messages.js';
import { pushState, turnPushOff, turnPushOn } from '../site/push.js';
import { QuietHours } from './quiet-hours.js';

/** @typedef {import('../site/push.js').PushState} PushState */

/** A card with the switch for notifications on this device, and what they are about. */
export class PushSwitch {
  #status = createElement('p', { class: 'hint', role: 'status', id: 'push-status' });

  /** @type {HTMLInputElement} */
  #box = createElement('input', {
    type: 'checkbox',
    role: 'switch',
    id: 'push-switch',
    'aria-describedby': 'push-status',
    change: () => this.#change(),
  });

  #quietHours = new QuietHours();

  /**
   * @param {HTMLElement} card an empty element
   * @param {(isOn: boolean) => void} [onState] receives each state
   */
  constructor(card, onState = () => {}) {
    this.onState = onState;
    card.replaceChildren(
      createElement('h2', { id: 'push-title' }, translate('site.push.title')),
      createElement(
        'label',
        { class: 'check' },
        this.#box,
        createElement('span', {}, translate('site.push.switch')),
      ),
      this.#status,
      this.#quietHours.element,
    );
    card.hidden = false;
  }

  /** Shows the state of this device. */
  async draw() {
    this.#show(await pushState());
  }

  /** @param {PushState} state */
  #show(state) {
    const isOn = state === 'on';
    this.#box.checked = isOn;
    this.#box.disabled = state === 'unsupported' || state === 'denied';
    this.#status.textContent = translate(`site.push.${state}`);
    this.#quietHours.show(isOn);
    this.onState(isOn);
  }

  async #change() {
    const isWanted = this.#box.checked;
    this.#box.setAttribute('aria-busy', 'true');
    try {
      if (isWanted) {
        this.#show(await turnPushOn());
      } else {
        await turnPushOff();
        this.#show('off');
      }
    } catch (error) {
      this.#box.checked = !isWanted;
      this.#status.textContent = errorText(error, 'site.push.failed');
    } finally {
      this.#box.removeAttribute('aria-busy');
    }
  }
}
