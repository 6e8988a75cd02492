/// Experiments: matches with statistics, the fitting of evaluations.
@NullMarked
package tabuleiro.lab;

import org.jspecify.annotations.NullMarked;
