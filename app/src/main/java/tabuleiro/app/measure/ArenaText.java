package tabuleiro.app.measure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.app.cli.EloText;
import tabuleiro.lab.match.CrossTable;
import tabuleiro.lab.match.FinishedGame;
import tabuleiro.lab.match.HeadToHead;
import tabuleiro.lab.match.MatchFailures;
import tabuleiro.lab.match.MatchPlan;
import tabuleiro.play.players.PlayerFailure;
import tabuleiro.statistics.BradleyTerryRatings;
import tabuleiro.statistics.EloEstimate;
import tabuleiro.statistics.PentanomialScores;
import tabuleiro.statistics.Sprt;
import tabuleiro.text.Messages;

/// Formats the result of a match as text.
///
/// @param scores the scores of the games so far
/// @param failures the games among them that ended because a player failed to move
record ArenaText(
    Messages messages,
    MatchPlan plan,
    Optional<Sprt> sprt,
    CrossTable scores,
    MatchFailures failures) {
  /// Counts a game.
  void add(FinishedGame game) {
    scores.add(game.scheduled(), game.record().result());
    failures.add(game);
  }

  /// Returns whether every game ended because a player failed to move: the score then says nothing
  /// about strength.
  boolean hasOnlyFailures() {
    return scores.games() > 0 && failures.games() == scores.games();
  }

  /// Returns the line about a player's failure.
  String failure(FinishedGame game, FinishedGame.Failure failure) {
    return messages.format(
        "arena-failed", String.valueOf(game.scheduled().number() + 1), failure.text());
  }

  /// Returns a line for each player that has failed to move.
  private List<String> failureLines() {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < plan.players().size(); i++) {
      int crashes = failures.count(i, PlayerFailure.CRASH);
      int illegal = failures.count(i, PlayerFailure.ILLEGAL_MOVE);
      int late = failures.count(i, PlayerFailure.TIME);
      if (crashes + illegal + late > 0) {
        lines.add(
            messages.format(
                "arena-failures",
                label(i),
                String.valueOf(crashes),
                String.valueOf(illegal),
                String.valueOf(late)));
      }
    }
    return lines;
  }

  /// Returns the progress line of a running match.
  String progress() {
    List<String> parts = new ArrayList<>();
    parts.add(
        messages.format(
            "arena-progress", String.valueOf(scores.games()), String.valueOf(plan.games())));
    if (plan.players().size() == 2) {
      HeadToHead encounter = scores.headToHead(0, 1);
      parts.add(score(encounter));
      Optional.of(encounter)
          .filter(_ -> !hasOnlyFailures())
          .flatMap(ArenaText::strength)
          .ifPresent(strength -> {
            parts.add(elo(strength));
            parts.add(
                messages.format("arena-superiority", percent(strength.likelihoodOfSuperiority())));
          });
      sprt.ifPresent(
          test -> parts.add("LLR " + decimal("%.2f", test.logLikelihoodRatio(encounter.pairs()))));
    }
    return String.join("  ", parts);
  }

  /// Returns the message for an interrupted match.
  String interrupted() {
    return messages.format(
        "arena-interrupted", String.valueOf(scores.games()), String.valueOf(plan.games()));
  }

  /// Returns the lines of the result. The first line is fixed in every language.
  List<String> lines() {
    List<String> lines = new ArrayList<>(List.of("score " + score(scores.total(0))));
    lines.addAll(failureLines());
    if (hasOnlyFailures()) {
      lines.add(messages.format("arena-only-failures"));
      return lines;
    }
    if (plan.players().size() == 2) {
      lines.addAll(encounterOfTwo(scores.headToHead(0, 1)));
    } else {
      lines.addAll(ratings());
      lines.addAll(encounters());
    }
    return lines;
  }

  private static String score(HeadToHead encounter) {
    return encounter.wins() + " " + encounter.draws() + " " + encounter.losses();
  }

  private static Optional<EloEstimate> strength(HeadToHead encounter) {
    PentanomialScores pairs = encounter.pairs();
    return pairs.pairs() == 0 ? Optional.empty() : Optional.of(EloEstimate.of(pairs));
  }

  private List<String> encounterOfTwo(HeadToHead encounter) {
    List<String> lines = new ArrayList<>();
    String what =
        strength(encounter).map(this::elo).orElseGet(() -> messages.format("arena-no-pair"));
    lines.add(messages.format("arena-against", label(0), label(1), what));
    strength(encounter)
        .ifPresent(strength ->
            lines.add(
                messages.format("arena-superiority", percent(strength.likelihoodOfSuperiority()))));
    String counts =
        encounter.pairs().counts().stream().map(String::valueOf).collect(Collectors.joining(" "));
    lines.add(messages.format("arena-pairs", counts));
    sprt.ifPresent(test -> lines.add(sprt(test, encounter.pairs())));
    return lines;
  }

  private String sprt(Sprt test, PentanomialScores pairs) {
    String elo0 = decimal("%+.1f", test.elo0());
    String elo1 = decimal("%+.1f", test.elo1());
    String state =
        switch (test.decision(pairs)) {
          case CONTINUE -> messages.format("arena-sprt-continues");
          case ACCEPT_H0 -> messages.format("arena-sprt-accepts", elo0, elo1);
          case ACCEPT_H1 -> messages.format("arena-sprt-accepts", elo1, elo0);
        };
    String ratio = decimal("%.2f", test.logLikelihoodRatio(pairs));
    String bound = decimal("%.2f", Sprt.BOUND);
    return messages.format("arena-sprt", elo0, elo1, ratio, bound, state);
  }

  /// Returns the players by rating, the best first, each with the probability that it is stronger
  /// than the next one.
  private List<String> ratings() {
    Optional<BradleyTerryRatings> fitted = scores.ratings();
    if (fitted.isEmpty()) {
      return List.of(messages.format("arena-not-met"));
    }
    BradleyTerryRatings ratings = fitted.get();
    List<Integer> order =
        IntStream.range(0, plan.players().size())
            .boxed()
            .sorted(Comparator.comparingDouble((Integer player) -> -ratings.rating(player)))
            .toList();
    List<String> lines = new ArrayList<>(List.of(messages.format("arena-ratings")));
    for (int i = 0; i < order.size(); i++) {
      int player = order.get(i);
      String line =
          messages.format(
              "arena-rating",
              label(player),
              decimal("%+.1f", ratings.rating(player)),
              decimal("%.1f", ratings.marginOfError(player)),
              score(scores.total(player)));
      if (i + 1 < order.size()) {
        String likelihood = percent(ratings.likelihoodOfSuperiority(player, order.get(i + 1)));
        line += "; " + messages.format("arena-above-next", likelihood);
      }
      lines.add(line);
    }
    if (ratings.hasAddedDraws()) {
      lines.add(messages.format("arena-added-draws"));
    }
    return lines;
  }

  private List<String> encounters() {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < plan.players().size(); i++) {
      for (int j = i + 1; j < plan.players().size(); j++) {
        String score = score(scores.headToHead(i, j));
        lines.add(messages.format("arena-against", label(i), label(j), score));
      }
    }
    return lines;
  }

  private String label(int player) {
    return plan.players().get(player).label();
  }

  private String elo(EloEstimate strength) {
    return new EloText(messages).format(strength);
  }

  private String percent(double probability) {
    return decimal("%.1f", 100 * probability);
  }

  private String decimal(String format, double number) {
    return new EloText(messages).decimal(format, number);
  }
}
