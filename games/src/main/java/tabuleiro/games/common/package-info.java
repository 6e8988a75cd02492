/// What the game packages share: the skeleton of a position, and sets of bits.
@NullMarked
package tabuleiro.games.common;

import org.jspecify.annotations.NullMarked;
