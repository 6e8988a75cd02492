package tabuleiro.lab.report.document;

import java.util.Optional;
import tabuleiro.lab.report.statistic.GameStatistics;
import tabuleiro.lab.report.statistic.ResultCounts;
import tabuleiro.statistics.ConfidenceInterval;
import tabuleiro.statistics.EloEstimate;

/// The figures by which boards are compared, from one sample of games.
///
/// @param score the score of the first player, from 0 to 1
/// @param interval its 95 % confidence interval
/// @param decisiveness the share of games that are not drawn
/// @param plies the median length
/// @param branching the mean number of legal moves
/// @param tree the decimal logarithm of the typical game tree
/// @param leadChanges the mean number of lead changes in a game; empty where the players give no
///   scores
/// @param doubling what twice the thinking is worth, in Elo points; empty where it was not measured
record BoardFigures(
    double score,
    ConfidenceInterval interval,
    double decisiveness,
    int plies,
    double branching,
    double tree,
    Optional<Double> leadChanges,
    Optional<Double> doubling) {
  /// Returns the figures of a sample of a report.
  ///
  /// @param strength the strength of the highest rung of the ladder, where there is one
  static BoardFigures of(GameStatistics figures, Optional<EloEstimate> strength) {
    ResultCounts results = figures.results();
    return new BoardFigures(
        results.score(),
        results.scoreInterval(),
        results.decisiveness(),
        figures.lengths().plies().median(),
        figures.branching().all().mean(),
        figures.treeSize().meanLog(),
        figures.leads().games() > 0
            ? Optional.of(figures.leads().changesPerGame())
            : Optional.empty(),
        strength.map(EloEstimate::elo).filter(Double::isFinite));
  }

  /// Returns the distance of the first player's score from balance.
  double imbalance() {
    return Math.abs(score - 0.5);
  }
}
