import { isNumberedTile, markedDirections } from './tile.ts';
import type { PatternCounts } from './wanted-cells.ts';

/**
 * Returns a move as people say it; its text where it has no name, such as before the server has
 * answered.
 */
export function nameOf({ move, name }: Pick<Api.Move, 'move' | 'name'>): string {
  return name ?? move;
}

/** The texts of a board: labels of cells and buttons, and sentences about moves. */
export class BoardLabels {
  /**
   * @param texts by key; `{0}`, `{1}` and so on stand for arguments, and `{1,of}` for a form of a
   *   name: the text `side.first.of` for the argument `side.first`
   */
  constructor(readonly texts: Record<string, string>) {}

  /** Returns the text of a key with its arguments. */
  text(key: string, ...values: (string | number)[]) {
    const text = this.texts[key] ?? key;
    return text.replace(/\{(\d)(?:,(\w+))?\}/g, (_, index, form) =>
      this.#argument(String(values[index] ?? ''), form),
    );
  }

  /**
   * Returns the text of a key, or of one of its forms; an argument that is not a key stays as it is.
   */
  #argument(value: string, form: string | undefined) {
    const key = form === undefined || form === 'name' ? value : `${value}.${form}`;
    return this.texts[key] ?? value;
  }

  /** Returns the name of a side. */
  side(side: string) {
    return this.text(`side.${side}`);
  }

  /** Returns the name of a piece, and what a tile marks. */
  piece(piece: Api.Piece) {
    const kind = this.text(`piece.${piece.kind}`);
    if (!isNumberedTile(piece)) {
      return this.text('board.piece', kind, this.side(piece.side));
    }
    const directions = markedDirections(piece).map(direction =>
      this.text(`board.direction.${direction}`),
    );
    const name = this.text('board.tile', kind, this.side(piece.side), piece.number);
    return `${name}, ${this.text('board.pattern', directions.join(' '))}`;
  }

  /**
   * Returns the label of a cell.
   *
   * @param piece the piece on it
   * @param states keys such as `state.legal` or `mark.throne`
   * @param numbers.wanted how many patterns of each side want it
   * @param numbers.value the number of the piece
   */
  cell(
    name: string,
    piece: Api.Piece | undefined,
    states: string[],
    { wanted = {}, value }: { wanted?: PatternCounts; value?: number } = {},
  ) {
    const content = piece === undefined ? this.text('board.empty') : this.piece(piece);
    const label = this.text('board.cell', name, content);
    const counts = Object.entries(wanted).map(([side, count]) =>
      this.text('board.wanted', this.side(side), count),
    );
    const values = value === undefined ? [] : [this.text('board.value', value)];
    const said = states.map(state => this.text(`board.${state}`));
    return [label, ...values, ...said, ...counts].join(', ');
  }

  /** Returns a sentence about a move and its effects. */
  move(move: Api.Move) {
    const { side, effects } = move;
    return this.text('board.moved', this.side(side), nameOf(move), this.effects({ side, effects }));
  }

  /** Returns what a move does, such as `mole from a2 to a1`. */
  effects({ side, effects }: Pick<Api.Move, 'side' | 'effects'>) {
    return effects.map(effect => this.#effect(effect, side)).join('; ');
  }

  /** @param mover the side that made the move */
  #effect({ kind: what, from, cell, piece }: Api.Effect, mover: string) {
    const isCapture = what === 'removed' && piece.side !== mover;
    const key = isCapture ? 'effect.captured' : `effect.${what}`;
    const kind = `piece.${piece.kind}`;
    switch (what) {
      case 'moved':
        return this.text(key, kind, from, cell);
      case 'laid':
        return isNumberedTile(piece)
          ? this.text(key, kind, piece.number, cell)
          : this.text('effect.placed', kind, cell);
      default:
        return this.text(key, kind, `side.${piece.side}`, cell);
    }
  }
}
