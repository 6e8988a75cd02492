/*
 * Shows one position of a golden file of the server's tests, such as
 * ?game=talpa-8x8&moment=3&language=pt&theme=dark&flipped&pick=c3. Serve the root of the repository.
 */
import '/web/target/classes/web/bundle/board/board.js';

const query = new URLSearchParams(location.search);
const game = query.get('game') ?? 'talpa-8x8';
const fixture = await (await fetch(`/view/src/test/golden/${game}.json`)).json();
document.documentElement.classList.add(query.get('theme') ?? 'system');
document.querySelector('h1').textContent = game;
const board = document.querySelector('tabuleiro-board');
if (query.has('flipped')) {
  board.setAttribute('flipped', '');
}
if (query.has('coordinates')) {
  board.setAttribute('coordinates', query.get('coordinates'));
}
board.board = fixture.board;
board.texts = fixture.texts[query.get('language') ?? 'en'];

/** Shows a position by its index, which counts from the end where it is negative. Tests call it. */
function showMoment(index) {
  const { position, move } = fixture.moments.at(index);
  board.show(position, move);
  document.querySelector('#standing').textContent = position.scoreTexts.join(' - ');
}

board.addEventListener('board-move', event => {
  document.querySelector('#path').textContent = event.detail.path.join(' ');
});
board.addEventListener('board-illegal', event => {
  document.querySelector('#path').textContent = `illegal ${event.detail.path.join(' ')}`;
});
showMoment(Number(query.get('moment') ?? 0));
for (const name of (query.get('attributes') ?? '').split(' ').filter(Boolean)) {
  board.setAttribute(...(name.includes(':') ? name.split(':') : [name, '']));
}
for (const spot of (query.get('pick') ?? '').split(' ').filter(Boolean)) {
  board.selectSpot(spot);
}
Object.assign(globalThis, { board, fixture, showMoment });
document.documentElement.dataset.ready = 'yes';
