/// Distance tables, which the strong solver writes and the engine reads.
@NullMarked
package tabuleiro.solver.table;

import org.jspecify.annotations.NullMarked;
