/// Ratings of players by board and speed, leaderboards, and which games count.
@NullMarked
package tabuleiro.server.rating;

import org.jspecify.annotations.NullMarked;
