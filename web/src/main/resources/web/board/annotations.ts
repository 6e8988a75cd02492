import { createPiece } from './pieces.ts';
import { createPolygon, createSvg, translateTo, type Point } from './svg.ts';
import type { Drawing } from './drawing.ts';

/**
 * How an annotation is drawn. The styles differ in width and outline as well as in colour: `best` is
 * the widest, `other` narrower, `reply` hollow, `hint` wide with a light edge; `drawn` is for those
 * that the user draws.
 */
type AnnotationStyle = 'best' | 'other' | 'reply' | 'hint' | 'drawn';

/**
 * Something that is drawn over the pieces to point out a move or a cell: an arrow between two cells,
 * a circle around a cell, or a piece that is not there yet. The style is `drawn` by default.
 */
export type Annotation =
  | { kind: 'arrow'; from: string; to: string; style?: AnnotationStyle }
  | { kind: 'circle'; cell: string; style?: AnnotationStyle }
  | { kind: 'piece'; cell: string; piece: Api.Piece; style?: AnnotationStyle };

/** Half the widths of arrows. */
const HALF_WIDTHS: Record<AnnotationStyle, number> = {
  best: 11,
  other: 6.5,
  reply: 7.5,
  hint: 11,
  drawn: 9,
};

/** How far an arrow begins from the middle of its cell, so that the piece stays visible. */
const START_GAP = 30;

/** Creates the drawing of an annotation; undefined where a cell is not drawn. */
export function createAnnotation(
  { geometry, pieceSet }: Drawing,
  annotation: Annotation,
  isFlipped: boolean,
) {
  const { kind, style = 'drawn' } = annotation;
  const start = geometry.cell(kind === 'arrow' ? annotation.from : annotation.cell);
  if (start === undefined) {
    return undefined;
  }
  const className = `annotation ${kind} ${style}`;
  if (kind === 'circle') {
    return createSvg('circle', { class: className, r: 43, ...translateTo(start) });
  }
  if (kind === 'piece') {
    const place = { class: className, ...translateTo(start) };
    return createSvg('g', place, createPiece(annotation.piece, pieceSet, isFlipped));
  }
  const end = geometry.cell(annotation.to);
  return end === undefined || end === start
    ? undefined
    : createPolygon(arrowOutline(start, end, HALF_WIDTHS[style]), 1, { class: className });
}

/** Returns the corners of an arrow from one cell to the middle of another. */
export function arrowOutline(start: Point, end: Point, halfWidth: number) {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const [right, down] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const head = length - 3.4 * halfWidth;
  const corner: (along: number, across: number) => number[] = (along, across) => [
    start.x + along * right - across * down,
    start.y + along * down + across * right,
  ];
  return [
    corner(START_GAP, halfWidth),
    corner(head, halfWidth),
    corner(head, 2.4 * halfWidth),
    corner(length, 0),
    corner(head, -2.4 * halfWidth),
    corner(head, -halfWidth),
    corner(START_GAP, -halfWidth),
  ];
}

/** Returns a list without an annotation where it has it, and with it where it has not. */
export function toggleAnnotation(annotations: Annotation[], annotation: Annotation) {
  const key = JSON.stringify(annotation);
  const others = annotations.filter(other => JSON.stringify(other) !== key);
  return others.length < annotations.length ? others : [...annotations, annotation];
}
