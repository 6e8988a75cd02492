/// Jostle and Hex Jostle by Mark Steere (marksteeregames.com), 2010.
@NullMarked
package tabuleiro.games.jostle;

import org.jspecify.annotations.NullMarked;
