package tabuleiro.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.games.Games;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.lab.report.sample.ReportFileException;
import tabuleiro.lab.report.statistic.GameStatistics;
import tabuleiro.lab.report.statistic.Histogram;
import tabuleiro.lab.report.statistic.LadderRung;
import tabuleiro.lab.report.statistic.SampledGames;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.Replay;

class ReportRunnerTest {
  @TempDir private Path folder = Path.of("");

  private static ReportPlan plan(long seed, int games) {
    MatchPlayer player = new MatchPlayer("9", MoveLimits.ofNodes(20));
    return new ReportPlan(SampledGames.TALPA, seed, 300, games, List.of(player, player), 2, 4, 20);
  }

  private static Report played(ReportPlan plan, int threads, Optional<ReportFile> file) {
    Report report = new Report(plan);
    new ReportRunner(report, threads, file).play(() -> {});
    return report;
  }

  /// Returns the statistics of a report.
  private static List<Object> statistics(Report report) {
    List<Object> statistics = new ArrayList<>();
    List<GameStatistics> samples = new ArrayList<>(List.of(report.random()));
    report.games().ifPresent(samples::add);
    for (GameStatistics sample : samples) {
      statistics.add(sample.results().firstWins());
      statistics.add(sample.results().secondWins());
      statistics.add(sample.lengths().plies().counts());
      statistics.add(sample.branching().byPly().stream().map(Histogram::counts).toList());
      statistics.add(sample.treeSize().meanLog());
      statistics.add(sample.treeSize().knuthLog());
      statistics.add(sample.distinctMoves().distinct());
      statistics.add(sample.leads().drama());
      statistics.add(sample.leads().changesPerGame());
      statistics.add(sample.leads().settled());
      statistics.add(sample.shortest());
      statistics.add(sample.typical());
      sample.firstMoves().groups().forEach(group -> statistics.add(group.results().score()));
    }
    report.ladderRungs().forEach(rung -> statistics.add(rung.headToHead()));
    report.mirrors().forEach(mirror -> statistics.add(mirror.mirroredMoves().counts()));
    return statistics;
  }

  @Test
  void reportDoesNotDependOnTheNumberOfThreads() {
    List<Object> alone = statistics(played(plan(5, 8), 1, Optional.empty()));
    assertThat(statistics(played(plan(5, 8), 3, Optional.empty()))).isEqualTo(alone);
    assertThat(statistics(played(plan(6, 8), 1, Optional.empty()))).isNotEqualTo(alone);
  }

  @Test
  void countsEveryPlannedGame() {
    Report report = played(plan(5, 8), 2, Optional.empty());
    // Random and players' games, two mirrors of random and of players' games, three rungs.
    assertThat(report.plannedGames()).isEqualTo(300 + 8 + 2 * (20 + 2) + 3 * 4);
    assertThat(report.countedGames()).isEqualTo(report.plannedGames());
    assertThat(report.random().results().games()).isEqualTo(300);
    assertThat(report.games().orElseThrow().leads().games()).isEqualTo(8);
    assertThat(report.ladderRungs()).extracting(LadderRung::nodes).containsExactly(5L, 10L, 20L);
  }

  @Test
  void exampleRecordsCanBeReplayed() {
    Report report = played(plan(5, 8), 2, Optional.empty());
    GameRecord shortest = report.random().shortest().orElseThrow();
    GameRecord typical = report.games().orElseThrow().typical().orElseThrow();
    for (GameRecord record : List.of(shortest, typical)) {
      Replay.of(GameRecord.parse(record.format()).getFirst(), 1, Games.families()).finish();
    }
    assertThat(shortest.mainLine().moves()).hasSize(report.random().lengths().plies().quantile(0));
    assertThat(typical.tag("White")).contains("9");
  }

  private Report playedInParts(ReportPlan plan, int... stops) throws IOException {
    Path path = folder.resolve("report.txt");
    for (int games : stops) {
      Report report = new Report(plan);
      try (ReportFile file = ReportFile.open(path, report)) {
        ReportRunner run = new ReportRunner(report, 2, Optional.of(file));
        run.play(() -> {
          if (report.countedGames() >= games) {
            run.stop();
          }
        });
      }
    }
    Report report = new Report(plan);
    try (ReportFile file = ReportFile.open(path, report)) {
      new ReportRunner(report, 2, Optional.of(file)).play(() -> {});
    }
    return report;
  }

  @Test
  void resumedReportEqualsAnUninterruptedOne() throws IOException {
    List<Object> whole = statistics(played(plan(5, 8), 1, Optional.empty()));
    assertThat(statistics(playedInParts(plan(5, 8), 100, 303, 340))).isEqualTo(whole);
    assertThat(Files.readAllLines(folder.resolve("report.txt"))).hasSize(5 + 364);
    assertThat(ReportFile.seed(folder.resolve("report.txt"))).contains(5L);
  }

  @Test
  void incompleteLastLineIsRemovedAndPlayedAgain() throws IOException {
    List<Object> whole = statistics(playedInParts(plan(5, 8)));
    Path path = folder.resolve("report.txt");
    String text = Files.readString(path);
    Files.writeString(path, text.substring(0, text.length() - 7));
    assertThat(statistics(playedInParts(plan(5, 8)))).isEqualTo(whole);
    assertThat(path).hasContent(text);
  }

  @Test
  void rejectsTheFileOfAnotherReportUnchanged() throws IOException {
    playedInParts(plan(5, 8));
    Path path = folder.resolve("report.txt");
    String before = Files.readString(path);
    assertRefused(path, plan(6, 8), "report-file.differs", "seed 5, seed 6");
    assertRefused(
        path, plan(5, 6), "report-file.line", "report-file.not-asked, arguments=[games, 7");
    assertThat(path).hasContent(before);
  }

  @Test
  void reportsTheLineOfADamagedFile() throws IOException {
    playedInParts(plan(5, 8));
    Path path = folder.resolve("report.txt");
    List<String> lines = Files.readAllLines(path);
    damage(path, lines, 9, line -> line.substring(0, line.lastIndexOf(' ')));
    assertRefused(path, plan(5, 8), "report-file.line", "10, Message[key=report-file.not-over");
    damage(path, lines, 9, line -> line.replaceFirst("[a-d][1-4]", "z9"));
    assertRefused(path, plan(5, 8), "report-file.line", "10, Message[key=replay.move");
    damage(path, lines, 9, line -> "random");
    assertRefused(path, plan(5, 8), "report-file.line", "10, Message[key=report-file.no-game");
    damage(path, lines, 9, line -> lines.get(20));
    assertRefused(path, plan(5, 8), "report-file.line", "10, Message[key=report-file.order");
  }

  private static void damage(Path path, List<String> lines, int at, UnaryOperator<String> change)
      throws IOException {
    List<String> damaged = new ArrayList<>(lines);
    damaged.set(at, change.apply(damaged.get(at)));
    Files.write(path, damaged);
  }

  private static void assertRefused(Path path, ReportPlan plan, String key, String what) {
    assertThatThrownBy(() -> ReportFile.open(path, new Report(plan)))
        .isInstanceOf(ReportFileException.class)
        .hasMessageStartingWith(key)
        .hasMessageContaining(what);
  }
}
