import { get } from './api.js';

/** The answers of the server by path. A failed request is removed, so that it can be repeated. */
const cache: Map<string, Promise<any>> = new Map();

/** Returns an answer that is requested once. */
export function getCached(path: string) {
  let answer = cache.get(path);
  if (answer === undefined) {
    answer = get(path);
    cache.set(path, answer);
    answer.catch(() => cache.delete(path));
  }
  return answer;
}

/** Returns the texts of a game's board by key, such as `side.first`. */
export async function boardTexts(game: string): Promise<Record<string, string>> {
  return (await getCached(`/texts/${game}`)).texts;
}

/**
 * Returns the variants of a board that the pages offer as a game: a second board of a family is a
 * game of its own, all other variants belong to the first.
 */
export function variantsOfBoard({ families, boards }: Api.Catalogue, id: GameId) {
  const family = families.find(({ game }) => game === id.game);
  const isSecond = (variant: string) =>
    variant !== family?.mainVariant &&
    boards.some(board => board.game === id.game && board.variant === variant);
  return (family?.variants ?? []).filter(({ variant }) =>
    isSecond(id.variant) ? variant === id.variant : !isSecond(variant),
  );
}

/**
 * Returns the name of a board as players call it, and that of its variant; the variant is empty
 * where the name says it all.
 */
export function titleOf({ families, boards }: Api.Catalogue, { game, variant }: GameId) {
  const board = boards.find(known => known.game === game && known.variant === variant);
  if (board !== undefined) {
    return { name: board.name, variant: '' };
  }
  const family = families.find(known => known.game === game);
  const named = family?.variants.find(known => known.variant === variant);
  return { name: family?.name ?? game, variant: named?.name ?? variant };
}

/** Returns the name of a board with its variant, such as Talpa 6x6. */
export function boardName(catalogue: Api.Catalogue, id: GameId) {
  const { name, variant } = titleOf(catalogue, id);
  return `${name} ${variant}`.trim();
}

/** Returns the games and the computer players. */
export function loadCatalogue(): Promise<Api.Catalogue> {
  return getCached('/catalogue');
}
