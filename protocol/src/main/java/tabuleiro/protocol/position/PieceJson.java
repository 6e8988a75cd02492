package tabuleiro.protocol.position;

import io.avaje.jsonb.Json;
import tabuleiro.protocol.operation.OneOf;

/// A piece.
///
/// @param side the side that owns the piece
/// @param kind the key of its kind, such as king or tile
/// @param number the number on a tile; 0 for other pieces
/// @param pattern the neighbours that a tile marks, one bit a direction, clockwise from north-west;
///   0 for other pieces
@Json
public record PieceJson(
    @OneOf(of = SideKey.class) String side, String kind, int number, int pattern) {}
