/// Games as solvers see them, and the tables of distances that solvers write and players read.
@NullMarked
package tabuleiro.solver.table;

import org.jspecify.annotations.NullMarked;
