import { required } from './required.ts';

/** Returns the name of the cell that an element belongs to, or undefined. */
export function cellOf(target: EventTarget | null) {
  const cell = target instanceof Element ? target.closest('[data-cell]') : null;
  return cell?.getAttribute('data-cell') ?? undefined;
}

/** Returns the cell that an event of the grid concerns. */
export function cellOfEvent(event: Event) {
  return required(cellOf(event.target), 'a cell');
}
