import { byId, createElement } from '../site/dom.ts';
import { createIcon } from '../site/icons.ts';
import { translate } from '../site/messages.ts';

/** What was refused: the whole reason, and its parts where a rule of the game is broken. */
type Refused = { message: string; refusal?: Api.Refusal };

/** The refusals in the rail of the board. They leave with the next action. */
export class BoardMessages {
  readonly onRule;
  readonly onCells;

  #element = byId('refused');

  /** Counts the changes, so that an answer that comes late is not shown. */
  #version = 0;

  /**
   * @param game the name of the family, for the address of its rules
   * @param listener.onRule called when the link of a rule is pressed
   * @param listener.onCells called with the cells that the shown refusal is about, or with none
   *   when it leaves
   */
  constructor(
    readonly game: string,
    { onRule, onCells }: { onRule: (rule: string) => void; onCells: (cells: string[]) => void },
  ) {
    this.onRule = onRule;
    this.onCells = onCells;
  }

  /** Shows why something was refused. */
  showRefusal({
    message,
    refusal: { reason, rule, cells } = { reason: message, rule: '', cells: [] },
  }: Refused) {
    this.#version += 1;
    const text = reason || translate('game.failed');
    this.#element.replaceChildren(
      createElement('p', { class: startsWithCell(text) && 'as-written' }, text),
      ...(rule === '' ? [] : [this.#createLink(rule)]),
      createCloseButton(() => this.hideRefusal()),
    );
    this.#element.hidden = false;
    this.onCells(cells);
  }

  /**
   * Shows a refusal that has to be requested, unless another action comes first.
   *
   * @param answer its `message` is empty where nothing was refused
   */
  async showLater(answer: Promise<Refused>) {
    const version = this.#version;
    const refused = await answer;
    if (refused.message !== '' && version === this.#version) {
      this.showRefusal(refused);
    }
  }

  hideRefusal() {
    this.#version += 1;
    if (!this.#element.hidden) {
      this.#element.hidden = true;
      this.#element.replaceChildren();
      this.onCells([]);
    }
  }

  #createLink(rule: string) {
    const open = (event: Event) => {
      event.preventDefault();
      this.onRule(rule);
    };
    return createElement(
      'a',
      { class: 'rule-link', href: `/learn/${this.game}#rule-${rule}`, click: open },
      translate('game.rule', rule),
    );
  }
}

/**
 * Returns whether a text begins with the name of a cell, such as b1, which has no capital letter.
 */
function startsWithCell(text: string) {
  return /^[a-z]\d/.test(text);
}

/** Returns a button with a cross. */
export function createCloseButton(onClose: () => void) {
  const label = translate('game.close');
  const attributes = { type: 'button', class: 'tool close', 'aria-label': label, title: label };
  return createElement('button', { ...attributes, click: onClose }, createIcon('close'));
}
