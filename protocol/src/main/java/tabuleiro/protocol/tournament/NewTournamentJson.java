package tabuleiro.protocol.tournament;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.protocol.operation.OneOf;

/// A request to create a tournament.
///
/// @param id the caller's own id for the request; a repeated id gets the same tournament
/// @param name the name, up to 60 characters
/// @param format who meets whom
/// @param game the game, such as talpa
/// @param variant the variant; default: that of the game
/// @param clock the time control, such as 5m+3s; not off
/// @param rounds the rounds of a Swiss tournament, 1 to 15
/// @param cycles how often each pair of a round robin meets, 1 or 2
/// @param minutes the minutes of an arena, 5 to 360
/// @param rated whether the games change the players' ratings
/// @param computers whether bots may enter, and the owner may let levels play
@Json
public record NewTournamentJson(
    String id,
    String name,
    @OneOf(of = FormatKey.class) String format,
    String game,
    Optional<String> variant,
    String clock,
    Optional<Integer> rounds,
    Optional<Integer> cycles,
    Optional<Integer> minutes,
    Optional<Boolean> rated,
    Optional<Boolean> computers) {}
