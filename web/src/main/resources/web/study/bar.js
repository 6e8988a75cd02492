/** A bar that shows who stands better, filled for the first side from below. */
export class Bar {
  constructor(element) {
    this.element = element;
    this.fill = element.querySelector('.fill');
  }

  /**
   * Shows a score.
   *
   * @param bar from -1, the first side loses, to 1, it wins
   * @param says the score in words
   * @param certain whether it is proven, or the game is over
   */
  show(bar, says, certain = false) {
    this.fill.style.setProperty('--share', `${50 + 50 * bar}%`);
    this.element.classList.toggle('certain', certain);
    this.element.setAttribute('aria-valuenow', bar);
    this.element.setAttribute('aria-valuetext', says);
    this.element.title = says;
  }

  set flipped(isFlipped) {
    this.element.classList.toggle('flipped', isFlipped);
  }
}
