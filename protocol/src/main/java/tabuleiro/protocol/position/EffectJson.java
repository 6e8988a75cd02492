package tabuleiro.protocol.position;

import io.avaje.jsonb.Json;
import tabuleiro.protocol.operation.OneOf;

/// One change that a move makes on the board.
///
/// @param kind the kind of change
/// @param from the cell that a piece has left; empty unless it moved
/// @param cell the cell that the change concerns
/// @param piece the piece as it is after the change, or the piece that was removed
@Json
public record EffectJson(
    @OneOf({"moved", "laid", "removed", "turned", "king-in", "king-out"}) String kind,
    String from,
    String cell,
    PieceJson piece) {}
