/*
 * Shows a moment of a golden file: ?game=talpa-8x8&moment=3&language=pt&theme=dark&flipped&pick=c3.
 * Serve the folder server/src.
 */
import '../../main/resources/web/board/board.js';

const wish = new URLSearchParams(location.search);
const game = wish.get('game') ?? 'talpa-8x8';
const fixture = await (await fetch(`../golden/${game}.json`)).json();
document.documentElement.classList.add(wish.get('theme') ?? 'system');
document.querySelector('h1').textContent = game;
const board = document.querySelector('tabuleiro-board');
if (wish.has('flipped')) {
  board.setAttribute('flipped', '');
}
if (wish.has('coordinates')) {
  board.setAttribute('coordinates', wish.get('coordinates'));
}
board.board = fixture.board;
board.texts = fixture.texts[wish.get('language') ?? 'en'];

/** Shows a moment, counted from the end where it is negative; for scripts too. */
function go(index) {
  const { position, move } = fixture.moments.at(index);
  board.show(position, move);
  document.querySelector('#standing').textContent = position.standing.join(' - ');
}

board.addEventListener('board-move', event => {
  document.querySelector('#path').textContent = event.detail.path.join(' ');
});
board.addEventListener('board-refused', event => {
  document.querySelector('#path').textContent = `refused ${event.detail.path.join(' ')}`;
});
go(Number(wish.get('moment') ?? 0));
for (const spot of (wish.get('pick') ?? '').split(' ').filter(Boolean)) {
  board.choose(spot);
}
Object.assign(globalThis, { board, fixture, go });
document.documentElement.dataset.ready = 'yes';
