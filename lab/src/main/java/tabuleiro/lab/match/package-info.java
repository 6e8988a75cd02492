/// Matches between computer players: openings, games, and what they say about strength.
@NullMarked
package tabuleiro.lab.match;

import org.jspecify.annotations.NullMarked;
