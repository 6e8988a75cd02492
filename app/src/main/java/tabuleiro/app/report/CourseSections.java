package tabuleiro.app.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import tabuleiro.lab.report.Leads;
import tabuleiro.rules.Game;

/// How large a game is, and how its games go.
record CourseSections(Wording wording, OptionalDouble states) {
  private static final int PLIES = 100;

  CourseSections(Wording wording, Game game) {
    this(wording, game.positionsLog10());
  }

  List<Section> all() {
    return List.of(complexity(), moves(), course());
  }

  private Section complexity() {
    String random = wording.say("report.random");
    List<String> bound =
        wording.row(
            "report.complexity.states",
            figures ->
                states.isPresent()
                    ? wording.decimal(states.getAsDouble(), 1)
                    : wording.say("report.none"));
    List<String> knuth =
        wording.samples().stream()
            .map(sample ->
                sample.name().equals(random)
                    ? wording.decimal(sample.figures().treeSize().knuthLog(), 1)
                    : wording.say("report.none"))
            .toList();
    List<String> all = new ArrayList<>(List.of(wording.say("report.complexity.knuth")));
    all.addAll(knuth);
    List<List<String>> rows =
        List.of(
            wording.row(
                "report.complexity.tree",
                figures ->
                    wording.decimal(figures.treeSize().meanLog(), 1)
                        + " ± "
                        + wording.decimal(figures.treeSize().deviation(), 1)),
            all,
            bound);
    return wording.section("complexity", new Block.Table(wording.head(""), rows));
  }

  private Section moves() {
    List<List<String>> rows =
        List.of(
            wording.row(
                "report.moves.distinct", figures -> String.valueOf(figures.moves().distinct())),
            wording.row(
                "report.moves.played", figures -> String.valueOf(figures.moves().played())));
    return wording.section("moves", new Block.Table(wording.head(""), rows));
  }

  private Section course() {
    Optional<Wording.Sample> played =
        wording.samples().stream()
            .filter(sample -> sample.figures().leads().games() > 0)
            .findFirst();
    if (played.isEmpty()) {
      return wording.section("course", new Block.Note(wording.say("report.course.none")));
    }
    Leads leads = played.get().figures().leads();
    List<List<String>> rows =
        List.of(
            row("changes", wording.decimal(leads.changes(), 2)),
            row("each-ply", wording.decimal(PLIES * leads.changesEachPly(), 1)),
            row("drama", wording.decimal(leads.drama(), 3)),
            row("comebacks", wording.percent(leads.comebacks())),
            row("settled", wording.percent(leads.settled())));
    return wording.section("course", new Block.Table(List.of("", played.get().name()), rows));
  }

  private List<String> row(String key, String value) {
    return List.of(wording.say("report.course." + key), value);
  }
}
