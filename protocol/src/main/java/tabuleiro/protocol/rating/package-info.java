/// Ratings and leaderboards.
@NullMarked
package tabuleiro.protocol.rating;

import org.jspecify.annotations.NullMarked;
