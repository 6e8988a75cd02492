/** Views: parts of a page that are drawn of a state, and drawn again by difference. */
import { nothing, render, type TemplateResult } from 'lit/html.js';

/** A part of a page with its state. */
export class View<State extends object> {
  #isDrawn = false;

  /**
   * @param root the element that holds the part; what the server has put there stays until the first
   *   drawing
   * @param state the state, until it changes
   * @param template returns the part for a state, or nothing; it has no effects
   */
  constructor(
    readonly root: HTMLElement,
    public state: Readonly<State>,
    readonly template: (state: Readonly<State>) => TemplateResult | typeof nothing,
  ) {}

  /** Changes a part of the state, and draws what differs. A part without content is hidden. */
  update(changes: Partial<State>): void {
    this.state = { ...this.state, ...changes };
    if (!this.#isDrawn) {
      this.#isDrawn = true;
      this.root.replaceChildren();
    }
    const content = this.template(this.state);
    this.root.hidden = content === nothing;
    render(content, this.root);
  }
}
