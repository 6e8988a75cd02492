import { ApiError, get } from '../site/api.js';
import { loadCatalogue } from '../site/boards.js';
import { translate } from '../site/messages.js';
import { loadVariation } from '../site/positions.js';
import { MoveTree, setVariation } from './move-tree.js';
import { loadOpenedGame } from './opened-game.js';

/** @typedef {import('./move-tree.js').MoveNode} MoveNode */

/**
 * What the page analyses.
 *
 * @typedef {object} AnalysisSource
 * @property {GameId} id
 * @property {MoveTree} tree
 * @property {MoveNode} node the node to show first
 * @property {Omit<import('./record-format.js').RecordFacts, keyof GameId>} facts
 * @property {string} [playedGame] the id of a finished game, whose scores can be requested
 */

/**
 * Loads what the address of the page asks for: a study, an opened record, a finished game, or any position.
 *
 * @param {Pick<Location, 'pathname' | 'search'>} address
 * @returns {Promise<AnalysisSource>}
 * @throws {ApiError} when the server refuses it, or the game is still in progress
 */
export async function loadSource(address) {
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
 * @param {string} id
 * @returns {Promise<AnalysisSource>}
 * @throws {ApiError} when there is no such study
 */
export async function loadStudy(id) {
  return sourceOfStudy(await get(`/studies/${id}`));
}

/**
 * @param {Api.Study} study
 * @returns {AnalysisSource}
 */
function sourceOfStudy({ game, variant, start, firstToMove: starter, title, mainLine: line }) {
  const tree = new MoveTree(start);
  tree.root.addVariation(line);
  return { id: { game, variant }, tree, node: tree.root, facts: { starter, title } };
}

/**
 * @param {string} key
 * @returns {AnalysisSource}
 */
function sourceOfOpenedGame(key) {
  const opened = loadOpenedGame(key);
  if (opened === undefined) {
    throw new ApiError(0, { error: 'gone', message: translate('analysis.open.gone') });
  }
  const { study, white, black, date } = opened;
  const source = sourceOfStudy(study);
  return { ...source, facts: { ...source.facts, white, black, date } };
}

/**
 * @param {Api.Game} played
 * @param {URLSearchParams} query
 * @returns {AnalysisSource}
 */
function sourceOfGame(played, query) {
  if (played.ending === '') {
    // As far as it can, the server keeps the engine from the players of a game in progress.
    throw new ApiError(0, { error: 'in-progress', message: translate('analysis.in-progress') });
  }
  const { id, game, variant, start, moves, seats } = played;
  const tree = new MoveTree(start);
  const nodes = addMoves(tree, moves);
  const ply = Number(query.get('ply') ?? moves.length);
  /** @type {(side: Side) => string} */
  const nameOf = side => seats.find(seat => seat.side === side)?.name ?? '';
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

/**
 * Loads the position in the address, or the start of a game.
 *
 * @param {URLSearchParams} query
 * @returns {Promise<AnalysisSource>}
 */
async function sourceOfPosition(query) {
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

/**
 * Adds moves to an empty tree and returns its nodes, with the root.
 *
 * @param {MoveTree} tree
 * @param {Api.Move[]} moves
 */
function addMoves(tree, moves) {
  const nodes = [tree.root];
  moves.forEach(({ move }, ply) => nodes.push(nodes[ply].child(move)));
  return nodes;
}
