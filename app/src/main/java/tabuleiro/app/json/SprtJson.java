package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import tabuleiro.statistics.PentanomialScores;
import tabuleiro.statistics.Sprt;

/// A sequential probability ratio test.
///
/// @param llr the logarithm of the likelihood ratio of `elo1` to `elo0`
/// @param bound the test ends at this ratio, or at its negative
/// @param state `continues`, `accepts-0` or `accepts-1`
@Json
public record SprtJson(double elo0, double elo1, double llr, double bound, String state) {
  /// Returns the state of a test after some pairs of games.
  public static SprtJson of(Sprt test, PentanomialScores pairs) {
    String state =
        switch (test.decision(pairs)) {
          case CONTINUE -> "continues";
          case ACCEPT_H0 -> "accepts-0";
          case ACCEPT_H1 -> "accepts-1";
        };
    return new SprtJson(
        test.elo0(), test.elo1(), test.logLikelihoodRatio(pairs), Sprt.BOUND, state);
  }
}
