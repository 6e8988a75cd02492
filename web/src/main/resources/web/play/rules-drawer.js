import { byId, createElement } from '../site/dom.js';
import { errorText } from '../site/errors.js';
import { translate } from '../site/messages.js';
import { drawRules } from '../study/rules-view.js';
import { createCloseButton } from './board-messages.js';

/** The rules of the game in a drawer over the page, with boards on which they can be tried. */
export class RulesDrawer {
  #element = byId('rules-drawer', HTMLDialogElement);
  #content = createElement('div', { class: 'rules-content' });

  /** Whether the rules were requested. */
  #isLoaded = false;

  /** @param {{ game: string, name: string }} family */
  constructor({ game, name }) {
    this.game = game;
    const title = createElement('h2', { id: 'rules-title', tabindex: -1 }, name);
    this.#element.setAttribute('aria-labelledby', title.id);
    this.#element.append(
      createElement(
        'div',
        { class: 'row spread' },
        title,
        createCloseButton(() => this.close()),
      ),
      this.#content,
    );
    this.#element.addEventListener('keydown', event => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        this.close();
      }
    });
    addEventListener('focusin', event => this.#uncover(event.composedPath()[0]));
  }

  /**
   * Closes the drawer where it hides what has received the focus.
   *
   * @param {EventTarget} target
   */
  #uncover(target) {
    if (!this.#element.open || !(target instanceof Element) || this.#element.contains(target)) {
      return;
    }
    const { left, top, width, height } = target.getBoundingClientRect();
    const drawer = this.#element.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    if (x > drawer.left && x < drawer.right && y > drawer.top && y < drawer.bottom) {
      this.#element.close();
    }
  }

  /** Opens the drawer, or closes it. */
  toggle() {
    if (this.#element.open) {
      this.close();
    } else {
      this.open();
    }
  }

  /**
   * Opens the drawer.
   *
   * @param {string} [rule] the number of the rule to show
   */
  async open(rule = '') {
    if (!this.#element.open) {
      this.#element.show();
    }
    byId('rules-title').focus();
    await this.#load();
    this.#element.querySelector('.rule.named')?.classList.remove('named');
    const named = document.getElementById(`rule-${rule}`);
    if (named !== null) {
      named.classList.add('named');
      named.focus({ preventScroll: true });
      named.scrollIntoView({ block: 'start' });
    }
  }

  /** Closes the drawer; the focus goes to its button where it was in the drawer. */
  close() {
    const hadFocus = this.#element.contains(document.activeElement);
    this.#element.close();
    if (hadFocus) {
      byId('tool-rules').focus();
    }
  }

  async #load() {
    if (this.#isLoaded) {
      return;
    }
    this.#isLoaded = true;
    try {
      await drawRules(this.#content, { game: this.game, variant: '' });
      const page = { href: `/learn/${this.game}` };
      this.#content.append(
        createElement('p', {}, createElement('a', page, translate('game.rules-page'))),
      );
    } catch (error) {
      this.#isLoaded = false;
      this.#content.replaceChildren(createElement('p', {}, errorText(error, 'game.failed')));
    }
  }
}
