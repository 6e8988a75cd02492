/// The commands that show games, rules, positions and moves, and the engine's analysis.
@NullMarked
package tabuleiro.app.inspect;

import org.jspecify.annotations.NullMarked;
