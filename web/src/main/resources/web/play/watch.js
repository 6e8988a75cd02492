import { get } from '/site/api.js';
import { drawGames, drawProblem } from './list.js';

/** The public games that go on; the list is asked for again while it is looked at. */
const AGAIN = 15_000;

async function draw() {
  try {
    const { games } = await get('/watching');
    await drawGames(games, 'list.watch');
  } catch (refusal) {
    drawProblem(refusal);
  }
}

await draw();
setInterval(() => { if (!document.hidden) { draw(); } }, AGAIN);
