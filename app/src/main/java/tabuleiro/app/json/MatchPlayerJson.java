package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A player in a match, with its results against all others.
///
/// @param player the text that names the player in commands
/// @param limits such as `nodes 1000`; empty without limits
/// @param crashes games lost because its program ended or sent no move
/// @param illegalMoves games lost by a move that was not legal
/// @param timeLosses games lost because its program did not answer in time
/// @param rating the rating in a round robin; left out until every two players have met
/// @param error half of the rating's 95 % interval
@Json
public record MatchPlayerJson(
    String player,
    String limits,
    int wins,
    int draws,
    int losses,
    int crashes,
    int illegalMoves,
    int timeLosses,
    Optional<Double> rating,
    Optional<Double> error) {}
