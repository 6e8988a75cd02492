package tabuleiro.lab.generation;

import java.time.Duration;
import java.util.Optional;
import tabuleiro.lab.match.HeadToHead;
import tabuleiro.statistics.EloEstimate;
import tabuleiro.statistics.PentanomialScores;
import tabuleiro.statistics.Sprt;

/// A complete generation.
///
/// @param number counted from 1
/// @param games the number of training games, of this generation and those before
/// @param positions the number of positions that the network was trained on
/// @param lossWithoutNetwork the validation loss without a network
/// @param loss the validation loss of the network
/// @param score of the network against the best one so far, or against none
/// @param sprt the test of that match
/// @param time from the start of the last run that worked on it
public record Generation(
    int number,
    int games,
    int positions,
    double lossWithoutNetwork,
    double loss,
    HeadToHead score,
    Sprt sprt,
    Duration time) {
  /// Returns whether the network is the best one from now on: the test has accepted it, or was not
  /// decided before the games or the time of the match were over, and finds it more likely better.
  public boolean isPromoted() {
    return sprt.logLikelihoodRatio(score.pairs()) > 0;
  }

  /// Returns the difference in strength to the best network before; empty without a pair of games.
  public Optional<EloEstimate> difference() {
    PentanomialScores pairs = score.pairs();
    return pairs.pairs() == 0 ? Optional.empty() : Optional.of(EloEstimate.of(pairs));
  }
}
