import { newId } from '/site/api.js';

/** How often a move that came too late for the head, but not for the game, is sent anew. */
const ATTEMPTS = 3;

/**
 * What was sent and not answered yet. It is kept until there is an answer, through broken lines and
 * through reloads; the id that each command has lets the server do it once however often it comes.
 */
export class Outbox {
  /**
   * @param game the id of the game
   * @param send sends a message, or returns false where there is no line
   * @param storage where it is kept
   */
  constructor(game, send, storage = sessionStorage) {
    this.name = `outbox:${game}`;
    this.send = send;
    this.storage = storage;
    this.waiting = JSON.parse(storage.getItem(this.name) ?? '[]');
  }

  /** Sends a command, now or when there is a line again. */
  add(command) {
    const kept = { ...command, id: command.id ?? newId(), attempts: command.attempts ?? 1 };
    this.waiting.push(kept);
    this.#keep();
    this.#post(kept);
  }

  /** Sends everything again that has no answer. */
  resend() {
    this.waiting.forEach(command => this.#post(command));
  }

  /**
   * Takes an answer.
   *
   * @param model the game as it is now
   * @returns the command that was refused for good, or undefined
   */
  answered({ id, accepted, error }, model) {
    const command = this.waiting.find(waiting => waiting.id === id);
    this.waiting = this.waiting.filter(waiting => waiting !== command);
    this.#keep();
    if (command === undefined || accepted) {
      return undefined;
    }
    if (error === 'stale' && canFollow(command, model)) {
      const { attempts } = command;
      const seen = model.state.head.sequence;
      this.add({ ...command, id: undefined, seen, attempts: attempts + 1 });
      return undefined;
    }
    return command;
  }

  /** Whether a move is on its way. */
  get isMoving() {
    return this.waiting.some(command => command.do === 'move');
  }

  #post({ attempts, ...command }) {
    this.send({ type: 'command', ...command });
  }

  #keep() {
    this.storage.setItem(this.name, JSON.stringify(this.waiting));
  }
}

/** Something else happened first, such as an offer; the move still fits. */
function canFollow(command, model) {
  return command.do === 'move' && command.attempts < ATTEMPTS
    && model.isMyTurn && command.ply === model.state.ply;
}
