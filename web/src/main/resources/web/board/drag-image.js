import { createSvg } from './svg.js';

/** The picture of a dragged piece. It follows the pointer over the whole window. */
export class DragImage {
  /**
   * @param {ShadowRoot} root the parent of the picture
   * @param {string} game the family whose colours it has
   * @param {number} size the width of a cell in pixels
   * @param {SVGElement} picture
   */
  constructor(root, game, size, picture) {
    this.element = document.createElement('div');
    this.element.className = `drag-image game-${game}`;
    this.element.style.setProperty('--size', `${size}px`);
    this.element.append(
      createSvg('svg', { viewBox: '-50 -50 100 100', 'aria-hidden': 'true' }, picture),
    );
    root.append(this.element);
  }

  /**
   * Centres the picture on a point of the window.
   *
   * @param {number} clientX
   * @param {number} clientY
   */
  move(clientX, clientY) {
    this.element.style.translate = `calc(${clientX}px - 50%) calc(${clientY}px - 50%)`;
  }

  remove() {
    this.element.remove();
  }
}
