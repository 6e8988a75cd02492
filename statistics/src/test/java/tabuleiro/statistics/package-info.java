@NullMarked
package tabuleiro.statistics;

import org.jspecify.annotations.NullMarked;
