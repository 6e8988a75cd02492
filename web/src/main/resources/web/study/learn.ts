/** The page with the guided games and rules of all games. The server writes the cards. */
import '../site/header.ts';
import { drawBoardCrops } from '../site/board-crops.ts';
import { finishedLessons } from '../site/progress.ts';

const done = finishedLessons();
const lessons = [...document.querySelectorAll<HTMLAnchorElement>('[data-lesson]:not([hidden])')];
for (const link of lessons.filter(({ pathname }) => done.has(pathname))) {
  link.closest('.game-card')?.classList.add('done');
}
// One main action: the first game that the visitor has not learned.
lessons.find(({ pathname }) => !done.has(pathname))?.classList.add('main');
// Without the network's pictures the cards work too.
await drawBoardCrops().catch(() => undefined);
document.documentElement.dataset.ready = 'yes';
