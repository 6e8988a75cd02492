/// Searches that grow a tree where it promises most: plain UCT, the yardstick of all players, and
/// the tree search with static evaluation.
@NullMarked
package tabuleiro.engine.tree;

import org.jspecify.annotations.NullMarked;
