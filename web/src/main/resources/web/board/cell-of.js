import { required } from './required.js';

/**
 * Returns the name of the cell that an element belongs to, or undefined.
 *
 * @param {EventTarget | null} target
 */
export function cellOf(target) {
  const cell = target instanceof Element ? target.closest('[data-cell]') : null;
  return cell?.getAttribute('data-cell') ?? undefined;
}

/**
 * Returns the cell that an event of the grid concerns.
 *
 * @param {Event} event
 */
export function cellOfEvent(event) {
  return required(cellOf(event.target), 'a cell');
}
