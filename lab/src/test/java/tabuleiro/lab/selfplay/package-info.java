@NullMarked
package tabuleiro.lab.selfplay;

import org.jspecify.annotations.NullMarked;
