import '/board/board.js';
import { get } from './api.js';

/** What the server says of boards and their words, asked once. */
const known = new Map();

function once(path) {
  if (!known.has(path)) {
    const answer = get(path);
    known.set(path, answer);
    answer.catch(() => known.delete(path));
  }
  return known.get(path);
}

/** Gives a board element all that it needs to show positions of a game. */
export async function prepare(element, game, variant) {
  const [board, texts] = await Promise.all(
    [once(`/boards/${game}/${variant}`), once(`/texts/${game}`)]);
  element.board = board;
  element.texts = texts;
  return element;
}

/** Returns a board element that is ready to show positions of a game. */
export function boardElement(game, variant) {
  return prepare(document.createElement('tabuleiro-board'), game, variant);
}

/** Returns the words of a game's board by key, such as `side.first`. */
export async function boardWords(game) {
  return (await once(`/texts/${game}`)).says;
}

/** Returns the catalogue: games, variants, players. */
export function catalogue() {
  return once('/catalogue');
}
