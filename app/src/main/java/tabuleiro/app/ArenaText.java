package tabuleiro.app;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.lab.match.Encounter;
import tabuleiro.lab.match.MatchPlan;
import tabuleiro.lab.match.Scores;
import tabuleiro.statistics.PairScores;
import tabuleiro.statistics.Ratings;
import tabuleiro.statistics.Sprt;
import tabuleiro.statistics.Strength;
import tabuleiro.text.Messages;

/// What a match has come to, in words.
///
/// @param scores of the games so far
record ArenaText(Messages words, MatchPlan plan, Optional<Sprt> sprt, Scores scores) {
  /// Returns what is shown while the match goes on.
  String progress() {
    List<String> parts = new ArrayList<>();
    parts.add(
        words.say("arena-progress", String.valueOf(scores.games()), String.valueOf(plan.games())));
    if (plan.entrants().size() == 2) {
      Encounter encounter = scores.encounter(0, 1);
      parts.add(score(encounter));
      strength(encounter)
          .ifPresent(strength -> {
            parts.add(elo(strength));
            parts.add(words.say("arena-superiority", percent(strength.likelihood())));
          });
      sprt.ifPresent(
          test -> parts.add("LLR " + decimal("%.2f", test.logLikelihoodRatio(encounter.pairs()))));
    }
    return String.join("  ", parts);
  }

  /// Returns what is said of an interrupted match.
  String interrupted() {
    return words.say(
        "arena-interrupted", String.valueOf(scores.games()), String.valueOf(plan.games()));
  }

  /// Returns the result. The first line is fixed in every language.
  List<String> lines() {
    List<String> lines = new ArrayList<>(List.of("score " + score(scores.total(0))));
    if (plan.entrants().size() == 2) {
      lines.addAll(ofTwo(scores.encounter(0, 1)));
    } else {
      lines.addAll(ratings());
      lines.addAll(encounters());
    }
    return lines;
  }

  private static String score(Encounter encounter) {
    return encounter.wins() + " " + encounter.draws() + " " + encounter.losses();
  }

  private static Optional<Strength> strength(Encounter encounter) {
    PairScores pairs = encounter.pairs();
    return pairs.pairs() == 0 ? Optional.empty() : Optional.of(Strength.of(pairs));
  }

  private List<String> ofTwo(Encounter encounter) {
    List<String> lines = new ArrayList<>();
    String what = strength(encounter).map(this::elo).orElseGet(() -> words.say("arena-no-pair"));
    lines.add(words.say("arena-against", label(0), label(1), what));
    strength(encounter)
        .ifPresent(
            strength -> lines.add(words.say("arena-superiority", percent(strength.likelihood()))));
    String counts =
        encounter.pairs().counts().stream().map(String::valueOf).collect(Collectors.joining(" "));
    lines.add(words.say("arena-pairs", counts));
    sprt.ifPresent(test -> lines.add(sprt(test, encounter.pairs())));
    return lines;
  }

  private String sprt(Sprt test, PairScores pairs) {
    String elo0 = decimal("%+.1f", test.elo0());
    String elo1 = decimal("%+.1f", test.elo1());
    String state =
        switch (test.state(pairs)) {
          case CONTINUES -> words.say("arena-sprt-continues");
          case ACCEPTS_0 -> words.say("arena-sprt-accepts", elo0, elo1);
          case ACCEPTS_1 -> words.say("arena-sprt-accepts", elo1, elo0);
        };
    String ratio = decimal("%.2f", test.logLikelihoodRatio(pairs));
    String bound = decimal("%.2f", Sprt.BOUND);
    return words.say("arena-sprt", elo0, elo1, ratio, bound, state);
  }

  /// The players by their ratings, the best first, each with the probability that it is better than
  /// the next one.
  private List<String> ratings() {
    Optional<Ratings> fitted = scores.ratings();
    if (fitted.isEmpty()) {
      return List.of(words.say("arena-not-met"));
    }
    Ratings ratings = fitted.get();
    List<Integer> order =
        IntStream.range(0, plan.entrants().size())
            .boxed()
            .sorted(Comparator.comparingDouble((Integer player) -> -ratings.rating(player)))
            .toList();
    List<String> lines = new ArrayList<>(List.of(words.say("arena-ratings")));
    for (int i = 0; i < order.size(); i++) {
      int player = order.get(i);
      String line =
          words.say(
              "arena-rating",
              label(player),
              decimal("%+.1f", ratings.rating(player)),
              decimal("%.1f", ratings.error(player)),
              score(scores.total(player)));
      if (i + 1 < order.size()) {
        String likelihood = percent(ratings.likelihood(player, order.get(i + 1)));
        line += "; " + words.say("arena-above-next", likelihood);
      }
      lines.add(line);
    }
    if (ratings.hasAddedDraws()) {
      lines.add(words.say("arena-added-draws"));
    }
    return lines;
  }

  private List<String> encounters() {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < plan.entrants().size(); i++) {
      for (int j = i + 1; j < plan.entrants().size(); j++) {
        String score = score(scores.encounter(i, j));
        lines.add(words.say("arena-against", label(i), label(j), score));
      }
    }
    return lines;
  }

  private String label(int player) {
    return plan.entrants().get(player).label();
  }

  private String elo(Strength strength) {
    if (Double.isFinite(strength.error())) {
      return words.say(
          "arena-elo", decimal("%+.1f", strength.elo()), decimal("%.1f", strength.error()));
    }
    return words.say(
        "arena-elo-between",
        decimal("%+.1f", strength.elo()),
        decimal("%+.1f", strength.low()),
        decimal("%+.1f", strength.high()));
  }

  private String percent(double probability) {
    return decimal("%.1f", 100 * probability);
  }

  private String decimal(String format, double number) {
    if (Double.isInfinite(number)) {
      return number > 0 ? "+inf" : "-inf";
    }
    return String.format(words.language().locale(), format, number);
  }
}
