package tabuleiro.app;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.app.json.ReportJson;
import tabuleiro.lab.match.Encounter;
import tabuleiro.lab.match.Entrant;
import tabuleiro.lab.report.Branching;
import tabuleiro.lab.report.Distribution;
import tabuleiro.lab.report.GameFigures;
import tabuleiro.lab.report.Leads;
import tabuleiro.lab.report.MirrorCheck;
import tabuleiro.lab.report.Report;
import tabuleiro.lab.report.ReportPlan;
import tabuleiro.lab.report.Results;
import tabuleiro.lab.report.Rung;
import tabuleiro.lab.report.TreeSize;
import tabuleiro.play.GameRecord;
import tabuleiro.play.players.Players;
import tabuleiro.statistics.Strength;

/// A balance report as data.
final class ReportSummary {
  private static final double TENTH = 0.1;
  private static final double MEDIAN = 0.5;
  private static final double NINE_TENTHS = 0.9;

  private ReportSummary() {}

  static ReportJson of(Report report) {
    ReportPlan plan = report.plan();
    Map<String, ReportJson.Sample> samples = new LinkedHashMap<>();
    samples.put("random", sample(report.random(), true));
    report.games().ifPresent(games -> samples.put("games", sample(games, false)));
    return new ReportJson(
        plan.game().id().game(),
        plan.game().id().variant(),
        plan.seed(),
        report.counted() == report.planned(),
        plan.hasGames() ? plan.players().stream().map(Entrant::label).toList() : List.of(),
        plan.plies(),
        plan.game().positionsLog10(),
        samples,
        report.rungs().stream().map(ReportSummary::rung).toList(),
        report.mirrors().stream().map(check -> mirror(check, plan)).toList());
  }

  private static ReportJson.Sample sample(GameFigures figures, boolean isRandom) {
    Map<String, ReportJson.Results> endings = new LinkedHashMap<>();
    figures.endings().byReason().forEach((why, games) -> endings.put(why.key(), results(games)));
    TreeSize tree = figures.treeSize();
    return new ReportJson.Sample(
        results(figures.results()),
        endings,
        numbers(figures.lengths().plies()),
        numbers(figures.branching().all()),
        plies(figures.branching()),
        new ReportJson.Tree(
            tree.meanLog(),
            tree.deviation(),
            isRandom ? Optional.of(tree.knuthLog()) : Optional.empty()),
        new ReportJson.Moves(figures.moves().distinct(), figures.moves().played()),
        figures.firstMoves().groups().stream()
            .map(group -> new ReportJson.FirstMove(group.moves(), results(group.results())))
            .toList(),
        course(figures.leads()),
        figures.shortest().map(GameRecord::format).orElse(""),
        figures.typical().map(GameRecord::format).orElse(""));
  }

  private static ReportJson.Results results(Results results) {
    return new ReportJson.Results(
        results.games(),
        results.firstWins(),
        results.draws(),
        results.secondWins(),
        results.score(),
        results.scoreInterval().low(),
        results.scoreInterval().high(),
        results.decisiveness(),
        results.decisivenessInterval().low(),
        results.decisivenessInterval().high());
  }

  private static ReportJson.Numbers numbers(Distribution numbers) {
    Map<String, Long> counts = new LinkedHashMap<>();
    numbers.counts().forEach((number, count) -> counts.put(String.valueOf(number), count));
    return new ReportJson.Numbers(
        numbers.mean(),
        numbers.deviation(),
        numbers.quantile(0),
        numbers.quantile(TENTH),
        numbers.quantile(MEDIAN),
        numbers.quantile(NINE_TENTHS),
        numbers.quantile(1),
        counts);
  }

  private static List<ReportJson.Ply> plies(Branching branching) {
    return IntStream.range(0, branching.byPly().size())
        .mapToObj(ply -> ply(ply + 1, branching.byPly().get(ply)))
        .toList();
  }

  private static ReportJson.Ply ply(int ply, Distribution moves) {
    return new ReportJson.Ply(
        ply,
        moves.total(),
        moves.mean(),
        moves.quantile(0),
        moves.quantile(TENTH),
        moves.quantile(MEDIAN),
        moves.quantile(NINE_TENTHS),
        moves.quantile(1));
  }

  private static Optional<ReportJson.Course> course(Leads leads) {
    return leads.games() == 0
        ? Optional.empty()
        : Optional.of(
            new ReportJson.Course(
                leads.games(),
                leads.decided(),
                leads.changes(),
                leads.changesEachPly(),
                leads.drama(),
                leads.comebacks(),
                leads.settled()));
  }

  private static ReportJson.Rung rung(Rung rung) {
    Encounter encounter = rung.encounter();
    Optional<Strength> strength = rung.strength();
    return new ReportJson.Rung(
        rung.nodes(),
        encounter.wins(),
        encounter.draws(),
        encounter.losses(),
        strength.map(Strength::elo).filter(Double::isFinite),
        strength.map(Strength::low).filter(Double::isFinite),
        strength.map(Strength::high).filter(Double::isFinite));
  }

  private static ReportJson.Mirror mirror(MirrorCheck check, ReportPlan plan) {
    return new ReportJson.Mirror(
        check.isTurn() ? "turn" : "mirror",
        check.degrees(),
        check.isRandom() ? Players.RANDOM : plan.players().getFirst().label(),
        results(check.all()),
        check.held().games(),
        check.held().secondWins(),
        check.mirrored().mean());
  }
}
