package tabuleiro.lab.report.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.lab.report.Report;
import tabuleiro.lab.report.statistic.Histogram;
import tabuleiro.lab.report.statistic.LadderRung;
import tabuleiro.lab.report.statistic.ResultCounts;
import tabuleiro.statistics.ConfidenceInterval;
import tabuleiro.statistics.EloEstimate;

/// The verdict in words: balance, decisiveness, depth and length, each with its interval. It is
/// about the players' games where there are some, and about random games elsewhere.
record VerdictSection(ReportFormatter formatter, Report report) {
  /// From these distances to 50 % on, an advantage is called clear or strong. Guesses.
  private static final double CLEAR = 0.05;

  private static final double STRONG = 0.15;

  /// From these shares of decided games on, a game is called decisive or often drawn. Guesses.
  private static final double DECISIVE = 0.9;

  private static final double OFTEN_DRAWN = 0.5;

  private static final double BALANCE = 0.5;

  /// Returns the section; empty while no game is counted.
  Optional<ReportSection> section() {
    if (formatter.samples().isEmpty()) {
      return Optional.empty();
    }
    ReportFormatter.Sample sample = formatter.samples().getLast();
    ResultCounts results = sample.figures().results();
    List<ReportBlock> notes = new ArrayList<>();
    notes.add(note("counted", sample.name(), String.valueOf(results.games())));
    notes.add(note(balance(results), formatter.score(results)));
    notes.add(
        note(
            decisiveness(results.decisiveness()),
            formatter.percent(results.decisiveness(), results.decisivenessInterval())));
    notes.add(depth());
    notes.add(length(sample.figures().lengths().plies()));
    return Optional.of(formatter.section("verdict", notes.toArray(ReportBlock[]::new)));
  }

  private ReportBlock.Note note(String key, Object... arguments) {
    return new ReportBlock.Note(formatter.text("report.verdict." + key, arguments));
  }

  /// Returns the key of the sentence about a first player's score.
  static String balance(ResultCounts results) {
    ConfidenceInterval interval = results.scoreInterval();
    if (interval.low() <= BALANCE && interval.high() >= BALANCE) {
      return interval.high() - interval.low() < 2 * CLEAR ? "balanced" : "open";
    }
    double distance = Math.abs(results.score() - BALANCE);
    String size = distance < CLEAR ? "slight" : distance < STRONG ? "clear" : "strong";
    return size + (results.score() > BALANCE ? "-first" : "-second");
  }

  static String decisiveness(double share) {
    return share >= DECISIVE ? "decisive" : share >= OFTEN_DRAWN ? "often-drawn" : "mostly-drawn";
  }

  /// Returns what twice the thinking is worth on the highest rung of the ladder.
  private ReportBlock.Note depth() {
    Optional<LadderRung> rung = report.highestRung();
    if (rung.isEmpty()) {
      return note("no-depth");
    }
    EloEstimate strength = rung.get().strength().orElseThrow();
    return note(
        strength.low() > 0 ? "deep" : strength.high() < 0 ? "worse" : "unclear-depth",
        formatter.decimal(strength.elo(), 0),
        formatter.decimal(strength.low(), 0),
        formatter.decimal(strength.high(), 0),
        String.valueOf(2 * rung.get().nodes()),
        String.valueOf(rung.get().nodes()));
  }

  private ReportBlock.Note length(Histogram plies) {
    return note(
        "length",
        String.valueOf(plies.median()),
        String.valueOf(plies.tenth()),
        String.valueOf(plies.nineTenths()));
  }
}
