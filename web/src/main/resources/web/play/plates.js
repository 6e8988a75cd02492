import { byId, make, setText } from '/site/dom.js';
import { say } from '/site/words.js';
import { SHORT, timeLeft } from './time.js';

/** The two players, above and below the board, with their clocks. */
export class Plates {
  constructor() {
    this.plates = new Map(['top', 'bottom'].map(place => [place, plate(byId(`plate-${place}`))]));
  }

  /**
   * Draws both.
   *
   * @param words those of the board: the names of the sides
   */
  draw(model, words, flipped) {
    this.model = model;
    this.sides = { bottom: flipped ? 'second' : 'first', top: flipped ? 'first' : 'second' };
    for (const [place, parts] of this.plates) {
      this.#draw(parts, model, this.sides[place], words);
    }
    this.tick();
  }

  #draw(parts, model, side, words) {
    const seat = model.seat(side);
    const isMoving = !model.isOver && model.state.position.toMove === side;
    parts.root.className = `plate side-${side}${isMoving ? ' moving' : ''}`;
    parts.root.dataset.game = model.state.game;
    setText(parts.name, seat.taken ? seat.name : say('game.seat-free'));
    const notes = [words[`side.${side}`]];
    if (model.state.you === side) {
      notes.push(say('game.you'));
    }
    if (isMoving) {
      notes.push(say('game.to-move'));
    }
    if (seat.player === 'human' && seat.taken && model.state.you !== side) {
      notes.push(say(seat.here ? 'game.here' : 'game.away'));
    }
    setText(parts.note, notes.join(' · '));
    parts.here.classList.toggle('on', seat.here || seat.player !== 'human');
    parts.result.hidden = !model.isOver || model.state.result === '*';
    setText(parts.result, points(model.state.result, side));
  }

  /** Lets the clocks go on. */
  tick() {
    for (const [place, { clock }] of this.plates) {
      const side = this.sides[place];
      const left = this.model.left(side);
      clock.hidden = left === undefined;
      if (left !== undefined) {
        setText(clock, timeLeft(left));
        const isRunning = this.model.state.clock.running === side;
        clock.classList.toggle('running', isRunning);
        clock.classList.toggle('short', left < SHORT);
      }
    }
  }
}

function plate(root) {
  const parts = {
    root,
    here: make('span', { class: 'presence', 'aria-hidden': 'true' }),
    name: make('strong', { class: 'plate-name' }),
    note: make('span', { class: 'quiet plate-note' }),
    result: make('span', { class: 'plate-result numbers' }),
    clock: make('span', { class: 'clock numbers', role: 'timer', 'aria-live': 'off' }),
  };
  root.replaceChildren(parts.here, make('span', { class: 'plate-who' }, parts.name, parts.note),
    parts.result, parts.clock);
  return parts;
}

/** Returns what a side has won: 1, 0 or a half. */
function points(result, side) {
  if (result === '1/2-1/2') {
    return '½';
  }
  const winner = result === '1-0' ? 'first' : 'second';
  return side === winner ? '1' : '0';
}
