@NullMarked
package tabuleiro.lab.priorities;

import org.jspecify.annotations.NullMarked;
