package tabuleiro.server.game.message;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.server.view.MoveJson;
import tabuleiro.server.view.PositionJson;

/// A position of a game.
///
/// @param position the position
/// @param move the move that led to it; absent at the start
@Json
public record PlayedPositionJson(PositionJson position, Optional<MoveJson> move) {}
