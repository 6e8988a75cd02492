package tabuleiro.online.message;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A request to create a game.
///
/// @param id the caller's own id for the request; a repeated id gets the same answer
/// @param game the family's name
/// @param variant the variant's name
/// @param first the first player: `me`, `other`, or a computer player such as `5`
/// @param second the second player, written in the same way
/// @param sides `fixed`, or `random`, which may exchange the sides
/// @param name the caller's name; absent for a standard name
/// @param clock the time control: `off`, `5m+3s` or `3d/move`
/// @param visibility `public` or `private`
/// @param open whether any caller may take the other seat
/// @param swap whether the second player may take over the first move
@Json
public record GameOrder(
    String id,
    String game,
    String variant,
    String first,
    String second,
    String sides,
    Optional<String> name,
    String clock,
    String visibility,
    boolean open,
    boolean swap) {}
