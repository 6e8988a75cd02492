import { createMarks } from './marks.js';
import { createSvg } from './svg.js';

/** @typedef {import('./labels.js').BoardLabels} BoardLabels */

/** The marks of tiles that the legend explains. */
const MARKS = ['complete', 'spoiled'];

const CELL = { name: '', x: 0, y: 0, row: 0, place: 0, shade: 0 };

/**
 * Creates the explanation of the marks on tiles. It is a picture with text: the labels of the cells
 * say the same.
 *
 * @param {BoardLabels} labels
 */
export function createLegend(labels) {
  const list = document.createElement('ul');
  list.className = 'legend';
  for (const kind of MARKS) {
    const item = document.createElement('li');
    item.append(
      createSvg(
        'svg',
        { viewBox: '-50 -50 100 100', 'aria-hidden': 'true' },
        createSvg('rect', { class: 'legend-tile', x: -46, y: -46, width: 92, height: 92, rx: 7 }),
        ...createMarks(kind, [CELL]),
      ),
      labels.text(`board.mark.${kind}`),
    );
    list.append(item);
  }
  return list;
}
