import { pendingMove, remainingEffects } from './pending-move.ts';

/** The position that a board shows, with a move that waits for its confirmation. It draws nothing. */
export class ShownPosition {
  /** The move that waits for its confirmation, and the position after it as far as it is known. */
  pending: ReturnType<typeof pendingMove> | undefined;

  /** @param move the move that led to it */
  constructor(
    public position: Api.Position,
    public move: Api.Move | null,
  ) {
    this.pending = undefined;
  }

  /** The position that is drawn, and the move that led to it. */
  get drawn() {
    return this.pending ?? { position: this.position, move: this.move };
  }

  /** The legal moves that can be entered. */
  get steps() {
    return this.drawn.position.nextTargets;
  }

  /**
   * Replaces the position. A pending move stays while its position is shown again; any other position
   * ends it.
   *
   * @returns the effects of the move that were not shown before; undefined where the position is
   *   not new, or no move led to it
   */
  replace(position: Api.Position, move: Api.Move | null): Api.Effect[] | undefined {
    const isNew = position.position !== this.position.position;
    const pending = this.pending?.move;
    this.position = position;
    this.move = move;
    if (!isNew) {
      return undefined;
    }
    this.pending = undefined;
    const isConfirmed = pending !== undefined && pending.targets.join() === move?.targets.join();
    return isConfirmed ? remainingEffects(move, pending) : move?.effects;
  }

  /**
   * Adds a pending move.
   *
   * @param path its click path
   * @returns its effects, as far as they are known
   */
  setPending(path: string[]): Api.Effect[] {
    this.pending = pendingMove(this.position, path);
    return this.pending.move.effects;
  }
}
