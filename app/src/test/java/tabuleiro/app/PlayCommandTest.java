package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.games.Games;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// The commands that play: `play`, `watch`, `replay` and the menu.
class PlayCommandTest {
  /// Typed moves of a whole game of Talpa 3x3.
  private static final String GAME = "a1b1\na2b2\nb1b2\nb3a3\nc3c2\na3\n";

  @TempDir Path folder;

  static Stream<Arguments> players() {
    List<Arguments> all = new ArrayList<>();
    for (Family family : Games.families()) {
      for (String player : EnginePlayers.catalogue().playerIds(family.name())) {
        all.add(Arguments.of(family.name(), player));
      }
    }
    return all.stream();
  }

  @ParameterizedTest
  @MethodSource("players")
  void everyComputerPlayerPlaysToTheEndAndTheRecordReplays(String game, String player) {
    Path file = folder.resolve("games.txt");
    String[] watch = {
      "watch",
      game,
      "--first",
      player,
      "--second",
      "random",
      "--seed",
      "3",
      "--games",
      "2",
      "--nodes",
      "30",
      "--quiet",
      "--record",
      file.toString()
    };
    CommandTester.Result run = CommandTester.run(watch);
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(2).allMatch(line -> line.startsWith("result "));
    CommandTester.Result replayed = CommandTester.run("replay", file.toString(), "--quiet");
    assertThat(replayed.out()).as(replayed.err()).isEqualTo(run.out());
    assertThat(replayed.status()).isZero();
  }

  static Stream<Game> boards() {
    return Games.representativeGames().stream();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void aWholeGameOfEveryBoardIsTypedByHandInPortuguese(Game game) {
    RandomGenerator random = SeededRandom.of(4);
    Position position = game.start(4);
    StringBuilder typed = new StringBuilder();
    while (!position.outcome().isOver()) {
      int move = Playout.randomMove(position, random);
      typed.append(position.formatMove(move)).append('\n');
      position = position.playUnchecked(move);
    }
    CommandTester.Result run =
        CommandTester.runWithInput(
            typed.toString(),
            "play",
            game.id().game(),
            "--variant",
            game.id().variant(),
            "--second",
            "human",
            "--names",
            "Ana,Rui",
            "--lang",
            "pt",
            "--seed",
            "4");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.lines().getLast())
        .matches(position.outcome().isDraw() ? "A partida acabou empatada: .*" : ".* ganha: .*");
  }

  @Test
  void theSameSeedPlaysTheSameGame() throws IOException {
    String[] watch = {"watch", "talpa", "--first", "classic:9", "--second", "random", "--seed"};
    String one = CommandTester.run(with(watch, "1")).out();
    assertThat(CommandTester.run(with(watch, "1")).out()).isEqualTo(one);
    assertThat(CommandTester.run(with(watch, "2")).out()).isNotEqualTo(one);
    assertThat(one.lines().toList().getLast()).matches("result (1-0|0-1) \\(path\\)");
  }

  @Test
  void theSecondPlayerIsLevel5UnlessAnotherIsAskedFor() {
    String[] play = {"play", "talpa", "--variant", "4x4", "--seed", "1"};
    assertThat(CommandTester.runWithInput("a2b2\nresign\nyes\n", play).out())
        .contains("Level 5 (Blue) plays", "Level 5 (Blue) wins: Red resigned");
  }

