package tabuleiro.server.study;

import io.avaje.jsonb.Json;

/// How an analysis fares.
///
/// @param type `waiting` while others are thought for, `ended` when there will be no more lines,
///   `refused` when what was asked cannot be done, `pong`
/// @param id the client's name for what it asked
/// @param why for `ended`: `done`, `asked` or `others`; for `refused` a word for programs
/// @param before for `waiting`: how many come first
/// @param says for `refused`: why, in words
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
