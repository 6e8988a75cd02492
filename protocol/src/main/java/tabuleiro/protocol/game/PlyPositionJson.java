package tabuleiro.protocol.game;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.protocol.position.MoveJson;
import tabuleiro.protocol.position.PositionJson;

/// One position of a game.
///
/// @param position the position
/// @param move the move that led to it; absent at the start
@Json
public record PlyPositionJson(PositionJson position, Optional<MoveJson> move) {}
