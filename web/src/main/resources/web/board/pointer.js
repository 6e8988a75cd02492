/** From how many pixels on a press is a drag. */
const SLACK = 6;

/**
 * Mouse, pen and finger: a click picks, a piece is dragged where it can go, an empty place of a
 * table is dragged to move the table, and two fingers or the wheel with Ctrl zoom.
 */
export class Pointer {
  /** @param board what the pointer acts on */
  constructor(board) {
    this.board = board;
    this.down = new Map();
  }

  /** Listens to a drawing. */
  watch(root) {
    root.addEventListener('pointerdown', event => this.press(event, cellAt(event.target)));
    root.addEventListener('pointerover', event => this.board.hover(cellAt(event.target)));
    root.addEventListener('pointerleave', () => this.board.hover(undefined));
    root.addEventListener('wheel', event => this.#wheel(event), { passive: false });
  }

  /** Takes a press on a spot: a cell, or a tile of the hand. */
  press(event, spot) {
    if (event.button !== 0) {
      return;
    }
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.down.size > 1) {
      this.#end();
      this.pinching = true;
    }
    if (this.down.size === 1) {
      this.#start(event, spot);
    }
  }

  #start(event, spot) {
    this.pinching = false;
    this.spot = spot;
    this.dragging = false;
    this.listening?.abort();
    this.listening = new AbortController();
    const options = { signal: this.listening.signal };
    addEventListener('pointermove', move => this.#move(move), options);
    addEventListener('pointerup', up => this.#up(up), options);
    addEventListener('pointercancel', up => this.#cancel(up), options);
    this.from = { x: event.clientX, y: event.clientY };
  }

  #move(event) {
    const last = this.down.get(event.pointerId);
    if (last === undefined) {
      return;
    }
    if (this.pinching) {
      this.#pinch(event);
    } else if (this.dragging) {
      this.#drag(event, last);
    } else if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > SLACK) {
      this.dragging = true;
      this.#lift();
      this.#drag(event, last);
    }
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #lift() {
    if (this.spot !== undefined && this.board.lift(this.spot)) {
      this.carried = this.board.carry(this.spot);
    }
  }

  #drag(event, last) {
    if (this.carried === undefined) {
      this.board.camera?.pan(event.clientX - last.x, event.clientY - last.y);
    } else {
      this.carried.move(event.clientX, event.clientY);
      this.board.hover(this.#cellUnder(event));
    }
  }

  #pinch(event) {
    const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1];
    const last = this.down.get(event.pointerId);
    if (other === undefined) {
      return;
    }
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    if (before > 0 && after > 0) {
      const steps = Math.log(after / before) / Math.log(1.35);
      const middle = [(event.clientX + other.x) / 2, (event.clientY + other.y) / 2];
      this.board.camera?.zoomAt(steps, ...middle);
    }
  }

  #up(event) {
    const carried = this.carried !== undefined;
    const click = !this.dragging && !this.pinching;
    this.#forget(event);
    if (carried) {
      this.board.drop(this.#cellUnder(event));
    } else if (click && this.spot !== undefined) {
      this.board.choose(this.spot);
    }
  }

  #cancel(event) {
    const carried = this.carried !== undefined;
    this.#forget(event);
    if (carried) {
      this.board.drop(undefined);
    }
  }

  #forget(event) {
    this.down.delete(event.pointerId);
    this.#end();
    if (this.down.size === 0) {
      this.listening.abort();
    }
  }

  #end() {
    this.carried?.drop();
    this.carried = undefined;
  }

  #cellUnder({ clientX, clientY }) {
    return cellAt(this.board.shadowRoot.elementFromPoint(clientX, clientY));
  }

  #wheel(event) {
    if (event.ctrlKey && this.board.camera !== undefined) {
      event.preventDefault();
      this.board.camera.zoomAt(-event.deltaY / 100, event.clientX, event.clientY);
    }
  }
}

/** Returns the name of the cell that an element belongs to, or undefined. */
function cellAt(element) {
  return element?.closest?.('[data-cell]')?.dataset.cell;
}
