package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;

/// A match.
///
/// @param plies the number of random moves at the start of each game
/// @param games the number of games played
@Json
public record ArenaJson(
    String game,
    String variant,
    long seed,
    int plies,
    int games,
    List<MatchPlayerJson> players,
    List<HeadToHeadJson> encounters,
    Optional<SprtJson> sprt) {}
