import { get, Refusal } from '/site/api.js';
import { catalogue } from '/site/boards.js';
import { say } from '/site/words.js';
import { line } from './positions.js';
import { Tree } from './tree.js';

/**
 * What the address of the page asks for: a study, a game that was played, or any position. Returns
 * the game's `id`, the `tree`, the node to begin with, and what is known `about` it.
 */
export async function source(address) {
  const query = new URLSearchParams(address.search);
  const study = address.pathname.match(/^\/s\/([^/]+)$/)?.[1];
  if (study !== undefined) {
    return ofStudy(await get(`/studies/${study}`));
  }
  if (query.has('of')) {
    return ofGame(await get(`/games/${encodeURIComponent(query.get('of'))}`), query);
  }
  return ofPosition(query);
}

function ofStudy(study) {
  const { game, variant, start, starter, title } = study;
  const tree = new Tree(start);
  tree.root.grow(study.line);
  return { id: { game, variant }, tree, node: tree.root, about: { starter, title } };
}

function ofGame(played, query) {
  if (played.ending === '') {
    // The server keeps the engine from those who play, as far as it can.
    throw new Refusal(0, { error: 'goes-on', says: say('analysis.goes-on') });
  }
  const { game, variant, start, moves, seats } = played;
  const tree = new Tree(start);
  let at = tree.root;
  const nodes = [at];
  for (const { move } of moves) {
    at = at.child(move);
    nodes.push(at);
  }
  const name = side => seats.find(seat => seat.side === side)?.name ?? '';
  const ply = Number(query.get('ply') ?? moves.length);
  return {
    id: { game, variant },
    tree,
    node: nodes[ply] ?? at,
    about: { starter: moves[0]?.side ?? 'first', white: name('first'), black: name('second') },
    played: { id: query.get('of') },
  };
}

/** A position in the address, or the start of a game. */
async function ofPosition(query) {
  const { families } = await catalogue();
  const family = families.find(({ game }) => game === query.get('game')) ?? families.at(-1);
  const id = { game: family.game, variant: query.get('variant') ?? family.variants[0].variant };
  const moves = (query.get('moves') ?? '').split(/\s+/).filter(Boolean);
  const seed = query.get('seed') ?? String(Math.floor(Math.random() * 1e6));
  const answer = await line(id, { position: query.get('position') ?? '', seed, moves });
  const tree = new Tree(answer.start);
  let at = tree.root;
  for (const { move } of answer.moves) {
    at = at.child(move);
  }
  const starter = answer.moves[0]?.side ?? answer.position.toMove;
  return { id, tree, node: at, about: { starter } };
}
