/// The three nets of Jostle.
@NullMarked
package tabuleiro.games.jostle;

import org.jspecify.annotations.NullMarked;
