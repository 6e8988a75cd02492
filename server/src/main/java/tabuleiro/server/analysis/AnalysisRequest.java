package tabuleiro.server.analysis;

import java.util.List;
import java.util.Optional;
import tabuleiro.server.http.BoardFields;
import tabuleiro.server.http.JsonObject;
import tabuleiro.view.position.RequestedBoard;

/// A message from the client of the analysis socket.
sealed interface AnalysisRequest {
  /// Returns the client's id of the request; empty when missing.
  String id();

  /// Returns the name of the game that the request is about; empty when it names none.
  default String game() {
    return this instanceof Analyse analyse ? analyse.board().game().orElse("") : "";
  }

  /// Analyses a position, instead of the one before.
  ///
  /// @param board the game; its family and variant are required
  /// @param moves moves from that position
  /// @param variationCount how many variations to find
  /// @param isExplained whether the static evaluation is to be explained as well
  record Analyse(
      String id, RequestedBoard board, List<String> moves, int variationCount, boolean isExplained)
      implements AnalysisRequest {}

  /// Stops the analysis.
  record Stop(String id) implements AnalysisRequest {}

  /// Shows the evaluation curve of a finished game.
  ///
  /// @param finishedGame the id of the game; required
  record ShowCurve(String id, Optional<String> finishedGame) implements AnalysisRequest {}

  /// Checks the connection.
  record Ping(String id) implements AnalysisRequest {}

  /// A message of an unknown type, or without one.
  record Unexpected(String id, Optional<String> type) implements AnalysisRequest {}

  /// Reads a message:
  ///
  /// - `type`: `analyse`, `stop`, `curve` or `ping`
  /// - `id`: the client's id of the request, which the answers repeat
  /// - `game` and `variant`: for `analyse`, the names of the game and the variant
  /// - `position`: for `analyse`, the text of a position; default: the variant's initial position
  /// - `moves`: for `analyse`, moves from that position; default: none
  /// - `lines`: for `analyse`, how many variations to find; default: 1
  /// - `explain`: for `analyse`, whether to explain the static evaluation; default: no
  /// - `of`: for `curve`, the id of a finished game
  ///
  /// @throws tabuleiro.server.http.ProblemException when a field has the wrong type
  static AnalysisRequest of(JsonObject json) {
    String id = json.text("id").orElse("");
    Optional<String> type = json.text("type");
    return switch (type.orElse("")) {
      case "analyse" ->
          new Analyse(
              id,
              BoardFields.read(json),
              json.texts("moves"),
              json.number("variationCount").orElse(1),
              json.isTrue("explain"));
      case "stop" -> new Stop(id);
      case "curve" -> new ShowCurve(id, json.text("gameId"));
      case "ping" -> new Ping(id);
      default -> new Unexpected(id, type);
    };
  }
}
