import { createElement } from '../site/dom.js';
import { errorText } from '../site/errors.js';
import { translate } from '../site/messages.js';
import { drawRules } from '../study/rules-view.js';
import { Drawer } from './drawer.js';

/** The rules of the game in a drawer, with boards on which they can be tried. */
export class RulesDrawer extends Drawer {
  #content = createElement('div', { class: 'rules-content' });

  /** Whether the rules were requested. */
  #isLoaded = false;

  /** @param {{ game: string, name: string }} family */
  constructor({ game, name }) {
    super('rules', name);
    this.game = game;
    this.element.append(this.#content);
  }

  /**
   * Opens the drawer.
   *
   * @override
   * @param {string} [rule] the number of the rule to show
   */
  async open(rule = '') {
    super.open();
    await this.#load();
    this.element.querySelector('.rule.named')?.classList.remove('named');
    const named = document.getElementById(`rule-${rule}`);
    if (named !== null) {
      named.classList.add('named');
      named.focus({ preventScroll: true });
      named.scrollIntoView({ block: 'start' });
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
