package tabuleiro.protocol.analysis;

import io.avaje.jsonb.Json;
import tabuleiro.protocol.position.MoveJson;

/// A hint for the player to move.
///
/// @param ply the number of moves before the position
/// @param move the move that the engine would play
/// @param scoreText the engine's score after the move, in the reader's language
/// @param reason why the move is good: a sentence about the position, in the reader's language
/// @param reply the text of the expected reply; empty when none is expected
/// @param replyName the expected reply as people say it, in the reader's language
@Json
public record HintJson(
    int ply, MoveJson move, String scoreText, String reason, String reply, String replyName) {}
