import { createBoard } from '../site/board-element.ts';
import { createElement } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { importLater } from '../site/later.ts';
import { translate } from '../site/messages.ts';
import { Drawer } from './drawer.ts';

/** The rules of the game in a drawer, with boards on which they can be tried. */
export class RulesDrawer extends Drawer {
  readonly game;

  #content = createElement('div', { class: 'rules-content' });

  /** Whether the rules were requested. */
  #isLoaded = false;

  constructor({ game, name }: { game: string; name: string }) {
    super('rules', name);
    this.game = game;
    this.element.append(this.#content);
  }

  /**
   * Opens the drawer.
   *
   * @param rule the number of the rule to show
   */
  override async open(rule: string = '') {
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
      type RulesView = typeof import('../study/rules-view.ts');
      const { drawRules } = await importLater<RulesView>('/study/rules-view.ts');
      await drawRules(this.#content, { game: this.game, variant: '' }, createBoard);
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
