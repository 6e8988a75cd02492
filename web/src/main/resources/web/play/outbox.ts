import { newId } from '../site/ids.ts';
import { parseStored, windowStorage, type SafeStorage } from '../site/storage.ts';
import type { GameModel } from './game-model.ts';

/** How often a move is sent when other events, such as offers, come first. */
const MAX_ATTEMPTS = 3;

/** A command that waits for the server's answer. */
type PendingCommand = Api.Command & { attempts: number };

/** The fields of a command that its sender chooses; `id` and `attempts` may be left to the outbox. */
type NewCommand = Omit<PendingCommand, 'id' | 'attempts'> & { id?: string; attempts?: number };

/**
 * The commands without an answer. They are stored until the answer comes, through lost connections
 * and reloads. A command keeps its id, so that the server performs it once however often it is sent.
 */
export class Outbox {
  readonly storageName;
  pending: PendingCommand[];

  /**
   * @param game the id of the game
   * @param send sends a message; false without a connection
   */
  constructor(
    game: string,
    readonly send: (message: object) => boolean,
    readonly storage: Pick<SafeStorage, 'getItem' | 'setItem'> = windowStorage,
  ) {
    this.storageName = `outbox:${game}`;
    const stored = parseStored(storage.getItem(this.storageName));
    this.pending = Array.isArray(stored) ? stored.filter(command => command?.id) : [];
  }

  /** Stores and sends a command. */
  add(command: NewCommand) {
    const pending = { ...command, id: command.id ?? newId(), attempts: command.attempts ?? 1 };
    this.pending.push(pending);
    this.#store();
    this.#send(pending);
  }

  /** Sends all commands again. */
  resend() {
    this.pending.forEach(command => this.#send(command));
  }

  /**
   * Handles the answer to a command. A move that another event preceded is sent again where it is
   * still legal to send.
   *
   * @param model the game as it is now
   * @returns the command that was refused for good, or undefined
   */
  receive(
    { id, accepted, error }: Pick<Api.Reply, 'id' | 'accepted'> & { error?: string },
    model: GameModel,
  ): PendingCommand | undefined {
    const command = this.pending.find(pending => pending.id === id);
    this.pending = this.pending.filter(pending => pending !== command);
    this.#store();
    if (command === undefined || accepted) {
      return undefined;
    }
    if (error === 'stale' && canRetry(command, model)) {
      const { attempts } = command;
      const seen = model.state.head.sequence;
      this.add({ ...command, id: undefined, seenSequence: seen, attempts: attempts + 1 });
      return undefined;
    }
    return command;
  }

  /** Whether a move waits for its answer. */
  get hasMove() {
    return this.pending.some(command => command.action === 'move');
  }

  #send(pending: PendingCommand) {
    const { attempts, ...command } = pending;
    this.send({ type: 'command', ...command });
  }

  #store() {
    this.storage.setItem(this.storageName, JSON.stringify(this.pending));
  }
}

/** Returns whether a move can be sent again: another event came first, but no move. */
function canRetry(command: PendingCommand, model: GameModel) {
  return (
    command.action === 'move' &&
    command.attempts < MAX_ATTEMPTS &&
    model.isMyTurn &&
    command.ply === model.state.ply
  );
}
