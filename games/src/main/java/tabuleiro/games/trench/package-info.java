/// Trench by Rui Alípio Monteiro (2013): ranks, points, and a trench across the middle of a
/// diamond.
@NullMarked
package tabuleiro.games.trench;

import org.jspecify.annotations.NullMarked;
