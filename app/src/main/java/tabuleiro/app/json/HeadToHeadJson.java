package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;

/// The results of two players against each other, from the first one's point of view.
///
/// @param first the index of the player in the list of players, from 0
/// @param second the index of the opponent
/// @param pairs the number of pairs of games with 0, 1/2, 1, 3/2 and 2 points
/// @param elo the difference in Elo points; left out when it is infinite, or there is no pair
/// @param low lower end of its 95 % interval; left out likewise
/// @param high upper end; left out likewise
/// @param superiority the probability that the first player is the stronger one; left out without a
///   pair
@Json
public record HeadToHeadJson(
    int first,
    int second,
    int wins,
    int draws,
    int losses,
    List<Long> pairs,
    Optional<Double> elo,
    Optional<Double> low,
    Optional<Double> high,
    Optional<Double> superiority) {}
