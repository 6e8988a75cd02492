package tabuleiro.protocol.study;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A text to read: a record with one game or several, the text of a position, or a list of moves.
///
/// @param text the text
/// @param game the name of the family, for a text that does not name one
/// @param variant the variant of such a text
/// @param position the text of the position before the moves of a list; by default the start of the
///   variant
/// @param number which of the games that can be read to open, counted from 1
@Json
public record TextToOpenJson(
    String text,
    Optional<String> game,
    Optional<String> variant,
    Optional<String> position,
    Optional<Integer> number) {}
