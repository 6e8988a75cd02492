package tabuleiro.server.games.message;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// What is asked for when a game is to be made.
///
/// @param id the caller's own id for it; the same id again gets the same answer
/// @param game the family's name, such as `talpa`
/// @param variant such as `8x8`; the family's default when it is missing
/// @param seed behind a start that is drawn; drawn when it is missing
/// @param position the text of another position to start from
/// @param first who plays the first side: `me`, `other`, or the text of a computer player
/// @param second who plays the second side
/// @param sides `fixed`, or `random`: then the sides may be exchanged
/// @param name what the caller wants to be called
/// @param clock such as `off`, `5m+3s` or `3d/move`; none when it is missing
/// @param visibility `public`, or `private`: then only who has a link finds it
/// @param open whether the other seat is for whoever comes first
/// @param match whether it is the first of two games, with sides exchanged for the second
@Json
public record NewGameRequest(
    Optional<String> id,
    Optional<String> game,
    Optional<String> variant,
    Optional<Long> seed,
    Optional<String> position,
    Optional<String> first,
    Optional<String> second,
    Optional<String> sides,
    Optional<String> name,
    Optional<String> clock,
    Optional<String> visibility,
    boolean open,
    boolean match) {}
