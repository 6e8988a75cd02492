package tabuleiro.protocol.puzzle;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;

/// An attempt at a puzzle. Without a move the player gives up.
///
/// @param id the player's own id for the attempt; a repeated id gets the same answer
/// @param move the text of the move
/// @param targets without a text, the names of the click targets that enter the move
@Json
public record PuzzleAttemptJson(String id, Optional<String> move, Optional<List<String>> targets) {}
