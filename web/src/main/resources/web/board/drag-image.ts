import { createSvg } from './svg.ts';

/** The picture of a dragged piece. It follows the pointer over the whole window. */
export class DragImage {
  readonly element;

  /**
   * @param root the parent of the picture
   * @param game the family whose colours it has
   * @param size the width of a cell in pixels
   */
  constructor(root: ShadowRoot, game: string, size: number, picture: SVGElement) {
    this.element = document.createElement('div');
    this.element.className = `drag-image game-${game}`;
    this.element.style.setProperty('--size', `${size}px`);
    this.element.append(
      createSvg('svg', { viewBox: '-50 -50 100 100', 'aria-hidden': 'true' }, picture),
    );
    root.append(this.element);
  }

  /** Centres the picture on a point of the window. */
  move(clientX: number, clientY: number) {
    this.element.style.translate = `calc(${clientX}px - 50%) calc(${clientY}px - 50%)`;
  }

  remove() {
    this.element.remove();
  }
}
