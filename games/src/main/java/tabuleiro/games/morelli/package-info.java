/// Morelli, by Richard Moxham (2011): stones slide towards the centre, and a square of four of them
/// around it takes the Throne.
@NullMarked
package tabuleiro.games.morelli;

import org.jspecify.annotations.NullMarked;
