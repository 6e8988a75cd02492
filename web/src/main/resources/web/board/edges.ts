import { createSvg } from './svg.ts';
import type { Geometry, Box } from './geometry.ts';

/** The distance of the notches on the edges. */
const NOTCH_DISTANCE = 50;

/**
 * Creates the coloured edges of a board whose edges are joined: those of the first side at the top and
 * the bottom, those of the second at the left and the right, with notches in the direction in which the
 * side goes. Other boards have none.
 */
export function createEdges(geometry: Geometry) {
  const { edgeWidth } = geometry;
  if (edgeWidth === 0) {
    return [];
  }
  const { x, y, width, height } = geometry.cellBox();
  const gap = 3;
  const thick = edgeWidth - 2 * gap;
  const bar: (side: Side, box: Box) => SVGElement = (side, box) =>
    createSvg(
      'g',
      { class: `edge ${side}` },
      createSvg('rect', { class: 'edge-bar', rx: 4, ...box }),
      createSvg('path', { class: 'notch', d: notches(side, box) }),
    );
  return [
    bar('first', { x, y: y - gap - thick, width, height: thick }),
    bar('first', { x, y: y + height + gap, width, height: thick }),
    bar('second', { x: x - gap - thick, y, width: thick, height }),
    bar('second', { x: x + width + gap, y, width: thick, height }),
  ];
}

/** Returns the notches of an edge as a path. */
function notches(side: Side, { x, y, width, height }: Box) {
  const isAcross = side === 'first';
  const length = isAcross ? width : height;
  const steps = Array.from(
    { length: Math.floor(length / NOTCH_DISTANCE) },
    (_, index) => (index + 0.5) * NOTCH_DISTANCE,
  );
  return steps
    .map(step =>
      isAcross ? `M${x + step} ${y + 2} v${height - 4}` : `M${x + 2} ${y + step} h${width - 4}`,
    )
    .join(' ');
}
