@NullMarked
package tabuleiro.statistics.tournament;

import org.jspecify.annotations.NullMarked;
