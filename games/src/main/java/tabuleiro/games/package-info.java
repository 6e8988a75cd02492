/// The five games, a package each.
@NullMarked
package tabuleiro.games;

import org.jspecify.annotations.NullMarked;
