import { createElement } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { pushState, turnPushOff, turnPushOn, type PushState } from '../site/push.ts';
import { QuietHours } from './quiet-hours.ts';

/** A card with the switch for notifications on this device, and what they are about. */
export class PushSwitch {
  #status = createElement('p', { class: 'hint', role: 'status', id: 'push-status' });

  #box: HTMLInputElement = createElement('input', {
    type: 'checkbox',
    role: 'switch',
    id: 'push-switch',
    'aria-describedby': 'push-status',
    change: () => this.#change(),
  });

  #quietHours = new QuietHours();

  /**
   * @param card an empty element
   * @param onState receives each state
   */
  constructor(
    card: HTMLElement,
    readonly onState: (isOn: boolean) => void = () => {},
  ) {
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

  #show(state: PushState) {
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
