package tabuleiro.lab.report.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.lab.match.HeadToHead;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.lab.report.Report;
import tabuleiro.lab.report.ReportPlan;
import tabuleiro.lab.report.statistic.BoardHeat;
import tabuleiro.lab.report.statistic.BranchingFactor;
import tabuleiro.lab.report.statistic.GameStatistics;
import tabuleiro.lab.report.statistic.Histogram;
import tabuleiro.lab.report.statistic.LadderRung;
import tabuleiro.lab.report.statistic.LeadStatistics;
import tabuleiro.lab.report.statistic.MirrorStatistics;
import tabuleiro.lab.report.statistic.ResultCounts;
import tabuleiro.lab.report.statistic.ScoreByPly;
import tabuleiro.lab.report.statistic.TreeComplexity;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.record.GameRecord;
import tabuleiro.rules.board.Board;
import tabuleiro.statistics.EloEstimate;

/// Converts a balance report to its JSON form.
public final class ReportJsonMapper {
  private ReportJsonMapper() {}

  /// Returns a report as JSON, as far as it is counted.
  ///
  /// @param program the program that made it
  public static ReportJson of(Report report, ProgramJson program) {
    ReportPlan plan = report.plan();
    Map<String, ReportJson.SampleJson> samples = new LinkedHashMap<>();
    Board board = plan.game().board();
    samples.put("random", sample(report.random(), board, true));
    report.games().ifPresent(games -> samples.put("games", sample(games, board, false)));
    return new ReportJson(
        plan.game().id().game(),
        plan.game().id().variant(),
        plan.seed(),
        report.countedGames() == report.plannedGames(),
        plan.hasGames() ? plan.players().stream().map(MatchPlayer::label).toList() : List.of(),
        plan.openingPlies(),
        plan.game().positionCountLog10(),
        samples,
        report.ladderRungs().stream().map(ReportJsonMapper::rung).toList(),
        report.mirrors().stream().map(check -> mirror(check, plan)).toList(),
        Optional.of(program));
  }

  private static ReportJson.SampleJson sample(
      GameStatistics figures, Board board, boolean isRandom) {
    Map<String, ReportJson.ResultsJson> endings = new LinkedHashMap<>();
    figures.endReasons().byReason().forEach((why, games) -> endings.put(why.key(), results(games)));
    TreeComplexity tree = figures.treeSize();
    return new ReportJson.SampleJson(
        results(figures.results()),
        endings,
        numbers(figures.lengths().plies()),
        numbers(figures.branching().all()),
        plies(figures.branching()),
        new ReportJson.TreeSizeJson(
            tree.meanLog(),
            tree.standardDeviation(),
            isRandom ? Optional.of(tree.knuthLog()) : Optional.empty()),
        new ReportJson.MoveCountJson(
            figures.distinctMoves().distinct(), figures.distinctMoves().played()),
        figures.firstMoves().groups().stream()
            .map(group -> new ReportJson.FirstMoveJson(group.moves(), results(group.results())))
            .toList(),
        cells(figures.heat(), board),
        course(figures.leads()),
        scores(figures.scores()),
        figures.shortest().map(GameRecord::format).orElse(""),
        figures.typical().map(GameRecord::format).orElse(""));
  }

  private static Map<String, Map<String, Long>> cells(BoardHeat heat, Board board) {
    Map<String, Map<String, Long>> cells = new LinkedHashMap<>();
    Map<BoardHeat.Occasion, Map<Integer, Long>> counts = heat.counts().byCell();
    for (BoardHeat.Occasion occasion : BoardHeat.Occasion.values()) {
      Map<String, Long> named = new LinkedHashMap<>();
      counts
          .getOrDefault(occasion, Map.of())
          .forEach((cell, count) -> named.put(board.name(cell), count));
      cells.put(
          switch (occasion) {
            case FIRST_MOVE -> "firstMoves";
            case CAPTURE -> "captures";
            case LAST_MOVE -> "lastMoves";
          },
          named);
    }
    return cells;
  }

  private static List<ReportJson.ScoreJson> scores(ScoreByPly scores) {
    List<ScoreByPly.Mean> means = scores.means();
    return IntStream.range(0, means.size())
        .mapToObj(ply -> score(ply + 1, means.get(ply)))
        .filter(score -> score.games() > 0)
        .toList();
  }

  private static ReportJson.ScoreJson score(int ply, ScoreByPly.Mean mean) {
    return new ReportJson.ScoreJson(
        ply, mean.games(), mean.mean(), mean.interval().low(), mean.interval().high());
  }

  private static ReportJson.ResultsJson results(ResultCounts results) {
    return new ReportJson.ResultsJson(
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

  private static ReportJson.DistributionJson numbers(Histogram numbers) {
    Map<String, Long> counts = new LinkedHashMap<>();
    numbers.counts().forEach((number, count) -> counts.put(String.valueOf(number), count));
    return new ReportJson.DistributionJson(
        numbers.mean(),
        numbers.standardDeviation(),
        numbers.quantile(0),
        numbers.tenth(),
        numbers.median(),
        numbers.nineTenths(),
        numbers.quantile(1),
        counts);
  }

  private static List<ReportJson.PlyJson> plies(BranchingFactor branching) {
    return IntStream.range(0, branching.byPly().size())
        .mapToObj(ply -> ply(ply + 1, branching.byPly().get(ply)))
        .toList();
  }

  private static ReportJson.PlyJson ply(int ply, Histogram moves) {
    return new ReportJson.PlyJson(
        ply,
        moves.total(),
        moves.mean(),
        moves.quantile(0),
        moves.tenth(),
        moves.median(),
        moves.nineTenths(),
        moves.quantile(1));
  }

  private static Optional<ReportJson.CourseJson> course(LeadStatistics leads) {
    return leads.games() == 0
        ? Optional.empty()
        : Optional.of(
            new ReportJson.CourseJson(
                leads.games(),
                leads.decided(),
                leads.changesPerGame(),
                leads.changesPerPly(),
                leads.drama(),
                leads.comebacks(),
                leads.settled()));
  }

  private static ReportJson.RungJson rung(LadderRung rung) {
    HeadToHead encounter = rung.headToHead();
    Optional<EloEstimate> strength = rung.strength();
    return new ReportJson.RungJson(
        rung.nodes(),
        encounter.wins(),
        encounter.draws(),
        encounter.losses(),
        strength.map(EloEstimate::elo).filter(Double::isFinite),
        strength.map(EloEstimate::low).filter(Double::isFinite),
        strength.map(EloEstimate::high).filter(Double::isFinite));
  }

  private static ReportJson.MirrorJson mirror(MirrorStatistics check, ReportPlan plan) {
    return new ReportJson.MirrorJson(
        check.isRotation() ? "turn" : "mirror",
        check.degrees(),
        check.isRandom() ? PlayerCatalogue.RANDOM : plan.players().getFirst().label(),
        results(check.all()),
        check.fullyMirrored().games(),
        check.fullyMirrored().secondWins(),
        check.mirroredMoves().mean());
  }
}
