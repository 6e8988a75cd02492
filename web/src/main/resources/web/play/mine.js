import { get } from '/site/api.js';
import { drawGames, drawProblem } from './list.js';

/** The games of this visitor, his turn first; asked for again while they are looked at. */
const AGAIN = 20_000;

async function draw() {
  try {
    const { games } = await get('/mine');
    await drawGames(games, 'list.open');
  } catch (refusal) {
    drawProblem(refusal);
  }
}

await draw();
setInterval(() => { if (!document.hidden) { draw(); } }, AGAIN);
