package tabuleiro.server.study;

import java.util.List;
import java.util.Optional;
import tabuleiro.server.http.JsonText;

/// A message from the client of the analysis socket.
sealed interface AnalysisRequest {
  /// Returns the client's id of the request; empty when missing.
  String id();

  /// Returns the name of the game that the request is about; empty when it names none.
  default String game() {
    return this instanceof Analyse analyse ? analyse.family().orElse("") : "";
  }

  /// Analyses a position, instead of the one before.
  ///
  /// @param family the name of the game; required
  /// @param variant the name of the variant; required
  /// @param position the text of a position; default: the variant's initial position
  /// @param moves moves from that position
  /// @param variationCount how many variations to find
  record Analyse(
      String id,
      Optional<String> family,
      Optional<String> variant,
      Optional<String> position,
      List<String> moves,
      int variationCount)
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

  /// Parses a message.
  ///
  /// @throws tabuleiro.server.http.ProblemException when the text is not JSON with the fields of a
  ///   message
  static AnalysisRequest parse(String text) {
    return JsonText.parse(text, AnalysisRequestJson.class).parse();
  }
}
