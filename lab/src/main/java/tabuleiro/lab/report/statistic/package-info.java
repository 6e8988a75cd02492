/// Statistics of the games of a sample.
@NullMarked
package tabuleiro.lab.report.statistic;

import org.jspecify.annotations.NullMarked;
