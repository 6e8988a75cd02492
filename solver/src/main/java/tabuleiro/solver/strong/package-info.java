/// Perfect play by retrograde analysis: the value and the distance of every position that can be
/// reached, layer by layer.
@NullMarked
package tabuleiro.solver.strong;

import org.jspecify.annotations.NullMarked;
