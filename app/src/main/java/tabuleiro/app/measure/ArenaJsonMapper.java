package tabuleiro.app.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.app.json.ArenaJson;
import tabuleiro.app.json.HeadToHeadJson;
import tabuleiro.app.json.MatchPlayerJson;
import tabuleiro.app.json.SprtJson;
import tabuleiro.lab.match.CrossTable;
import tabuleiro.lab.match.HeadToHead;
import tabuleiro.lab.match.MatchFailures;
import tabuleiro.lab.match.MatchPlan;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.play.players.PlayerFailure;
import tabuleiro.statistics.BradleyTerryRatings;
import tabuleiro.statistics.EloEstimate;
import tabuleiro.statistics.PentanomialScores;

/// Converts the result of a match to its JSON form.
final class ArenaJsonMapper {
  private ArenaJsonMapper() {}

  static ArenaJson of(ArenaText match) {
    MatchPlan plan = match.plan();
    CrossTable scores = match.scores();
    boolean isMeasured = !match.hasOnlyFailures();
    int count = plan.players().size();
    Optional<BradleyTerryRatings> ratings =
        count > 2 && isMeasured ? scores.ratings() : Optional.empty();
    List<MatchPlayerJson> players = new ArrayList<>();
    List<HeadToHeadJson> encounters = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      players.add(player(plan.players().get(i), i, match, ratings));
      for (int j = i + 1; j < count; j++) {
        encounters.add(encounter(i, j, scores.headToHead(i, j), isMeasured));
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
        match.sprt().map(test -> SprtJson.of(test, scores.headToHead(0, 1).pairs())));
  }

  private static MatchPlayerJson player(
      MatchPlayer player, int index, ArenaText match, Optional<BradleyTerryRatings> ratings) {
    HeadToHead all = match.scores().total(index);
    MatchFailures failures = match.failures();
    return new MatchPlayerJson(
        player.name(),
        player.limitsText().orElse(""),
        all.wins(),
        all.draws(),
        all.losses(),
        failures.count(index, PlayerFailure.CRASH),
        failures.count(index, PlayerFailure.ILLEGAL_MOVE),
        failures.count(index, PlayerFailure.TIME),
        ratings.map(fitted -> fitted.rating(index)),
        ratings.map(fitted -> fitted.marginOfError(index)));
  }

  private static HeadToHeadJson encounter(
      int first, int second, HeadToHead encounter, boolean isMeasured) {
    PentanomialScores pairs = encounter.pairs();
    Optional<EloEstimate> strength =
        pairs.pairs() == 0 || !isMeasured ? Optional.empty() : Optional.of(EloEstimate.of(pairs));
    return new HeadToHeadJson(
        first,
        second,
        encounter.wins(),
        encounter.draws(),
        encounter.losses(),
        pairs.counts(),
        strength.map(EloEstimate::elo).filter(Double::isFinite),
        strength.map(EloEstimate::low).filter(Double::isFinite),
        strength.map(EloEstimate::high).filter(Double::isFinite),
        strength.map(EloEstimate::likelihoodOfSuperiority));
  }
}
