package tabuleiro.protocol.game;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tabuleiro.protocol.operation.Limits;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.position.SideKey;

/// An action of a player.
///
/// @param type on a socket: command
/// @param id an id of the caller's choice. The same id again gets the same answer.
/// @param seenSequence the number of the last event that the caller has seen
/// @param ply the number of moves that the caller has seen
/// @param action the action
/// @param move the text of the move; or give its click path
/// @param targets the click path of the move
/// @param offer what an offer or its answer is about
/// @param side the side for which a caller with both seats acts
@Json
public record CommandJson(
    Optional<String> type,
    @Limits(pattern = "^[A-Za-z0-9_-]{1,64}$") String id,
    int seenSequence,
    int ply,
    @OneOf(of = CommandKey.class) String action,
    Optional<String> move,
    Optional<List<String>> targets,
    @OneOf(of = OfferKey.class) Optional<String> offer,
    @OneOf(of = SideKey.class) Optional<String> side) {}
