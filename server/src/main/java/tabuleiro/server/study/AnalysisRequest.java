package tabuleiro.server.study;

import io.avaje.jsonb.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a client says on the socket of the analysis. What it leaves out is null; a type says which
/// parts it needs.
///
/// @param type `analyse`, `stop`, `curve` or `ping`
/// @param id the client's own name for what it asks, repeated in the answers
/// @param game for `analyse`: the game's name
/// @param variant for `analyse`: the variant's name
/// @param position for `analyse`: the text of a position; the variant's start where it is missing
/// @param moves for `analyse`: moves from that position; none where they are missing
/// @param lines for `analyse`: how many lines are wanted; 1 where it is missing
/// @param of for `curve`: the id of a finished game
@Json
public record AnalysisRequest(
    @Nullable String type,
    @Nullable String id,
    @Nullable String game,
    @Nullable String variant,
    @Nullable String position,
    @Nullable List<String> moves,
    @Nullable Integer lines,
    @Nullable String of) {}
