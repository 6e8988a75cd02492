/** The page with the guided games and rules of all games. The server writes the cards. */
import '../site/header.ts';
import { pathOf } from '../site/address.ts';
import { drawBoardCrops } from '../site/board-crops.ts';
import { find, setText } from '../site/dom.ts';
import { translate } from '../site/messages.ts';
import { begunLesson, finishedLessons, reachedStep } from '../site/progress.ts';

/** A lesson that the visitor has not begun, has begun, or has finished. */
type Progress = 'begin' | 'continue' | 'repeat';

const done = finishedLessons();
const lessons = [
  ...document.querySelectorAll<HTMLAnchorElement>('[data-lesson]:not([hidden])'),
].map(link => ({ link, progress: showProgress(link) }));

/** Shows on the card of a lesson how far the visitor has come. */
function showProgress(link: HTMLAnchorElement): Progress {
  const card = link.closest('.game-card');
  if (card === null) {
    throw new TypeError('a lesson without a card');
  }
  const tiles = [...card.querySelectorAll('.progress i')];
  const isDone = done.has(pathOf(link));
  const reached = isDone ? tiles.length : reachedStep(pathOf(link));
  const progress = isDone ? 'repeat' : reached > 0 ? 'continue' : 'begin';
  card.classList.toggle('done', isDone);
  tiles.forEach((tile, index) => {
    tile.className =
      index < reached ? 'solved' : progress === 'continue' && index === reached ? 'today' : '';
  });
  setText(find(card, '.progress span'), translate('learn.steps-done', reached, tiles.length));
  setText(find(card, '.lesson-word'), translate(`learn.do.${progress}`));
  return progress;
}

// One main action: the lesson that the visitor has begun last, or else the first one that is new.
const begun = begunLesson(lessons.map(({ link }) => pathOf(link)));
const main =
  lessons.find(({ link }) => pathOf(link) === begun) ??
  lessons.find(({ progress }) => progress === 'begin');
main?.link.classList.add('main');
// Without the network's pictures the cards work too.
await drawBoardCrops().catch(() => undefined);
document.documentElement.dataset.ready = 'yes';
