import { iconButton } from '/board/icons.js';
import { picture, turned } from '/board/pieces.js';
import { svg } from '/board/svg.js';
import { make, setText } from '/site/dom.js';
import { say } from '/site/words.js';
import { Draft } from './draft.js';
import { editorWords, line } from './positions.js';

/**
 * An editor of positions: pieces are put on the board from a palette, or the text of the position is
 * typed. What could not be played on is refused with the reason.
 */
export class Editor {
  #asked = 0;

  /**
   * @param element the form: it has places `.palette`, `.sides`, `.position-text`, `.verdict` and
   *   buttons `.clear`, `.original`, `.cancel`, `.use`
   * @param board the board element on which the draft is shown
   * @param done is told what the server says of the position that is to be used, or undefined
   */
  constructor(element, board, done) {
    this.element = element;
    this.board = board;
    this.done = done;
    this.field = this.#part('.position-text');
    this.#part('.clear').addEventListener('click', () => this.#change(draft => draft.clear()));
    this.#part('.original').addEventListener('click', () => this.#read(this.words.start));
    this.#part('.cancel').addEventListener('click', () => done(undefined));
    this.field.addEventListener('input', () => this.#read(this.field.value));
    element.addEventListener('submit', event => {
      event.preventDefault();
      this.#finish();
    });
  }

  #part(selector) {
    return this.element.querySelector(selector);
  }

  /** Begins with a position of a game. */
  async open(id, position, description, sides) {
    this.id = id;
    this.sides = sides;
    this.words = await editorWords(id);
    this.draft = new Draft(description, this.words);
    this.draft.read(position);
    this.#drawPalette();
    this.#drawSides();
    const rest = `analysis.edit.rest.${id.game}`;
    setText(this.#part('.rest-hint'), say(rest) === rest ? '' : say(rest));
    await this.#show();
  }

  /** Takes a cell that was chosen on the board. */
  choose(cell) {
    this.#change(draft => draft.put(cell, this.piece));
  }

  #drawPalette() {
    const entries = this.words.pieces.map(({ piece }) => piece);
    // Of the turns of a tile one is enough: it can be turned.
    const kinds = entries.filter((piece, index) => piece.kind !== 'tile'
      || entries.findIndex(other => isSameTile(piece, other)) === index);
    const choices = [undefined, ...kinds].map((piece, index) => this.#choice(piece, index));
    const palette = this.#part('.palette');
    palette.className = `palette game-${this.id.game}`;
    palette.replaceChildren(...choices);
    this.piece = kinds[0];
    choices[1].querySelector('input').checked = true;
    this.#part('.turns').replaceChildren(...(kinds.length === entries.length ? [] : [
      iconButton('turn-left', this.board.words.say('board.turn-left'), () => this.#turn(-1)),
      iconButton('turn-right', this.board.words.say('board.turn-right'), () => this.#turn(1)),
    ]));
  }

  /** Turns the chosen tile by quarters, clockwise where positive. */
  #turn(quarters) {
    const choice = this.#part('.palette input:checked').closest('label');
    if (this.piece !== undefined) {
      this.piece = turned(this.piece, (quarters + 4) % 4);
      choice.querySelector('svg').replaceChildren(picture(this.piece));
      choice.querySelector('input').setAttribute('aria-label', this.board.words.piece(this.piece));
      choice.querySelector('input').onchange = this.#chooser(this.piece);
    }
  }

  #chooser(piece) {
    return () => { this.piece = piece; };
  }

  #choice(piece, index) {
    const name = piece === undefined ? say('analysis.edit.nothing') : this.board.words.piece(piece);
    const sign = piece === undefined
      ? svg('path', { class: 'cross', d: 'M-28 -28 L28 28 M28 -28 L-28 28' }) : picture(piece);
    const input = make('input', { type: 'radio', name: 'piece', value: index, 'aria-label': name });
    input.onchange = this.#chooser(piece);
    return make('label', { class: 'choice', title: name }, input,
      make('span', {}, svg('svg', { viewBox: '-50 -50 100 100', 'aria-hidden': 'true' }, sign)));
  }

  #drawSides() {
    this.#part('.sides').replaceChildren(...['first', 'second'].map(side =>
      make('label', { class: 'choice' },
        make('input', {
          type: 'radio', name: 'side', value: side,
          change: () => this.#change(draft => { draft.toMove = side; }),
        }),
        make('span', {}, this.sides[side]))));
  }

  async #change(change) {
    change(this.draft);
    await this.#show();
  }

  /** Shows the draft, and what the rules say of it. */
  async #show() {
    this.board.show(this.draft.shown());
    this.#part(`.sides input[value=${this.draft.toMove}]`).checked = true;
    this.field.value = this.draft.text();
    await this.#judge(this.field.value);
  }

  /** Reads a text, and shows it where it is a position. */
  async #read(text) {
    const answer = await this.#judge(text);
    if (answer !== undefined) {
      this.draft.read(answer.position);
      this.board.show(this.draft.shown());
      this.#part(`.sides input[value=${this.draft.toMove}]`).checked = true;
      if (document.activeElement !== this.field) {
        this.field.value = text;
      }
    }
  }

  /** Returns the position of a text, or undefined where it is none or another was asked since. */
  async #judge(text) {
    this.#asked += 1;
    const mine = this.#asked;
    let answer;
    let says = '';
    try {
      answer = await line(this.id, { position: text });
      says = answer.ending === '' ? say('analysis.edit.good') : answer.ending;
    } catch (refusal) {
      says = refusal.says || say('analysis.offline');
    }
    if (mine !== this.#asked) {
      return undefined;
    }
    const verdict = this.#part('.verdict');
    verdict.classList.toggle('bad', answer === undefined);
    setText(verdict, says);
    this.field.setAttribute('aria-invalid', answer === undefined);
    return answer;
  }

  async #finish() {
    const answer = await this.#judge(this.field.value);
    if (answer !== undefined) {
      this.done(answer);
    }
  }
}

function isSameTile(one, other) {
  return one.side === other.side && one.number === other.number && other.kind === 'tile';
}
