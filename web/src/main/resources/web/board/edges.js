import { createSvg, translateTo } from './svg.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */

/** The distance of the rings on the edges of the second side. */
const RING_DISTANCE = 50;

/**
 * Creates the coloured edges of a board whose edges are joined: those of the first side at the top and
 * the bottom, those of the second at the left and the right, with rings like its pieces. Other boards
 * have none.
 *
 * @param {Geometry} geometry
 */
export function createEdges(geometry) {
  const { edgeWidth } = geometry;
  if (edgeWidth === 0) {
    return [];
  }
  const { x, y, width, height } = geometry.cellBox();
  const gap = 3;
  const thick = edgeWidth - 2 * gap;
  /** @type {(side: Side, box: import('./geometry.js').Box) => SVGElement} */
  const bar = (side, box) =>
    createSvg('g', { class: `edge ${side}` }, createSvg('rect', { class: 'body', rx: 4, ...box }));
  const edges = [
    bar('first', { x, y: y - gap - thick, width, height: thick }),
    bar('first', { x, y: y + height + gap, width, height: thick }),
  ];
  for (const left of [x - gap - thick, x + width + gap]) {
    const edge = bar('second', { x: left, y, width: thick, height });
    for (let down = RING_DISTANCE / 2; down < height; down += RING_DISTANCE) {
      const centre = { x: left + thick / 2, y: y + down };
      edge.append(createSvg('circle', { class: 'edge-ring', r: 4, ...translateTo(centre) }));
    }
    edges.push(edge);
  }
  return edges;
}
