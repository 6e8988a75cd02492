package tabuleiro.protocol.analysis;

import io.avaje.jsonb.Json;
import tabuleiro.protocol.position.MoveJson;

/// A hint for the player to move.
///
/// @param ply the number of moves before the position
/// @param move the move that the engine would play
/// @param scoreText the engine's score after the move, in the reader's language
/// @param reply the text of the expected reply; empty when none is expected
@Json
public record HintJson(int ply, MoveJson move, String scoreText, String reply) {}
