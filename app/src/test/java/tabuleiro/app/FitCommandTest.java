package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.evaluation.Weights;

class FitCommandTest {
  @TempDir private Path folder = Path.of("");
  private String games = "";

  @BeforeEach
  void playGames() {
    games = folder.resolve("games.txt").toString();
    CommandTester.run(
        "watch",
        "talpa",
        "--variant",
        "4x4",
        "--games",
        "60",
        "--first",
        "random",
        "--second",
        "random",
        "--quiet",
        "--seed",
        "1",
        "--record",
        games);
  }

  @Test
  void printsAndWritesWeightsThatTheEngineReads() throws IOException {
    Path weights = folder.resolve("weights.txt");
    CommandTester.Result run =
        CommandTester.run(
            "train", "fit", "talpa", "--record", games, "--seed", "1", "--out", weights.toString());
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("# talpa, fitted on played games").contains("# games 60, ");
    assertThat(weights).hasContent(run.out());
    Weights read =
        Weights.parse(Files.readAllLines(weights), EvaluatorFactories.of("talpa").termNames());
    assertThat(run.out()).endsWith(read.format());
    assertThat(CommandTester.run("train", "fit", "talpa", "--record", games, "--seed", "1").out())
        .isEqualTo(run.out());
  }

  @Test
  void gamesOfSeveralFilesAreCombined() {
    CommandTester.Result run =
        CommandTester.run(
            "train", "fit", "talpa", "--record", games, "--record", games, "--seed", "1");
    assertThat(run.out()).contains("# games 120, ");
  }

  @Test
  void warnsWhenTheHeldOutLossRises() {
    CommandTester.Result few =
        CommandTester.run(
            "train", "fit", "talpa", "--record", games, "--held-out", "90", "--seed", "1");
    assertThat(few.status()).isZero();
    assertThat(few.err()).contains("warning: the loss on the held-out games rises from 0.");
    assertThat(CommandTester.run("train", "fit", "talpa", "--record", games, "--seed", "2").err())
        .doesNotContain("warning");
  }

  @Test
  void recordsOfAnotherGameAreRejected() {
    CommandTester.Result run =
        CommandTester.run("train", "fit", "jostle", "--record", games, "--seed", "1");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("game 1 is a game of talpa, not of jostle");
    assertThat(CommandTester.run("train", "fit", "jostle", "--record", games, "--lang", "pt").err())
        .contains("a partida 1 é de talpa, não de jostle");
  }

  @Test
  void anIllegalMoveIsReportedWithItsLine() throws IOException {
    Path broken = folder.resolve("broken.txt");
    String text = Files.readString(Path.of(games));
    int at = text.lastIndexOf("1. ");
    Files.writeString(broken, text.substring(0, at + 3) + "a1c1 *\n");
    CommandTester.Result run =
        CommandTester.run("train", "fit", "talpa", "--record", broken.toString(), "--seed", "1");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("broken.txt: line ").doesNotContain("\tat ");
    assertThat(run.out()).as("the other games are fitted").contains("# ");
  }

  @Test
  void theGamesAfterAMalformedOneAreFitted() throws IOException {
    Path broken = folder.resolve("broken.txt");
    Files.writeString(
        broken, "[Game \"talpa\"\n\n1. a1a2 *\n\n" + Files.readString(Path.of(games)));
    CommandTester.Result run =
        CommandTester.run("train", "fit", "talpa", "--record", broken.toString(), "--seed", "1");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("broken.txt: line 1, column 14");
    assertThat(run.out())
        .isEqualTo(
            CommandTester.run("train", "fit", "talpa", "--record", games, "--seed", "1").out());
  }

  @Test
  void wrongUsageIsRejected() {
    assertThat(CommandTester.run("train", "fit", "go", "--record", games).err())
        .contains("there is no game 'go'");
    assertThat(CommandTester.run("train", "fit", "talpa").err())
        .contains("missing: --record; example: --record games.txt");
    assertThat(
            CommandTester.run("train", "fit", "talpa", "--record", games, "--held-out", "91")
                .status())
        .isEqualTo(2);
    CommandTester.Result absent =
        CommandTester.run("train", "fit", "talpa", "--record", folder.resolve("no").toString());
    assertThat(absent.status()).isEqualTo(1);
    assertThat(absent.err()).contains("cannot read");
  }

  @Test
  void oneGameIsNotEnough() throws IOException {
    String text = Files.readString(Path.of(games));
    Path one = folder.resolve("one.txt");
    Files.writeString(one, text.substring(0, text.indexOf("\n[Round \"2\"]")));
    CommandTester.Result run =
        CommandTester.run("train", "fit", "talpa", "--record", one.toString(), "--seed", "1");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("1 games are too few");
  }
}
