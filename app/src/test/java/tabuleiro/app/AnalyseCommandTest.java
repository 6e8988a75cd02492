package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.app.cli.ExitStatus;

/// The command `analyse`.
class AnalyseCommandTest {
  private static final String LINE =
      "line %d score (cp -?[0-9]+|(win|loss) [0-9]+) depth [0-9]+ pv .+";

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#names")
  void theBestLinesOfEveryGameHaveTheFixedForm(String game) {
    String[] analyse = {
      "analyse", game, "--nodes", "2000", "--lines", "3", "--seed", "1", "--lang", "pt"
    };
    CommandTester.Result run = CommandTester.run(analyse);
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(3);
    for (int rank = 1; rank <= 3; rank++) {
      assertThat(run.lines().get(rank - 1)).matches(LINE.formatted(rank));
    }
    List<String> legal = CommandTester.run("moves", game, "--seed", "1").lines();
    assertThat(legal).containsAll(run.lines().stream().map(AnalyseCommandTest::firstMove).toList());
    assertThat(CommandTester.run(analyse).out()).as("again").isEqualTo(run.out());
  }

  private static String firstMove(String line) {
    return line.replaceFirst(".* pv ", "").replaceFirst(" .*", "");
  }

  @Test
  void intermediateResultsGoToStandardError() {
    CommandTester.Result run =
        CommandTester.run("analyse", "jostle", "--depth", "3", "--seed", "1");
    assertThat(run.lines()).hasSize(1);
    assertThat(run.err())
        .contains("line 1 score cp")
        .contains(" depth 1 pv ", " depth 2 pv ", " depth 3 pv ");
  }

  @Test
  void aProvenResultIsPrintedInWords() {
    String[] analyse = {"analyse", "talpa", "--variant", "3x3", "--position", "1r1/r1b/1b1 r"};
    CommandTester.Result run = CommandTester.run(analyse);
    assertThat(run.out()).startsWith("line 1 score win 1 depth 1 pv ");
    assertThat(run.err()).endsWith("Red to move: proven win in 1 move\n");
  }

  @Test
  void theStaticEvaluationIsExplained() {
    String[] analyse = {
      "analyse",
      "trench",
      "--position",
      "8/8/8/8/4s3/5c2/2Sc4/1SC5 w 0-0 0 0",
      "--nodes",
      "100",
      "--explain"
    };
    List<String> lines = CommandTester.run(analyse).lines();
    assertThat(lines.get(1)).matches("Static evaluation for White: [+][0-9]+");
    int pieces = lines.indexOf("The pieces that weigh most, and what each is worth to its owner:");
    assertThat(lines.subList(2, pieces))
        .allMatch(line -> line.matches(" *[+-][0-9]+  [A-Z].*"))
        .anyMatch(line -> line.matches(" *-[0-9]+  Pieces that can be captured"));
    assertThat(lines.subList(pieces + 1, lines.size()))
        .hasSize(5)
        .allMatch(line -> line.matches(" *[+-]?[0-9]+  [a-h][1-8] \\((Black|White)\\)"));
    assertThat(CommandTester.run("analyse", "talpa", "--nodes", "100", "--explain").lines())
        .last()
        .isEqualTo("Level 9 does not use it in this game: it judges positions by random games.");
    String[] withJson = {"analyse", "jostle", "--depth", "1", "--seed", "1", "--explain", "--json"};
    assertThat(CommandTester.run(withJson).out())
        .containsPattern(
            "\"explanation\":\\{\"points\":-?[0-9]+,\"features\":\\[\\{\"name\":\"[a-z]+\",\"points\":-?[0-9]+}");
  }

  @Test
  void jsonHasTheSame() {
    String out =
        CommandTester.run(
                "analyse", "talpa", "--variant", "3x3", "--depth", "2", "--seed", "1", "--json")
            .out();
    assertThat(out)
        .startsWith(
            "{\"game\":\"talpa\",\"variant\":\"3x3\",\"position\":\"rbr/brb/rbr r\",\"lines\":[")
        .contains("\"rank\":1,\"score\":\"", "\"depth\":", "\"nodes\":", "\"moves\":[\"");
  }

  @Test
  void aFinishedGameCannotBeAnalysed() {
    CommandTester.Result run =
        CommandTester.run("analyse", "talpa", "--variant", "3x3", "--position", "3/1bb/2b b");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).isEqualTo("the game is over: Blue wins: Red opened both paths at once\n");
  }

  @Test
  void anInterruptionPrintsTheResultSoFar() throws Exception {
    Process process = EndableProcess.of("analyse", "talpa", "--movetime", "600000").start();
    try (BufferedReader err = process.errorReader(StandardCharsets.UTF_8);
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      assertThat(err.lines().filter(line -> line.contains(" depth 3 ")).findFirst()).isPresent();
      EndableProcess.end(process);
      assertThat(out.lines().toList()).singleElement().asString().matches(LINE.formatted(1));
      assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
      assertThat(process.exitValue()).isEqualTo(ExitStatus.INTERRUPTED);
    } finally {
      process.destroyForcibly();
    }
  }
}
