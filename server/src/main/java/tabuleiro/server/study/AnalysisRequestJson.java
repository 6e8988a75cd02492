package tabuleiro.server.study;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The JSON of a message from the client of the analysis socket. It is parsed at once into an
/// [AnalysisRequest].
///
/// @param type `analyse`, `stop`, `curve` or `ping`
/// @param id the client's id of the request, which the answers repeat
/// @param game for `analyse`: the name of the game
/// @param variant for `analyse`: the name of the variant
/// @param position for `analyse`: the text of a position; default: the variant's initial position
/// @param moves for `analyse`: moves from that position; default: none
/// @param lines for `analyse`: how many variations to find; default: 1
/// @param of for `curve`: the id of a finished game
@Json
record AnalysisRequestJson(
    @Nullable String type,
    @Nullable String id,
    @Nullable String game,
    @Nullable String variant,
    @Nullable String position,
    @Nullable List<String> moves,
    @Nullable Integer lines,
    @Nullable String of) {
  AnalysisRequest parse() {
    String requestId = id == null ? "" : id;
    return switch (type) {
      case "analyse" ->
          new AnalysisRequest.Analyse(
              requestId,
              Optional.ofNullable(game),
              Optional.ofNullable(variant),
              Optional.ofNullable(position),
              moves == null ? List.of() : moves,
              lines == null ? 1 : lines);
      case "stop" -> new AnalysisRequest.Stop(requestId);
      case "curve" -> new AnalysisRequest.ShowCurve(requestId, Optional.ofNullable(of));
      case "ping" -> new AnalysisRequest.Ping(requestId);
      case null, default -> new AnalysisRequest.Unexpected(requestId, Optional.ofNullable(type));
    };
  }
}
