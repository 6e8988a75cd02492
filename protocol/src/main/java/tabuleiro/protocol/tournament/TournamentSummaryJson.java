package tabuleiro.protocol.tournament;

import io.avaje.jsonb.Json;
import tabuleiro.protocol.operation.OneOf;

/// A tournament in a list.
///
/// @param id the id, as in the address /tournament/ID
/// @param name the name
/// @param format who meets whom
/// @param game the game, such as talpa
/// @param variant the variant, such as 8x8
/// @param clock the time control, such as 5m+3s
/// @param rated whether the games change the players' ratings
/// @param computers whether bots may enter, and the owner may let levels play
/// @param length rounds, cycles of a round robin, or minutes of an arena
/// @param status what happens now
/// @param round the number of the last round that was paired
/// @param players the number of players
/// @param createdMillis when it was created, in milliseconds since 1970
/// @param endsMillis when no other game of a running arena is paired, in milliseconds since 1970;
///   else 0
@Json
public record TournamentSummaryJson(
    String id,
    String name,
    @OneOf(of = FormatKey.class) String format,
    String game,
    String variant,
    String clock,
    boolean rated,
    boolean computers,
    int length,
    @OneOf({"open", "running", "paused", "finished"}) String status,
    int round,
    int players,
    long createdMillis,
    long endsMillis) {}
