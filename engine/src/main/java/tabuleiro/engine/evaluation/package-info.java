/// What the engine knows of a game beyond its rules: the judgement of positions, the order of
/// moves. Here is the form of it; each game's own stands in the package of that game.
@NullMarked
package tabuleiro.engine.evaluation;

import org.jspecify.annotations.NullMarked;
