package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;

/// What two players have scored against each other, seen from the first.
///
/// @param first place of the player in the list of players, from 0
/// @param second place of the opponent
/// @param pairs how many pairs of games scored 0, 1/2, 1, 3/2 and 2 points
/// @param elo the difference in strength; left out when it is infinite, or there is no pair
/// @param low lower end of its 95 % interval; left out likewise
/// @param high upper end; left out likewise
/// @param superiority probability that the first is the stronger; left out without a pair
@Json
public record EncounterJson(
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
