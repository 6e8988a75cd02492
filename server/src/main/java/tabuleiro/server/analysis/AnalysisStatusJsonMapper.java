package tabuleiro.server.analysis;

import tabuleiro.protocol.analysis.AnalysisStatusJson;

/// Makes [AnalysisStatusJson] of what the server knows.
public final class AnalysisStatusJsonMapper {
  private AnalysisStatusJsonMapper() {}

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
