import { loadVariation } from '../site/positions.ts';
import { MoveTree, setVariation, type MoveNode } from './move-tree.ts';

/** Loads the position of a node, once. */
export async function loadNode(id: GameId, tree: MoveTree, node: MoveNode) {
  if (node.position === undefined) {
    const parent = node.parent?.position;
    const from =
      parent === undefined
        ? { position: tree.start, moves: MoveTree.path(node).map(({ text }) => text) }
        : { position: parent.position, moves: [node.text] };
    setVariation(node, await loadVariation(id, from));
  }
}
