import { isNumberedTile, markedDirections } from './tile.js';

/** The texts of a board: labels of cells and buttons, and sentences about moves. */
export class BoardLabels {
  /**
   * @param {Record<string, string>} texts by key; `{0}`, `{1}` and so on stand for arguments, and
   *   `{1,of}` for a form of a name: the text `side.first.of` for the argument `side.first`
   */
  constructor(texts) {
    this.texts = texts;
  }

  /**
   * Returns the text of a key with its arguments.
   *
   * @param {string} key
   * @param {...(string | number)} values
   */
  text(key, ...values) {
    const text = this.texts[key] ?? key;
    return text.replace(/\{(\d)(?:,(\w+))?\}/g, (_, index, form) =>
      this.#argument(String(values[index] ?? ''), form),
    );
  }

  /**
   * Returns the text of a key, or of one of its forms; an argument that is not a key stays as it is.
   *
   * @param {string} value
   * @param {string | undefined} form
   */
  #argument(value, form) {
    const key = form === undefined || form === 'name' ? value : `${value}.${form}`;
    return this.texts[key] ?? value;
  }

  /**
   * Returns the name of a side.
   *
   * @param {string} side
   */
  side(side) {
    return this.text(`side.${side}`);
  }

  /**
   * Returns the name of a piece, and what a tile marks.
   *
   * @param {Api.Piece} piece
   */
  piece(piece) {
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
   * @param {string} name
   * @param {Api.Piece | undefined} piece the piece on it
   * @param {string[]} states keys such as `state.legal` or `mark.throne`
   * @param {object} [numbers]
   * @param {import('./wanted-cells.js').PatternCounts} [numbers.wanted] how many patterns of each side
   *   want it
   * @param {number} [numbers.value] the number of the piece
   */
  cell(name, piece, states, { wanted = {}, value } = {}) {
    const content = piece === undefined ? this.text('board.empty') : this.piece(piece);
    const label = this.text('board.cell', name, content);
    const counts = Object.entries(wanted).map(([side, count]) =>
      this.text('board.wanted', this.side(side), count),
    );
    const values = value === undefined ? [] : [this.text('board.value', value)];
    const said = states.map(state => this.text(`board.${state}`));
    return [label, ...values, ...said, ...counts].join(', ');
  }

  /**
   * Returns a sentence about a move and its effects.
   *
   * @param {Api.Move} move
   */
  move({ move, side, effects }) {
    return this.text('board.moved', this.side(side), move, this.effects({ side, effects }));
  }

  /**
   * Returns what a move does, such as `mole from a2 to a1`.
   *
   * @param {Pick<Api.Move, 'side' | 'effects'>} move
   */
  effects({ side, effects }) {
    return effects.map(effect => this.#effect(effect, side)).join('; ');
  }

  /**
   * @param {Api.Effect} effect
   * @param {string} mover the side that made the move
   */
  #effect({ kind: what, from, cell, piece }, mover) {
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
