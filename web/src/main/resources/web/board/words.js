import { directions } from './pieces.js';

/** What the board says, put together from the texts of the page; no word of a language is here. */
export class Words {
  /** @param says texts by key, in which `{0}`, `{1}` and so on stand for arguments */
  constructor(says) {
    this.says = says;
  }

  /** Returns a text with its arguments. */
  say(key, ...values) {
    const text = this.says[key] ?? key;
    return text.replace(/\{(\d)\}/g, (_, index) => values[index] ?? '');
  }

  side(side) {
    return this.say(`side.${side}`);
  }

  /** Returns what a piece is, and what a tile marks. */
  piece(piece) {
    const kind = this.say(`piece.${piece.kind}`);
    if (piece.kind !== 'tile') {
      return this.say('board.piece', kind, this.side(piece.side));
    }
    const marks = directions(piece).map(at => this.say(`board.direction.${at}`)).join(' ');
    const name = this.say('board.tile', kind, this.side(piece.side), piece.number);
    return `${name}, ${this.say('board.pattern', marks)}`;
  }

  /**
   * Returns the label of a cell.
   *
   * @param states what it is besides: keys such as `state.legal` or `mark.throne`
   * @param wanted how many patterns of each side want it
   */
  cell(name, piece, states, wanted = {}) {
    const what = piece === undefined ? this.say('board.empty') : this.piece(piece);
    const label = this.say('board.cell', name, what);
    const wishes = Object.entries(wanted)
      .map(([side, count]) => this.say('board.wanted', this.side(side), count));
    return [label, ...states.map(state => this.say(`board.${state}`)), ...wishes].join(', ');
  }

  /** Returns what a move does, in one sentence. */
  move({ move, side, effects }) {
    const done = effects.map(effect => this.#effect(effect)).join('; ');
    return this.say('board.moved', this.side(side), move, done);
  }

  #effect({ what, from, cell, piece }) {
    const key = `effect.${what}`;
    const kind = this.say(`piece.${piece.kind}`);
    switch (what) {
      case 'moved': return this.say(key, kind, from, cell);
      case 'laid': return this.say(key, kind, piece.number, cell);
      default: return this.say(key, kind, this.side(piece.side), cell);
    }
  }
}
