package tabuleiro.protocol.pairing;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A request to find an opponent.
///
/// @param id the caller's own id for the request; a repeated id makes one challenge
/// @param game the game, such as talpa
/// @param variant the variant; default: that of the game
/// @param position the initial position; default: the game's own. Only challenges with the same
///   position are joined.
/// @param clock the time control, such as 5m+3s or 3d/move; 10m,3m for time odds, the time of the
///   player in first and of the one in second; default: off
/// @param rated whether the game changes the players' ratings, for members only; default: false
/// @param name the displayed name of a visitor
/// @param ratingDifference by how many points the rating of the opponent may differ at first, 0 to
///   1000; 0, the default, accepts any rating. It grows by 50 points every 10 seconds.
/// @param sinceMillis when the caller began to wait, in milliseconds since 1970; default: now
/// @param waitingChallenge the challenge in the answer before, while the caller waits
@Json
public record PairingRequestJson(
    String id,
    String game,
    Optional<String> variant,
    Optional<String> position,
    Optional<String> clock,
    Optional<Boolean> rated,
    Optional<String> name,
    Optional<Integer> ratingDifference,
    Optional<Long> sinceMillis,
    Optional<String> waitingChallenge) {}
