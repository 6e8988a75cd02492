import { find } from '../site/dom.ts';

/** A bar that shows which side is better; the part of the first side grows from the left. */
export class ScoreBar {
  readonly fill;

  constructor(readonly element: HTMLElement) {
    this.fill = find(element, '.fill');
  }

  /**
   * Shows a score.
   *
   * @param bar from -1, the first side loses, to 1, it wins
   * @param text the score in words
   * @param isCertain whether it is proven, or the game is over
   */
  show(bar: number, text: string, isCertain = false) {
    this.fill.style.setProperty('--share', `${50 + 50 * bar}%`);
    this.element.classList.toggle('certain', isCertain);
    this.element.setAttribute('aria-valuenow', String(bar));
    this.element.setAttribute('aria-valuetext', text);
    this.element.title = text;
  }
}
