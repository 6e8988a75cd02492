import { svg } from './svg.js';

/** How long things take, in milliseconds. */
const GOING = 280;
const FADING = 260;
const TURNING = 360;

/** Returns whether the person wants nothing to move. */
export function isStill() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Shows what a move does. The pieces stand already as they do after the move; each is shown coming
 * to be so.
 */
export function animate(drawing, effects, flipped) {
  for (const effect of effects) {
    const after = drawing.pieces.get(effect.cell)?.element;
    switch (effect.what) {
      case 'moved': go(drawing, effect, after); break;
      case 'laid': appear(after, 0); break;
      case 'king-in': appear(after, GOING + TURNING); break;
      case 'removed': fade(ghost(drawing, effect, effect.piece, flipped), GOING / 2); break;
      case 'king-out': fade(ghost(drawing, effect, effect.piece, flipped), GOING + FADING); break;
      case 'turned': turn(drawing, effect, after, flipped); break;
    }
  }
}

/** Draws a piece that is not there any more. */
function ghost(drawing, { cell }, piece, flipped) {
  return drawing.addPiece(drawing.ghosts, piece, cell, flipped);
}

function go(drawing, { from, cell }, element) {
  const start = drawing.geometry.cell(from);
  const end = drawing.geometry.cell(cell);
  const away = `translate(${start.x - end.x}px, ${start.y - end.y}px)`;
  drawing.men.append(element.parentNode);
  element.animate({ transform: [away, 'none'] }, { duration: GOING, easing: 'ease-in-out' });
}

function appear(element, delay) {
  element?.animate(
    { opacity: [0, 1], transform: ['scale(1.4)', 'none'] },
    { duration: FADING, delay, fill: 'backwards', easing: 'ease-out' });
}

function fade(element, delay) {
  const fading = element.animate(
    { opacity: [1, 0], transform: ['none', 'scale(0.4)'] },
    { duration: FADING, delay, fill: 'both', easing: 'ease-in' });
  fading.onfinish = () => element.parentNode.remove();
}

/** Turns a stone over: its old side narrows away, its new one widens. */
function turn(drawing, effect, after, flipped) {
  const side = effect.piece.side === 'first' ? 'second' : 'first';
  const before = ghost(drawing, effect, { ...effect.piece, side }, flipped);
  const half = { duration: TURNING / 2, fill: 'both' };
  after?.animate(
    { transform: ['scale(0, 1)', 'none'] }, { ...half, delay: GOING + TURNING / 2 });
  const narrowing = before.animate(
    { transform: ['none', 'scale(0, 1)'] }, { ...half, delay: GOING });
  narrowing.onfinish = () => before.parentNode.remove();
}

/** Follows the pointer with a picture, until it is let go; over the table, the hand and beyond. */
export class Carried {
  /**
   * @param root where it is put
   * @param game whose colours it has
   * @param size of a cell, in pixels
   */
  constructor(root, game, size, picture) {
    this.element = document.createElement('div');
    this.element.className = `carried game-${game}`;
    this.element.style.setProperty('--size', `${size}px`);
    this.element.append(svg('svg', { viewBox: '-50 -50 100 100', 'aria-hidden': 'true' }, picture));
    root.append(this.element);
  }

  /** Moves to a place of the window. */
  move(clientX, clientY) {
    this.element.style.translate = `calc(${clientX}px - 50%) calc(${clientY}px - 50%)`;
  }

  drop() {
    this.element.remove();
  }
}

/** Returns where a place of the window is in a drawing. */
export function toDrawing(root, clientX, clientY) {
  return new DOMPoint(clientX, clientY).matrixTransform(root.getScreenCTM().inverse());
}
