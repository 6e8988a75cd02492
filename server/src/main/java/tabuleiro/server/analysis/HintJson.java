package tabuleiro.server.analysis;

import io.avaje.jsonb.Json;
import tabuleiro.server.view.MoveJson;

/// A hint for the player to move.
///
/// @param ply the number of moves before the position
/// @param move the move that the engine would play
/// @param says the engine's score after the move, as text
/// @param reply the text of the expected reply; empty when none is expected
@Json
public record HintJson(int ply, MoveJson move, String says, String reply) {}
