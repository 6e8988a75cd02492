import { loadVariation } from '../site/positions.js';
import { MoveTree, setVariation } from './move-tree.js';

/**
 * Loads the position of a node, once.
 *
 * @param {GameId} id
 * @param {MoveTree} tree
 * @param {import('./move-tree.js').MoveNode} node
 */
export async function loadNode(id, tree, node) {
  if (node.position === undefined) {
    const parent = node.parent?.position;
    const from =
      parent === undefined
        ? { position: tree.start, moves: MoveTree.path(node).map(({ text }) => text) }
        : { position: parent.position, moves: [node.text] };
    setVariation(node, await loadVariation(id, from));
  }
}
