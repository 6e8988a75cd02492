/** What cells are besides what stands on them, as keys of texts and of styles. */

/** Returns a map from the name of a cell to its states, such as `state.legal` or `mark.throne`. */
export function states(position, move, clicks) {
  const told = new Map();
  const add = (name, state) => {
    told.set(name, (told.get(name) ?? new Set()).add(state));
  };
  clicks.picked.forEach(name => add(name, 'state.picked'));
  clicks.nextCells().forEach(name => add(name, 'state.legal'));
  position.marks.forEach(({ kind, cells }) => cells.forEach(name => add(name, `mark.${kind}`)));
  for (const { what, from, cell } of move?.effects ?? []) {
    if (what === 'moved') {
      add(from, 'state.last');
    }
    const isLoss = ['removed', 'turned', 'king-out'].includes(what);
    add(cell, isLoss ? 'state.taken' : 'state.last');
  }
  return new Map([...told].map(([name, set]) => [name, [...set]]));
}
