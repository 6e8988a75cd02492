/// Matches between computer players: openings, games and cross tables.
@NullMarked
package tabuleiro.lab.match;

import org.jspecify.annotations.NullMarked;
