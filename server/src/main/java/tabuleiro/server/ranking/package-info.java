/// The pages and answers of ratings: leaderboards, the ratings of a player, and those of a game.
@NullMarked
package tabuleiro.server.ranking;

import org.jspecify.annotations.NullMarked;
