/** @typedef {import('./drawing.js').Drawing} Drawing */

/**
 * Lets Tab lead to one cell only; arrow keys lead to the others.
 *
 * @param {Drawing} drawing
 * @param {string} tabStop
 */
export function setTabStop(drawing, tabStop) {
  for (const [name, element] of drawing.cells) {
    element.setAttribute('tabindex', name === tabStop ? '0' : '-1');
  }
}

/**
 * Gives the cells their accessible names, and marks the selected ones.
 *
 * @param {Drawing} drawing
 * @param {string[]} selected
 * @param {(name: string, piece: Api.Piece | undefined) => string} labelOf
 */
export function labelCells(drawing, selected, labelOf) {
  for (const [name, element] of drawing.cells) {
    element.setAttribute('aria-label', labelOf(name, drawing.pieces.get(name)?.piece));
    if (selected.includes(name)) {
      element.setAttribute('aria-selected', 'true');
    } else {
      element.removeAttribute('aria-selected');
    }
  }
}
