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
public record AnalysisTold(String type, String id, String why, int before, String says) {
  static AnalysisTold waiting(String id, int before) {
    return new AnalysisTold("waiting", id, "", before, "");
  }

  static AnalysisTold ended(String id, String why) {
    return new AnalysisTold("ended", id, why, 0, "");
  }

  static AnalysisTold refused(String id, String error, String says) {
    return new AnalysisTold("refused", id, error, 0, says);
  }

  static AnalysisTold pong(String id) {
    return new AnalysisTold("pong", id, "", 0, "");
  }
}
