package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;

/// A position with its legal moves and its outcome.
///
/// @param position the text of the position
/// @param toMove `first` or `second`
/// @param result `1-0`, `0-1`, `1/2-1/2`, or `*` for an unfinished game
/// @param reason why the game has ended; empty for an unfinished game
/// @param standing the lines of the game's score, in the chosen language
/// @param moves the legal moves in ascending text order
@Json
public record ShownPositionJson(
    String game,
    String variant,
    String position,
    String toMove,
    String result,
    String reason,
    List<String> standing,
    List<String> moves) {}
