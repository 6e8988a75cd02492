package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;

/// A position with what the rules say of it.
///
/// @param position its text
/// @param toMove `first` or `second`
/// @param result `1-0`, `0-1`, `1/2-1/2`, or `*` while the game goes on
/// @param reason why the game has ended; empty while it goes on
/// @param standing the figure that players watch, in words
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
