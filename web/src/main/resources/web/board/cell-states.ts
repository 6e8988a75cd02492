import type { MoveEntry } from './move-entry.ts';

/** The effects that take a piece away from its owner. */
const LOSSES = ['removed', 'turned', 'king-out'];

/**
 * Returns the states of the cells by name, such as `state.legal` or `mark.throne`. The states are
 * keys of texts, and of styles with `-` for the dot.
 *
 * @param move the last move
 * @param isPending whether the last move waits for its confirmation
 */
export function cellStates(
  position: Api.Position,
  move: Api.Move | null,
  entry: Pick<MoveEntry, 'path' | 'refusedCells' | 'nextCells'>,
  isPending = false,
) {
  const states: Map<string, Set<string>> = new Map();
  const add: (name: string, state: string) => void = (name, state) => {
    states.set(name, (states.get(name) ?? new Set()).add(state));
  };
  entry.path.forEach(name => add(name, 'state.picked'));
  entry.nextCells().forEach(name => add(name, 'state.legal'));
  entry.refusedCells.forEach(name => add(name, 'state.refused'));
  position.marks.forEach(({ kind, cells }) => cells.forEach(name => add(name, `mark.${kind}`)));
  for (const { kind, from, cell } of move?.effects ?? []) {
    if (kind === 'moved') {
      add(from, 'state.last');
    }
    if (isPending) {
      add(cell, 'state.pending');
    } else {
      add(cell, isLoss(kind) ? 'state.taken' : 'state.last');
    }
  }
  return new Map([...states].map(([name, set]) => [name, [...set]]));
}

/** Returns whether an effect takes a piece away from its owner. */
export function isLoss(what: Api.Effect['kind']) {
  return LOSSES.includes(what);
}
