import { byId, createElement } from '../site/dom.js';
import { createIcon } from '../site/icons.js';
import { translate } from '../site/messages.js';

/** The refusals over the lower edge of the board. They leave with the next action. */
export class BoardMessages {
  #element = byId('refused');

  /** Counts the changes, so that an answer that comes late is not shown. */
  #version = 0;

  /**
   * @param {string} game the name of the family, for the address of its rules
   * @param {(rule: string) => void} onRule called when the link of a rule is pressed
   */
  constructor(game, onRule) {
    this.game = game;
    this.onRule = onRule;
  }

  /**
   * Shows why something was refused.
   *
   * @param {string} text with the rule in parentheses at the end, where there is one
   */
  showRefusal(text) {
    this.#version += 1;
    const { reason, rule, name } = splitRule(text);
    this.#element.replaceChildren(
      createElement('p', {}, reason, ...(rule === '' ? [] : [' ', this.#createLink(rule, name)])),
      createCloseButton(() => this.hideRefusal()),
    );
    this.#element.hidden = false;
  }

  /**
   * Shows a refusal that has to be requested, unless another action comes first.
   *
   * @param {Promise<string>} text empty where nothing was refused
   */
  async showLater(text) {
    const version = this.#version;
    const refusal = await text;
    if (refusal !== '' && version === this.#version) {
      this.showRefusal(refusal);
    }
  }

  hideRefusal() {
    this.#version += 1;
    this.#element.hidden = true;
    this.#element.replaceChildren();
  }

  /**
   * @param {string} rule
   * @param {string} name
   */
  #createLink(rule, name) {
    /** @param {Event} event */
    const open = event => {
      event.preventDefault();
      this.onRule(rule);
    };
    return createElement(
      'a',
      { class: 'rule-link', href: `/learn/${this.game}#rule-${rule}`, click: open },
      name,
    );
  }
}

/**
 * Returns a button with a cross.
 *
 * @param {() => void} onClose
 */
export function createCloseButton(onClose) {
  const label = translate('game.close');
  const attributes = { type: 'button', class: 'tool close', 'aria-label': label, title: label };
  return createElement('button', { ...attributes, click: onClose }, createIcon('close'));
}

/**
 * Splits a refusal such as "c3 is empty (rule 4)" into the reason, the number of the rule and its
 * name; both are empty where no rule is named.
 *
 * @param {string} text
 */
export function splitRule(text) {
  const pattern = translate('game.rule', '(\\w+)');
  const [, reason, name, rule] = new RegExp(`^(.*) \\((${pattern})\\)$`).exec(text) ?? [];
  return rule === undefined ? { reason: text, rule: '', name: '' } : { reason, rule, name };
}