  @Test
  void inAPipeLinesWaitForTheComputersMove() {
    String typed = "a2b2\nundo\nb1a1\nresign\nyes\n";
    String[] play = {"play", "talpa", "--variant", "4x4", "--second", "3"};
    CommandTester.Result run = CommandTester.runWithInput(typed, with(play, "--seed=1"));
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out().split("Level 3 \\(Blue\\) plays", -1)).as(run.out()).hasSize(3);
    assertThat(run.out()).doesNotContain("\r", "is thinking").endsWith("wins: Red resigned\n");
  }

  @Test
  void moveTimeLimitsComputerPlayers() {
    long begin = System.nanoTime();
    CommandTester.Result run =
        CommandTester.run(
            "watch",
            "talpa",
            "--variant",
            "3x3",
            "--first",
            "9",
            "--second",
            "standing",
            "--movetime",
            "50",
            "--quiet");
    assertThat(run.out()).startsWith("result ");
    assertThat(System.nanoTime() - begin).isLessThan(60_000_000_000L);
  }

  @Test
  void aRandomSeedIsPrintedAndReplaysTheGame() {
    CommandTester.Result drawn = CommandTester.run("watch", "talpa", "--variant", "4x4");
    assertThat(drawn.err()).matches("seed [0-9]+\n");
    String seed = drawn.err().strip().substring("seed ".length());
    assertThat(CommandTester.run("watch", "talpa", "--variant", "4x4", "--seed", seed).out())
        .isEqualTo(drawn.out());
  }

  @Test
  void twoHumansPlayAndTheRecordHasNoDateWithASeed() throws IOException {
    Path file = folder.resolve("game.txt");
    CommandTester.Result run =
        CommandTester.runWithInput(
            GAME,
            "play",
            "talpa",
            "--variant",
            "3x3",
            "--second",
            "human",
            "--names",
            "Ana, Rui",
            "--seed",
            "5",
            "--record",
            file.toString());
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out()).contains("Ana (Red) wins: Blue opened both paths at once");
    assertThat(Files.readString(file))
        .contains("[White \"Ana\"]", "[Black \"Rui\"]", "[Seed \"5\"]", "1-0")
        .doesNotContain("[Date");
  }

  @Test
  void aGameInterruptedByTheEndOfInputContinuesFromItsRecord() {
    String file = folder.resolve("game.txt").toString();
    String[] begin = {
      "play", "talpa", "--variant", "3x3", "--second", "human", "--clock", "5m+3s", "--record", file
    };
    assertThat(CommandTester.runWithInput(GAME.substring(0, 15), begin).status()).isZero();
    assertThat(CommandTester.run("replay", file, "--quiet").out())
        .isEqualTo("result * (unfinished)\n");
    CommandTester.Result run =
        CommandTester.runWithInput(GAME.substring(15), "play", "--from", file, "--record", file);
    assertThat(run.out())
        .containsPattern("wins: (Red|Blue)(.s path is open| opened both paths at once)");
    assertThat(CommandTester.run("replay", file, "--quiet").lines())
        .containsExactly("result * (unfinished)", "result 1-0 (path)");
  }

  @Test
  void anyGameOfAFileIsContinued() {
    String file = folder.resolve("games.txt").toString();
    String[] begin = {"play", "talpa", "--variant", "3x3", "--second", "human", "--record", file};
    CommandTester.runWithInput("a1b1\n", begin);
    CommandTester.runWithInput("a1a2\n", begin);
    CommandTester.runWithInput("", "play", "--from", file, "--number", "1", "--record", file);
    assertThat(CommandTester.run("replay", file, "--json").lines().get(2)).contains("[\"a1b1\"]");
    assertThat(CommandTester.run("play", "--from", file, "--number", "4").err())
        .contains("--number: 4 is not from 1 to 3");
    assertThat(CommandTester.run("play", "talpa", "--number", "1").err())
        .contains("--from games.txt --number 1");
  }

  @Test
  void aReplayPrintsCommentsAndVariations() throws IOException {
    Path file = folder.resolve("games.txt");
    Files.writeString(
        file,
        """
        [Game "talpa"]
        [Variant "3x3"]

        1. a1b1 {good [%clk 0:01:00]} a2b2 (1... c2c3 2. b2a2 {and so on}) *
        """);
    assertThat(CommandTester.run("replay", file.toString()).lines())
        .contains("  good", "  Variation: 1... c2c3 2. b2a2 {and so on}");
  }

  @Test
  void aSeatFromAFileNeverStartsAProgram() {
    String file = folder.resolve("game.txt").toString();
    String[] begin = {"play", "talpa", "--second", "random", "--record", file};
    assertThat(CommandTester.runWithInput("a1b1\n", begin).status()).isZero();
    CommandTester.Result run =
        CommandTester.runWithInput("", "play", "--from", file, "--seed", "1");
    assertThat(run.out()).contains("Player 1 (Red), your move:").doesNotContain("Random (Blue)\n");
    CommandTester.Result named =
        CommandTester.runWithInput("resign\nyes\n", "play", "--from", file, "--first", "random");
    assertThat(named.out()).contains("Random (Red) plays");
  }

  @Test
  void aMatchIsTwoRecordsWithRounds() throws IOException {
    Path file = folder.resolve("match.txt");
    CommandTester.Result run =
        CommandTester.run(
            "play",
            "jostle",
            "--variant",
            "6x6",
            "--first",
            "random",
            "--match",
            "--seed",
            "2",
            "--record",
            file.toString());
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(Files.readString(file)).contains("[Round \"1\"]", "[Round \"2\"]");
    assertThat(run.out()).containsPattern("wins the match|The match is drawn");
  }

  @Test
  void anIllegalRecordIsReportedWithItsLine() throws IOException {
    Path file = folder.resolve("bad.txt");
    String tags = "[Game \"talpa\"]\n[Variant \"3x3\"]\n\n";
    Files.writeString(file, tags + "1. a1b1 a1b1 *\n");
    CommandTester.Result run = CommandTester.run("replay", file.toString(), "--quiet");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("line 4, column 9", "game 1, ply 2", "a1b1");
    Files.writeString(file, tags + "1. a1b1 *\n\n" + tags + "1. a1b1 {never closed");
    CommandTester.Result broken = CommandTester.run("replay", file.toString(), "--quiet");
    assertThat(broken.status()).isEqualTo(1);
    assertThat(broken.out()).isEqualTo("result * (unfinished)\n");
    assertThat(broken.err()).contains("line 9, column");
    Files.writeString(file, tags + "1. a1b1 1-0\n");
    assertThat(CommandTester.run("replay", file.toString()).err())
        .contains("by the rules the game goes on");
    assertThat(CommandTester.run("replay", folder + "/none").status()).isEqualTo(1);
  }

  @Test
  void theMenuIsPlainTextInAPipe() {
    CommandTester.Result run = CommandTester.runWithInput("4\n2\n0\n");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains(" 1  Play", " 1  Jogar").doesNotContain("\u001b");
  }

  private static String[] with(String[] arguments, String last) {
    return Stream.concat(Stream.of(arguments), Stream.of(last)).toArray(String[]::new);
  }
}
