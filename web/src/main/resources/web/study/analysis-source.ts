import { ApiError, get } from '../site/api.js';
import { loadCatalogue } from '../site/boards.ts';
import { translate } from '../site/messages.ts';
import { loadVariation } from '../site/positions.ts';
import { MoveTree, setVariation, type MoveNode } from './move-tree.ts';
import { loadOpenedGame } from './opened-game.ts';
import type { RecordFacts } from './record-format.ts';

/** What the page analyses. */
export interface AnalysisSource {
  id: GameId;
  tree: MoveTree;
  /** the node to show first */
  node: MoveNode;
  facts: Omit<RecordFacts, keyof GameId>;
  /** the id of a finished game, whose scores can be requested */
  playedGame?: string;
}

/**
 * Loads what the address of the page asks for: a study, an opened record, a finished game, or any position.
 *
 * @throws {ApiError} when the server refuses it, or the game is still in progress
 */
export async function loadSource(
  address: Pick<Location, 'pathname' | 'search'>,
): Promise<AnalysisSource> {
  const query = new URLSearchParams(address.search);
  const study = address.pathname.match(/^\/s\/([^/]+)$/)?.[1];
  if (study !== undefined) {
    return loadStudy(study);
  }
  const opened = query.get('opened');
  if (opened !== null) {
    return sourceOfOpenedGame(opened);
  }
  const game = query.get('of');
  if (game !== null) {
    return sourceOfGame(await get(`/games/${encodeURIComponent(game)}`), query);
  }
  return sourceOfPosition(query);
}

/**
 * Loads a study.
 *
 * @throws {ApiError} when there is no such study
 */
export async function loadStudy(id: string): Promise<AnalysisSource> {
  return sourceOfStudy(await get(`/studies/${id}`));
}

function sourceOfStudy({
  game,
  variant,
  start,
  firstToMove: starter,
  title,
  mainLine: line,
}: Api.Study): AnalysisSource {
  const tree = new MoveTree(start);
  tree.root.addVariation(line);
  return { id: { game, variant }, tree, node: tree.root, facts: { starter, title } };
}

function sourceOfOpenedGame(key: string): AnalysisSource {
  const opened = loadOpenedGame(key);
  if (opened === undefined) {
    throw new ApiError(0, { error: 'gone', message: translate('analysis.open.gone') });
  }
  const { study, white, black, date } = opened;
  const source = sourceOfStudy(study);
  return { ...source, facts: { ...source.facts, white, black, date } };
}

function sourceOfGame(played: Api.Game, query: URLSearchParams): AnalysisSource {
  if (played.ending === '') {
    // As far as it can, the server keeps the engine from the players of a game in progress.
    throw new ApiError(0, { error: 'in-progress', message: translate('analysis.in-progress') });
  }
  const { id, game, variant, start, moves, seats } = played;
  const tree = new MoveTree(start);
  const nodes = addMoves(tree, moves);
  const ply = Number(query.get('ply') ?? moves.length);
  const nameOf: (side: Side) => string = side => seats.find(seat => seat.side === side)?.name ?? '';
  return {
    id: { game, variant },
    tree,
    node: nodes[ply] ?? nodes[nodes.length - 1],
    facts: {
      starter: moves[0]?.side ?? 'first',
      white: nameOf('first'),
      black: nameOf('second'),
    },
    playedGame: id,
  };
}

/** Loads the position in the address, or the start of a game. */
async function sourceOfPosition(query: URLSearchParams): Promise<AnalysisSource> {
  const { families } = await loadCatalogue();
  const family =
    families.find(({ game }) => game === query.get('game')) ?? families[families.length - 1];
  const id = { game: family.game, variant: query.get('variant') ?? family.variants[0].variant };
  const variation = await loadVariation(id, {
    position: query.get('position') ?? '',
    // Without it the page brings a random start along.
    seed: query.get('seed') ?? undefined,
    moves: (query.get('moves') ?? '').split(/\s+/).filter(move => move !== ''),
  });
  const tree = new MoveTree(variation.start);
  const nodes = addMoves(tree, variation.moves);
  const starter = variation.moves[0]?.side ?? variation.position.toMove;
  setVariation(nodes[nodes.length - 1], variation);
  return { id, tree, node: nodes[nodes.length - 1], facts: { starter } };
}

/** Adds moves to an empty tree and returns its nodes, with the root. */
function addMoves(tree: MoveTree, moves: Api.Move[]) {
  const nodes = [tree.root];
  moves.forEach(({ move }, ply) => nodes.push(nodes[ply].child(move)));
  return nodes;
}
