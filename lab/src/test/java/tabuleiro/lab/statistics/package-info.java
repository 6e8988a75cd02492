@NullMarked
package tabuleiro.lab.statistics;

import org.jspecify.annotations.NullMarked;
