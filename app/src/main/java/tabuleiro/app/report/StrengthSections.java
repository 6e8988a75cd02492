package tabuleiro.app.report;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.lab.match.Encounter;
import tabuleiro.lab.report.MirrorCheck;
import tabuleiro.lab.report.Report;
import tabuleiro.lab.report.Rung;
import tabuleiro.statistics.Strength;

/// What thinking is worth, and what mirroring is worth.
record StrengthSections(Wording wording, Report report) {
  List<Section> all() {
    return List.of(ladder(), mirror());
  }

  private Section ladder() {
    List<Rung> rungs = report.rungs().stream().filter(rung -> rung.strength().isPresent()).toList();
    if (rungs.isEmpty()) {
      return wording.section("ladder", new Block.Note(wording.say("report.ladder.none")));
    }
    List<List<String>> rows = new ArrayList<>();
    List<String> labels = new ArrayList<>();
    List<Double> elos = new ArrayList<>();
    for (Rung rung : rungs) {
      Strength strength = rung.strength().orElseThrow();
      Encounter encounter = rung.encounter();
      String label =
          wording.say(
              "report.ladder.against",
              String.valueOf(2 * rung.nodes()),
              String.valueOf(rung.nodes()));
      labels.add(label);
      elos.add(Double.isFinite(strength.elo()) ? strength.elo() : Double.NaN);
      rows.add(
          List.of(
              label,
              encounter.wins() + ", " + encounter.draws() + ", " + encounter.losses(),
              wording.decimal(strength.elo(), 0),
              wording.say(
                  "report.range",
                  wording.decimal(strength.low(), 0),
                  wording.decimal(strength.high(), 0))));
    }
    List<String> head =
        List.of(
            wording.say("report.ladder.nodes"),
            wording.say("report.ladder.score"),
            wording.say("report.ladder.elo"),
            wording.say("report.ladder.interval"));
    Block.Series series = new Block.Series(wording.say("report.ladder.elo"), elos);
    return wording.section(
        "ladder",
        new Block.Table(head, rows),
        new Block.Chart(wording.say("report.ladder.chart"), false, labels, List.of(series)));
  }

  private Section mirror() {
    List<List<String>> rows =
        report.mirrors().stream().filter(check -> check.all().games() > 0).map(this::row).toList();
    if (rows.isEmpty()) {
      return wording.section("mirror", new Block.Note(wording.say("report.mirror.none")));
    }
    List<String> head =
        List.of(
            wording.say("report.mirror.how"),
            wording.say("report.mirror.opponent"),
            wording.say("report.mirror.games"),
            wording.say("report.mirror.held"),
            wording.say("report.mirror.held-won"),
            wording.say("report.mirror.moves"),
            wording.say("report.mirror.score"));
    return wording.section("mirror", new Block.Table(head, rows));
  }

  private List<String> row(MirrorCheck check) {
    long games = check.all().games();
    String key = check.isTurn() ? "report.mirror.turn" : "report.mirror.axis";
    String opponent =
        check.isRandom()
            ? wording.say("report.mirror.by-random")
            : report.plan().players().getFirst().label();
    return List.of(
        wording.say(key, String.valueOf(check.degrees())),
        opponent,
        String.valueOf(games),
        wording.ofGames(check.held().games(), games),
        wording.ofGames(check.held().secondWins(), games),
        wording.decimal(check.mirrored().mean(), 1),
        wording.percent(1 - check.all().score()));
  }
}
