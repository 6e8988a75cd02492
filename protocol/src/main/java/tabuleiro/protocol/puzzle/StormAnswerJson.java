package tabuleiro.protocol.puzzle;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;

/// An answer in a run against the clock.
///
/// @param answered the number of answers before it; only the first answer with a number counts
/// @param move the text of the move
/// @param targets without a text, the names of the click targets that enter the move
@Json
public record StormAnswerJson(
    int answered, Optional<String> move, Optional<List<String>> targets) {}
