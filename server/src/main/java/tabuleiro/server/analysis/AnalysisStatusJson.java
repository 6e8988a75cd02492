package tabuleiro.server.analysis;

import io.avaje.jsonb.Json;

/// The status of an analysis request.
///
/// @param type `waiting` while other jobs come first, `ended` when no more results follow,
///   `refused` when the request is invalid, or `pong`
/// @param id the client's id of the request
/// @param why for `ended`: `done`, `asked` or `others`; for `refused`: an error code
/// @param before for `waiting`: how many jobs come first
/// @param says for `refused`: the error message
@Json
public record AnalysisStatusJson(String type, String id, String why, int before, String says) {
  static AnalysisStatusJson waiting(String id, int before) {
    return new AnalysisStatusJson("waiting", id, "", before, "");
  }

  static AnalysisStatusJson ended(String id, String why) {
    return new AnalysisStatusJson("ended", id, why, 0, "");
  }

  static AnalysisStatusJson refused(String id, String error, String says) {
    return new AnalysisStatusJson("refused", id, error, 0, says);
  }

  static AnalysisStatusJson pong(String id) {
    return new AnalysisStatusJson("pong", id, "", 0, "");
  }
}
