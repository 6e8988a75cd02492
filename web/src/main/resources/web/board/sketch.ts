import { toggleAnnotation, type Annotation } from './annotations.ts';

/** The arrows and circles that the user draws: between two cells, or on one. */
export class Sketch {
  #finished: Annotation[] = [];
  #current: { from: string; to: string } | undefined;

  /** What is drawn, with the annotation that is being drawn. */
  get annotations() {
    return this.#current === undefined
      ? this.#finished
      : [...this.#finished, annotationOf(this.#current)];
  }

  get isDrawing() {
    return this.#current !== undefined;
  }

  /** Begins an annotation. */
  begin(cell: string) {
    this.#current = { from: cell, to: cell };
  }

  /** Leads the annotation to a cell; outside the board it stays where it is. */
  extend(cell: string | undefined) {
    if (this.#current !== undefined && cell !== undefined) {
      this.#current.to = cell;
    }
  }

  /** Finishes the annotation: one that was there before is removed. */
  finish() {
    if (this.#current !== undefined) {
      this.#finished = toggleAnnotation(this.#finished, annotationOf(this.#current));
    }
    this.#current = undefined;
  }

  /** Drops the annotation that is being drawn. */
  cancel() {
    this.#current = undefined;
  }

  /** Removes everything. */
  clear() {
    this.#finished = [];
    this.#current = undefined;
  }
}

function annotationOf({ from, to }: { from: string; to: string }): Annotation {
  return from === to ? { kind: 'circle', cell: from } : { kind: 'arrow', from, to };
}
