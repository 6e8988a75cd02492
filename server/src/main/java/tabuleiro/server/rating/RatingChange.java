package tabuleiro.server.rating;

import org.jdbi.v3.core.mapper.reflect.ColumnName;
import tabuleiro.rules.Side;
import tabuleiro.server.account.PlayerId;

/// What a rated game has changed for one player.
///
/// @param game the id of the game
/// @param side the player's side
/// @param number how many rated games of the pool the player has played, with this one
/// @param before the rating before the game, in Elo points
/// @param after the rating after it
/// @param deviation its standard deviation after the game
/// @param opponent the rating of the opponent before the game
/// @param score 1 for a win, 0.5 for a draw, 0 for a loss
/// @param millis when the game ended, in milliseconds since 1970
/// @param weight the share of a game that it has counted, above 0 and at most 1
public record RatingChange(
    String game,
    Side side,
    PlayerId player,
    String pool,
    int number,
    @ColumnName("rating_before") double before,
    @ColumnName("rating_after") double after,
    double deviation,
    double opponent,
    double score,
    long millis,
    double weight) {}
