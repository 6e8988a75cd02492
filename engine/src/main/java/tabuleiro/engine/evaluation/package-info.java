/// What the engine knows of a game beyond its rules: the evaluation of positions and the priorities
/// of moves. This package has the interfaces and the parts that all games share; each game has its
/// evaluator in its own package.
@NullMarked
package tabuleiro.engine.evaluation;

import org.jspecify.annotations.NullMarked;
