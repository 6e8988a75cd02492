/** The refusals in the rail of the board. They leave with the next action. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { byId } from '../site/dom.ts';
import { translate } from '../site/messages.ts';
import { View } from '../site/view.ts';
import { closeButton } from './close-button.ts';

/** What was refused: the whole reason, and its parts where a rule of the game is broken. */
type Refused = { message: string; refusal?: Api.Refusal };

/** The text of a shown refusal, empty for none, and the number of its rule, empty without one. */
type Shown = { readonly text: string; readonly rule: string };

const NONE: Shown = { text: '', rule: '' };

export class BoardMessages {
  #view = new View<Shown>(byId('refused'), NONE, shown => this.#template(shown));

  /** Counts the changes, so that an answer that comes late is not shown. */
  #version = 0;

  /**
   * @param game the name of the family, for the address of its rules
   * @param onRule called when the link of a rule is pressed
   * @param onCells called with the cells that the shown refusal is about, or with none when it leaves
   */
  constructor(
    readonly game: string,
    readonly onRule: (rule: string) => void,
    readonly onCells: (cells: string[]) => void,
  ) {}

  /** Shows why something was refused. */
  showRefusal({ message, refusal }: Refused): void {
    this.#version += 1;
    const { reason, rule, cells } = refusal ?? { reason: message, rule: '', cells: [] };
    this.#view.update({ text: reason || translate('game.failed'), rule });
    this.onCells(cells);
  }

  /**
   * Shows a refusal that has to be requested, unless another action comes first.
   *
   * @param answer its `message` is empty where nothing was refused
   */
  async showLater(answer: Promise<Refused>): Promise<void> {
    const version = this.#version;
    const refused = await answer;
    if (refused.message !== '' && version === this.#version) {
      this.showRefusal(refused);
    }
  }

  hideRefusal(): void {
    this.#version += 1;
    if (this.#view.state.text !== '') {
      this.#view.update(NONE);
      this.onCells([]);
    }
  }

  #template({ text, rule }: Shown): TemplateResult | typeof nothing {
    const open = (event: Event) => {
      event.preventDefault();
      this.onRule(rule);
    };
    // A text that begins with the name of a cell, such as b1, gets no capital letter.
    const style = /^[a-z]\d/.test(text) ? 'as-written' : '';
    return text === ''
      ? nothing
      : html`<p class=${style}>${text}</p>
          ${
            rule === ''
              ? nothing
              : html`<a class="rule-link" href="/learn/${this.game}#rule-${rule}" @click=${open}
                  >${translate('game.rule', rule)}</a
                >`
          }
          ${closeButton(() => this.hideRefusal())}`;
  }
}
