import { find, setText } from '../site/dom.ts';

/**
 * Returns the chances of the first side, in hundredths.
 *
 * @param advantage from -1, the first side loses, to 1, it wins
 */
export function shareOf(advantage: number): number {
  return Math.round(50 + 50 * advantage);
}

/**
 * A bar that shows which side is better: the part of the first side grows from the left. At its ends
 * are the chances of both, in hundredths.
 */
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
    const share = shareOf(bar);
    this.fill.style.setProperty('--share', `${50 + 50 * bar}%`);
    setText(find(this.element, '.share.first'), String(share));
    setText(find(this.element, '.share.second'), String(100 - share));
    this.element.classList.toggle('certain', isCertain);
    this.element.setAttribute('aria-valuenow', String(bar));
    this.element.setAttribute('aria-valuetext', `${text} (${share} : ${100 - share})`);
    this.element.title = text;
  }
}
