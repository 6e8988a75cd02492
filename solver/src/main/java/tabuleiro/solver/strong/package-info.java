/// The strong solver: retrograde analysis, layer by layer, of the value of every reachable position
/// and its distance to the end.
@NullMarked
package tabuleiro.solver.strong;

import org.jspecify.annotations.NullMarked;
