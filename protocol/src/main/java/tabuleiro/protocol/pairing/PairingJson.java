package tabuleiro.protocol.pairing;

import io.avaje.jsonb.Json;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.position.SideKey;

/// What has become of a search for an opponent.
///
/// @param status paired: the caller has an opponent; waiting: their challenge is open, and they
///   should ask again every few seconds; stopped: it is withdrawn
/// @param gameId the id of the game; while waiting, of the challenge
/// @param side the side that the caller plays
/// @param token the token of the seat; empty when the caller has had the seat before
/// @param rating the caller's rating for this game and speed
/// @param lowestRating the lowest rating of an opponent at present; 0 when all are welcome
/// @param highestRating the highest rating of an opponent at present; 0 when all are welcome
/// @param sinceMillis when the caller began to wait, in milliseconds since 1970
/// @param usualWaitSeconds the median of the last waits for such a game, in seconds; 0 when too few
///   have waited
/// @param level the level whose rating is nearest to the caller's, 1 to 9
@Json
public record PairingJson(
    @OneOf({"paired", "waiting", "stopped"}) String status,
    String gameId,
    @OneOf(of = SideKey.class) String side,
    String token,
    int rating,
    int lowestRating,
    int highestRating,
    long sinceMillis,
    int usualWaitSeconds,
    int level) {}
