import { get } from '/site/api.js';
import { Channel } from './channel.js';
import { drawGames, drawProblem } from './list.js';

/** The open challenges, as they come and go. */
const draw = ({ games }) => drawGames(games, 'list.join');

new Channel(() => '/lobby/live', {
  online: () => undefined,
  offline: () => undefined,
  message: message => { if (message.games !== undefined) { draw(message); } },
}).open();

try {
  await draw(await get('/lobby'));
} catch (refusal) {
  drawProblem(refusal);
}
