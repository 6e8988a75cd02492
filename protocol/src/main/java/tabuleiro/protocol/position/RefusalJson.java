package tabuleiro.protocol.position;

import io.avaje.jsonb.Json;
import java.util.List;

/// Which rule forbids a move or a position, why, and where.
///
/// @param rule the number of the rule on the game's rules page, such as 6a; empty where only the
///   form of a text is wrong
/// @param reason why, in the reader's language, without the rule
/// @param cells the names of the cells that the reason is about
@Json
public record RefusalJson(String rule, String reason, List<String> cells) {}
