@NullMarked
package tabuleiro.lab.report.statistic;

import org.jspecify.annotations.NullMarked;
