/// Talpa: two moles dig across a rectangle, one from top to bottom, the other from left to right.
/// The rule numbers are those of the game's rules page.
@NullMarked
package tabuleiro.games.talpa;

import org.jspecify.annotations.NullMarked;
