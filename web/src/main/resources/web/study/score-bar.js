import { find } from '../site/dom.js';

/** A bar that shows which side is better; the part of the first side grows from below. */
export class ScoreBar {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.fill = find(element, '.fill');
  }

  /**
   * Shows a score.
   *
   * @param {number} bar from -1, the first side loses, to 1, it wins
   * @param {string} text the score in words
   * @param {boolean} [isCertain] whether it is proven, or the game is over
   */
  show(bar, text, isCertain = false) {
    this.fill.style.setProperty('--share', `${50 + 50 * bar}%`);
    this.element.classList.toggle('certain', isCertain);
    this.element.setAttribute('aria-valuenow', String(bar));
    this.element.setAttribute('aria-valuetext', text);
    this.element.title = text;
  }

  /** @param {boolean} isFlipped */
  set flipped(isFlipped) {
    this.element.classList.toggle('flipped', isFlipped);
  }
}
