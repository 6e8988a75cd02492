import type { Drawing } from './drawing.ts';

/** Lets Tab lead to one cell only; arrow keys lead to the others. */
export function setTabStop(drawing: Drawing, tabStop: string) {
  for (const [name, element] of drawing.cells) {
    element.setAttribute('tabindex', name === tabStop ? '0' : '-1');
  }
}

/** Gives the cells their accessible names, and marks the selected ones. */
export function labelCells(
  drawing: Drawing,
  selected: string[],
  labelOf: (name: string, piece: Api.Piece | undefined) => string,
) {
  for (const [name, element] of drawing.cells) {
    element.setAttribute('aria-label', labelOf(name, drawing.pieces.get(name)?.piece));
    if (selected.includes(name)) {
      element.setAttribute('aria-selected', 'true');
    } else {
      element.removeAttribute('aria-selected');
    }
  }
}
