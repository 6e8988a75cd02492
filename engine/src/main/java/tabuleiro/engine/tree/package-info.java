/// Monte Carlo tree search: plain UCT with random playouts, which every game has and which is the
/// reference opponent, and the tree search with an evaluator.
@NullMarked
package tabuleiro.engine.tree;

import org.jspecify.annotations.NullMarked;
