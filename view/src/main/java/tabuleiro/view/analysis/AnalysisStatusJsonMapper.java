package tabuleiro.view.analysis;

import tabuleiro.protocol.analysis.AnalysisStatusJson;

/// Makes [AnalysisStatusJson].
public final class AnalysisStatusJsonMapper {
  private AnalysisStatusJsonMapper() {}

  public static AnalysisStatusJson waiting(String id, int before) {
    return new AnalysisStatusJson("waiting", id, "", before, "");
  }

  public static AnalysisStatusJson ended(String id, String why) {
    return new AnalysisStatusJson("ended", id, why, 0, "");
  }

  public static AnalysisStatusJson refused(String id, String error, String says) {
    return new AnalysisStatusJson("refused", id, error, 0, says);
  }

  public static AnalysisStatusJson pong(String id) {
    return new AnalysisStatusJson("pong", id, "", 0, "");
  }
}
