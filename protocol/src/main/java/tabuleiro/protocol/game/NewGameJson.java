package tabuleiro.protocol.game;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.protocol.operation.Limits;
import tabuleiro.protocol.operation.OneOf;

/// The settings of a new game.
///
/// @param id an id of the caller's choice. The same id again gets the same answer.
/// @param game the name of the family
/// @param variant the name of the variant; by default the family's main one
/// @param seed the seed of a random start
/// @param position the text of the first position; by default the start of the variant
/// @param first the first player: me, other, or a computer player such as 5
/// @param second the second player, written in the same way
/// @param sides whether the two players keep these sides or get random ones
/// @param name the caller's name
/// @param clock the time control: off, 5m+3s or 3d/move; with time odds both, the first side's
///   first: 10m,3m
/// @param visibility whether everyone may watch
/// @param open whether any caller may take the other seat
/// @param match whether this is a match of two games, with sides exchanged
/// @param rated whether the game changes the players' ratings; it then needs a clock, a board that
///   is rated, and two members, or one member and a level
/// @param swap whether the second player may take over the first move; between two people with the
///   same time, neither rated nor a match
@Json
public record NewGameJson(
    @Limits(pattern = "^[A-Za-z0-9_-]{1,64}$") String id,
    String game,
    Optional<String> variant,
    Optional<Long> seed,
    Optional<String> position,
    Optional<String> first,
    Optional<String> second,
    @OneOf({"fixed", "random"}) Optional<String> sides,
    Optional<String> name,
    Optional<String> clock,
    @OneOf(of = VisibilityKey.class) Optional<String> visibility,
    Optional<Boolean> open,
    Optional<Boolean> match,
    Optional<Boolean> rated,
    Optional<Boolean> swap) {}
