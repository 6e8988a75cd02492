package tabuleiro.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.app.json.ArenaJson;
import tabuleiro.app.json.EncounterJson;
import tabuleiro.app.json.EntrantJson;
import tabuleiro.app.json.SprtJson;
import tabuleiro.lab.match.Encounter;
import tabuleiro.lab.match.Entrant;
import tabuleiro.lab.match.MatchPlan;
import tabuleiro.lab.match.Scores;
import tabuleiro.statistics.PairScores;
import tabuleiro.statistics.Ratings;
import tabuleiro.statistics.Sprt;
import tabuleiro.statistics.Strength;

/// What a match has come to, as data.
final class ArenaSummary {
  private ArenaSummary() {}

  static ArenaJson of(MatchPlan plan, Optional<Sprt> sprt, Scores scores) {
    int count = plan.entrants().size();
    Optional<Ratings> ratings = count > 2 ? scores.ratings() : Optional.empty();
    List<EntrantJson> players = new ArrayList<>();
    List<EncounterJson> encounters = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      players.add(player(plan.entrants().get(i), i, scores, ratings));
      for (int j = i + 1; j < count; j++) {
        encounters.add(encounter(i, j, scores.encounter(i, j)));
      }
    }
    return new ArenaJson(
        plan.game().id().game(),
        plan.game().id().variant(),
        plan.seed(),
        plan.openings().plies(),
        scores.games(),
        players,
        encounters,
        sprt.map(test -> sprt(test, scores.encounter(0, 1).pairs())));
  }

  private static EntrantJson player(
      Entrant entrant, int index, Scores scores, Optional<Ratings> ratings) {
    Encounter all = scores.total(index);
    return new EntrantJson(
        entrant.player(),
        entrant.limitsText().orElse(""),
        all.wins(),
        all.draws(),
        all.losses(),
        ratings.map(fitted -> fitted.rating(index)),
        ratings.map(fitted -> fitted.error(index)));
  }

  private static EncounterJson encounter(int first, int second, Encounter encounter) {
    PairScores pairs = encounter.pairs();
    Optional<Strength> strength =
        pairs.pairs() == 0 ? Optional.empty() : Optional.of(Strength.of(pairs));
    return new EncounterJson(
        first,
        second,
        encounter.wins(),
        encounter.draws(),
        encounter.losses(),
        pairs.counts(),
        strength.map(Strength::elo).filter(Double::isFinite),
        strength.map(Strength::low).filter(Double::isFinite),
        strength.map(Strength::high).filter(Double::isFinite),
        strength.map(Strength::likelihood));
  }

  private static SprtJson sprt(Sprt test, PairScores pairs) {
    String state = test.state(pairs).name().toLowerCase(Locale.ROOT).replace('_', '-');
    return new SprtJson(
        test.elo0(), test.elo1(), test.logLikelihoodRatio(pairs), Sprt.BOUND, state);
  }
}
