package tabuleiro.protocol.analysis;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tabuleiro.protocol.operation.OneOf;

/// A request to the engine.
///
/// @param type the type of the message
/// @param id an id of the caller's choice, which the answers repeat
/// @param game the name of the family
/// @param variant the name of the variant
/// @param position the text of the position
/// @param moves moves to play from it first
/// @param variationCount how many variations to return
/// @param explain whether to explain the static evaluation as well
/// @param gameId for a curve: the id of the game
@Json
public record AnalysisRequestJson(
    @OneOf({"analyse", "stop", "curve", "ping"}) String type,
    Optional<String> id,
    Optional<String> game,
    Optional<String> variant,
    Optional<String> position,
    Optional<List<String>> moves,
    Optional<Integer> variationCount,
    Optional<Boolean> explain,
    Optional<String> gameId) {}
