import { get, put, remove } from '../site/api.js';
import { createElement } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { translate } from '../site/messages.ts';

/** What the fields show first. */
const USUAL = { from: '22:00', to: '08:00' };

/** The fields for the hours in which the visitor wants no notifications. */
export class QuietHours {
  #status = createElement('p', { class: 'hint', role: 'status', id: 'quiet-status' });

  #box: HTMLInputElement = createElement('input', {
    type: 'checkbox',
    id: 'quiet',
    change: () => this.#save(),
  });

  #from = this.#createTime('from');
  #to = this.#createTime('to');

  #times = createElement(
    'div',
    { class: 'row', hidden: true },
    createElement('label', { class: 'row' }, translate('site.push.quiet-from'), this.#from),
    createElement('label', { class: 'row' }, translate('site.push.quiet-to'), this.#to),
  );

  /** The fields; hidden while notifications are off. */
  element = createElement(
    'div',
    { class: 'stack', hidden: true },
    createElement(
      'label',
      { class: 'check' },
      this.#box,
      createElement('span', {}, translate('site.push.quiet')),
    ),
    this.#times,
    this.#status,
  );

  #isLoaded = false;

  #createTime(name: 'from' | 'to') {
    return createElement('input', {
      type: 'time',
      id: `quiet-${name}`,
      required: true,
      value: USUAL[name],
      change: () => this.#save(),
    });
  }

  async show(isShown: boolean) {
    this.element.hidden = !isShown;
    if (isShown && !this.#isLoaded) {
      this.#isLoaded = true;
      try {
        this.#draw(await get('/push'));
      } catch (error) {
        this.#isLoaded = false;
        this.#status.textContent = errorText(error, 'site.push.failed');
      }
    }
  }

  #draw({ quietHours: quiet }: Api.Push) {
    this.#box.checked = quiet !== undefined;
    this.#times.hidden = quiet === undefined;
    if (quiet !== undefined) {
      this.#from.value = quiet.from;
      this.#to.value = quiet.to;
    }
    this.#status.textContent =
      quiet === undefined ? '' : translate('site.push.quiet-on', quiet.from, quiet.to, quiet.zone);
  }

  async #save() {
    const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
    const [from, to] = [this.#from.value, this.#to.value];
    try {
      this.#draw(
        this.#box.checked
          ? await put('/push/quiet-hours', { from, to, zone })
          : await remove('/push/quiet-hours'),
      );
    } catch (error) {
      this.#status.textContent = errorText(error, 'site.push.failed');
    }
  }
}
