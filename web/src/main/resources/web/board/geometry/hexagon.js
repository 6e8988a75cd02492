/** A hexagon of hexagonal cells with horizontal rows. */
const RISE = 50 * Math.sqrt(3);
const CORNER = 100 / Math.sqrt(3);
const SHAPE = [
  [0, -CORNER], [50, -CORNER / 2], [50, CORNER / 2],
  [0, CORNER], [-50, CORNER / 2], [-50, -CORNER / 2],
];

/** Returns the places of a hexagon's cells; every row stands in the middle. */
export function hexagon(board) {
  const lengths = new Map();
  for (const { y } of board.cells) {
    lengths.set(y, (lengths.get(y) ?? 0) + 1);
  }
  const cells = board.cells.map(({ name, x, y }) => {
    const place = x - (lengths.get(y) - 1) / 2;
    return { name, row: y, place, x: 100 * place, y: -RISE * y, shade: shade(place, y) };
  });
  const labels = [];
  for (const [row, length] of lengths) {
    const [first] = cells.filter(cell => cell.row === row);
    const last = cells.findLast(cell => cell.row === row);
    labels.push({ text: first.name[0], x: first.x - 50, y: first.y, dx: -1, dy: 0 });
    if (length > lengths.get(row - 1) || row === 0) {
      const text = last.name.slice(1);
      labels.push({ text, x: last.x + 35, y: last.y + 40, dx: 0.7, dy: 0.7 });
    }
  }
  for (const cell of cells.filter(({ row }) => row === 0).slice(0, -1)) {
    labels.push({ text: cell.name.slice(1), x: cell.x, y: CORNER, dx: 0, dy: 0.8 });
  }
  return { cells, shape: SHAPE, labels, margin: 6 * board.columns };
}

/** Returns one of three shades, so that no two neighbours have the same. */
function shade(place, row) {
  const along = Math.floor(place - row / 2);
  return (((along + 2 * row) % 3) + 3) % 3;
}
