import '../board/board.js';
import { get } from './api.js';
import { chosenLook } from './board-options.js';

/** @typedef {import('../board/board.js').TabuleiroBoard} TabuleiroBoard */

/**
 * The answers of the server by path. A failed request is removed, so that it can be repeated.
 *
 * @type {Map<string, Promise<any>>}
 */
const cache = new Map();

/** @param {string} path */
function getCached(path) {
  let answer = cache.get(path);
  if (answer === undefined) {
    answer = get(path);
    cache.set(path, answer);
    answer.catch(() => cache.delete(path));
  }
  return answer;
}

/**
 * Gives a board element the description and the texts of a game, and the style and the pieces that the
 * visitor has chosen.
 *
 * @param {TabuleiroBoard} element
 * @param {GameId} id
 */
export async function configureBoard(element, { game, variant }) {
  const [board, texts] = await Promise.all([
    getCached(`/boards/${game}/${variant}`),
    getCached(`/texts/${game}`),
  ]);
  const { boardStyle, pieceSet } = chosenLook();
  element.setAttribute('board-style', boardStyle);
  element.setAttribute('piece-set', pieceSet);
  element.board = board;
  element.texts = texts;
  return element;
}

/**
 * Returns a board element that is ready to show positions of a game.
 *
 * @param {GameId} id
 */
export function createBoard(id) {
  return configureBoard(document.createElement('tabuleiro-board'), id);
}

/**
 * Calls a listener with the click path of a board's event.
 *
 * @param {TabuleiroBoard} board
 * @param {'board-move' | 'board-illegal' | 'board-select'} name
 * @param {(path: string[]) => void} listener
 */
export function onBoardPath(board, name, listener) {
  board.addEventListener(name, event =>
    listener(/** @type {CustomEvent<{ path: string[] }>} */ (event).detail.path),
  );
}

/**
 * Returns the texts of a game's board by key, such as `side.first`.
 *
 * @param {string} game
 * @returns {Promise<Record<string, string>>}
 */
export async function boardTexts(game) {
  return (await getCached(`/texts/${game}`)).texts;
}

/**
 * Returns the variants of a board that the pages offer as a game: a second board of a family is a
 * game of its own, all other variants belong to the first.
 *
 * @param {Api.Catalogue} catalogue
 * @param {GameId} id
 */
export function variantsOfBoard({ families, boards }, id) {
  const family = families.find(({ game }) => game === id.game);
  const isSecond = (/** @type {string} */ variant) =>
    variant !== family?.mainVariant &&
    boards.some(board => board.game === id.game && board.variant === variant);
  return (family?.variants ?? []).filter(({ variant }) =>
    isSecond(id.variant) ? variant === id.variant : !isSecond(variant),
  );
}

/**
 * Returns the name of a board as players call it, and that of its variant; the variant is empty
 * where the name says it all.
 *
 * @param {Api.Catalogue} catalogue
 * @param {GameId} id
 */
export function titleOf({ families, boards }, { game, variant }) {
  const board = boards.find(known => known.game === game && known.variant === variant);
  if (board !== undefined) {
    return { name: board.name, variant: '' };
  }
  const family = families.find(known => known.game === game);
  const named = family?.variants.find(known => known.variant === variant);
  return { name: family?.name ?? game, variant: named?.name ?? variant };
}

/**
 * Returns the name of a board with its variant, such as Talpa 6x6.
 *
 * @param {Api.Catalogue} catalogue
 * @param {GameId} id
 */
export function boardName(catalogue, id) {
  const { name, variant } = titleOf(catalogue, id);
  return `${name} ${variant}`.trim();
}

/**
 * Returns the games and the computer players.
 *
 * @returns {Promise<Api.Catalogue>}
 */
export function loadCatalogue() {
  return getCached('/catalogue');
}
