package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.play.record.GameRecord;

class ArenaCommandTest {
  private static final String[] MATCH =
      "arena talpa --variant 4x4 --first 2 --second random --seed 7 --plies 2".split(" ", -1);

  @TempDir private Path folder = Path.of("");

  private static CommandTester.Result run(String[] first, String... more) {
    return CommandTester.run(
        Stream.concat(Arrays.stream(first), Arrays.stream(more)).toArray(String[]::new));
  }

  @Test
  void printsTheScoreOfTheFirstPlayerAndItsStrength() {
    CommandTester.Result run = run(MATCH, "--games", "40", "--threads", "2");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.lines().getFirst()).matches("score [0-9]+ 0 [0-9]+");
    assertThat(run.out()).contains("2 against random: Elo ", "likelihood of superiority ");
    assertThat(run.err()).contains("game 40 of 40  ");
  }

  @Test
  void theSameSeedPrintsAndRecordsTheSameWithAnyNumberOfThreads() throws IOException {
    String one = folder.resolve("one.txt").toString();
    String two = folder.resolve("two.txt").toString();
    CommandTester.Result alone = run(MATCH, "--games", "20", "--threads", "1", "--record", one);
    CommandTester.Result together = run(MATCH, "--games", "20", "--threads", "2", "--record", two);
    assertThat(together).isEqualTo(alone);
    assertThat(Path.of(two)).hasSameTextualContentAs(Path.of(one));
    assertThat(Files.readString(Path.of(one))).contains("[Seed \"7\"]").doesNotContain("[Date");
    assertThat(CommandTester.run("replay", one, "--quiet").lines()).hasSize(20);
  }

  @Test
  void aResumedMatchEqualsAnUninterruptedOne() throws IOException {
    Path whole = folder.resolve("whole.txt");
    Path parts = folder.resolve("parts.txt");
    CommandTester.Result uninterrupted = run(MATCH, "--games", "20", "--record", whole.toString());
    run(MATCH, "--games", "7", "--record", parts.toString());
    String[] withoutSeed =
        "arena talpa --variant 4x4 --first 2 --second random --plies 2".split(" ", -1);
    CommandTester.Result resumed = run(MATCH, "--games", "20", "--resume", parts.toString());
    assertThat(resumed.out()).isEqualTo(uninterrupted.out());
    assertThat(parts).hasSameTextualContentAs(whole);
    assertThat(run(withoutSeed, "--games", "20", "--resume", parts.toString()).out())
        .isEqualTo(uninterrupted.out());
  }

  @Test
  void theFileOfAnotherMatchIsRefusedAndLeftAlone() throws IOException {
    Path file = folder.resolve("match.txt");
    run(MATCH, "--games", "4", "--record", file.toString());
    String before = Files.readString(file);
    CommandTester.Result other =
        run(MATCH, "--first-nodes", "5", "--games", "6", "--resume", file.toString());
    assertThat(other.status()).isEqualTo(1);
    assertThat(other.err()).contains("game 1, is not of this match: WhiteLimits is '-' there");
    assertThat(run(MATCH, "--lang", "pt", "--games", "2", "--resume", file.toString()).err())
        .contains("tem mais do que os 2 jogos pedidos");
    assertThat(file).hasContent(before);
  }

  @Test
  void theTestEndsTheMatchAsSoonAsItIsDecided() {
    String[] match =
        "arena talpa --first classic:9 --second random --seed 1 --games 400".split(" ", -1);
    CommandTester.Result run = run(match, "--variant", "4x4", "--sprt", "0,200");
    assertThat(run.out()).contains("SPRT of +0.0 and +200.0: LLR ", "accepted: Elo +200.0");
    String[] score = run.lines().getFirst().split(" ", -1);
    assertThat(Integer.parseInt(score[1]) + Integer.parseInt(score[3])).isLessThan(200);
  }

  @Test
  void externalEnginesPlayTheSameGamesWithAnyNumberOfThreadsAndEndWithTheMatch() {
    Set<Long> before = processes();
    String engine = "ugi:" + UgiProcess.command(Main.class, List.of("ugi"));
    String[] match = "arena talpa --variant 3x3 --second random --seed 2".split(" ", -1);
    CommandTester.Result alone =
        run(match, "--first", engine, "--games", "6", "--nodes", "20", "--threads", "1");
    assertThat(alone.status()).as(alone.err()).isZero();
    assertThat(alone.lines().getFirst()).matches("score [0-9] 0 [0-9]");
    assertThat(processes()).isEqualTo(before);
    assertThat(run(match, "--first", engine, "--games", "6", "--nodes", "20", "--threads", "2"))
        .isEqualTo(alone);
    assertThat(processes()).isEqualTo(before);
  }

  private static Set<Long> processes() {
    return new HashSet<>(ProcessHandle.current().descendants().map(ProcessHandle::pid).toList());
  }

  @Test
  void moreThanTwoPlayersAreRated() {
    String[] match = "arena talpa --variant 4x4 --players random,2,classic:9".split(" ", -1);
    CommandTester.Result run = run(match, "--games", "10", "--seed", "3");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(8);
    assertThat(run.out()).contains("ratings, fitted jointly", "2 against classic:9: ");
    CommandTester.Result json = run(match, "--games", "10", "--seed", "3", "--json");
    assertThat(json.out()).startsWith("{\"game\":\"talpa\"").contains("\"rating\":");
  }

  @Test
  void jsonDescribesAMatchOfTwoPlayers() {
    CommandTester.Result run = run(MATCH, "--games", "10", "--sprt", "0,10", "--json");
    assertThat(run.lines()).hasSize(1);
    assertThat(run.out())
        .contains("\"seed\":7", "\"plies\":2", "\"pairs\":[", "\"state\":\"continues\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "--first 10 --second 1|talpa has no player '10'; there are|talpa não tem o jogador '10'",
        "--first human --second 1|only computers|só se assiste a computadores",
        "--first 1|missing: --second P|falta: --second P",
        "--players 1|1 players: --players takes from 2|1 jogadores: --players aceita de 2",
        "--players 1,'2|--players '1,'2': a quotation mark has no|falta fechar as aspas",
        "--players 1,'2,3'|talpa has no player '2,3'|talpa não tem o jogador '2,3'",
        "--players 1 --players 7 --players ''|talpa has no player ''|talpa não tem o jogador ''",
        "--players 1,2 --first 3|choose one of --players and|escolha só um de --players e",
        "--players 1,2 --first-nodes 3|goes with --first and --second|combina com --first",
        "--players 1,2,3 --sprt 0,5|a test of two players|um teste de dois jogadores",
        "--players 1,2 --sprt 5,0|the smaller first|a menor primeiro",
        "--players 1,2 --sprt 5|'5' is not right for ELO0,ELO1|'5' não serve para ELO0,ELO1",
        "--players 1,2 --games 0|'0' is out of range|'0' está fora",
        "--players 1,2 --threads 0|'0' is out of range|'0' está fora",
        "--players 1,2 --nodes 0|'0' is out of range|'0' está fora",
        "--players 1,2 --nodes 9 --movetime 9|choose one of --movetime and --nodes|escolha só um",
        "--players 1,2 --plies 500|no opening of 500 random moves|nenhuma abertura de 500",
      })
  void wrongUsageIsReportedInBothLanguages(String line, String english, String portuguese) {
    String[] arguments = ("arena talpa --seed 1 " + line).split(" ", -1);
    CommandTester.Result run = CommandTester.run(arguments);
    assertThat(run.status()).as(run.err()).isEqualTo(2);
    assertThat(run.err()).contains(english);
    assertThat(run.out()).isEmpty();
    assertThat(run(arguments, "--lang", "pt").err()).contains(portuguese);
  }

  @Test
  void anInterruptedProcessPrintsItsResultsAndLeavesCompleteRecords() throws Exception {
    Path file = folder.resolve("match.txt");
    Process process = start(file);
    long patience = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while ((!Files.exists(file) || Files.size(file) < 5_000) && System.nanoTime() < patience) {
      Thread.sleep(20);
    }
    EndableProcess.end(process);
    assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isEqualTo(ExitStatus.INTERRUPTED);
    String out = Files.readString(folder.resolve("out"));
    String err = Files.readString(folder.resolve("err"));
    assertThat(out).as(err).startsWith("score ");
    assertThat(err).contains("interrupted after ");
    String[] score = out.lines().findFirst().orElseThrow().split(" ", -1);
    assertThat(GameRecord.parse(Files.readAllBytes(file)))
        .hasSize(Integer.parseInt(score[1]) + Integer.parseInt(score[3]));
  }

  private Process start(Path file) throws IOException {
    String[] more = {
      "--games", "1000000", "--threads", "1", "--lang", "en", "--record", file.toString()
    };
    return EndableProcess.of(
            Stream.concat(Arrays.stream(MATCH), Arrays.stream(more)).toArray(String[]::new))
        .redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile())
        .start();
  }
}
