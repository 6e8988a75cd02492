package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
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

  @Test
  void printsTheScoreOfTheFirstPlayerAndItsStrength() {
    CommandTester.Result run = CommandTester.run(MATCH, "--games", "40", "--threads", "2");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.lines().getFirst()).matches("score [0-9]+ 0 [0-9]+");
    assertThat(run.out()).contains("2 against random: Elo ", "likelihood of superiority ");
    assertThat(run.err()).contains("game 40 of 40  ");
  }

  @Test
  void theSameSeedPrintsAndRecordsTheSameWithAnyNumberOfThreads() throws IOException {
    String one = folder.resolve("one.txt").toString();
    String two = folder.resolve("two.txt").toString();
    CommandTester.Result alone =
        CommandTester.run(MATCH, "--games", "20", "--threads", "1", "--record", one);
    CommandTester.Result together =
        CommandTester.run(MATCH, "--games", "20", "--threads", "2", "--record", two);
    assertThat(together).isEqualTo(alone);
    assertThat(Path.of(two)).hasSameTextualContentAs(Path.of(one));
    assertThat(Files.readString(Path.of(one))).contains("[Seed \"7\"]").doesNotContain("[Date");
    assertThat(CommandTester.run("replay", one, "--quiet").lines()).hasSize(20);
  }

  @Test
  void aResumedMatchEqualsAnUninterruptedOne() throws IOException {
    Path whole = folder.resolve("whole.txt");
    Path parts = folder.resolve("parts.txt");
    CommandTester.Result uninterrupted =
        CommandTester.run(MATCH, "--games", "20", "--record", whole.toString());
    assertThat(CommandTester.run(MATCH, "--games", "7", "--resume", parts.toString()).status())
        .isZero();
    String[] withoutSeed =
        "arena talpa --variant 4x4 --first 2 --second random --plies 2".split(" ", -1);
    CommandTester.Result resumed =
        CommandTester.run(MATCH, "--games", "20", "--resume", parts.toString());
    assertThat(resumed.out()).isEqualTo(uninterrupted.out());
    assertThat(parts).hasSameTextualContentAs(whole);
    assertThat(CommandTester.run(withoutSeed, "--games", "20", "--resume", parts.toString()).out())
        .isEqualTo(uninterrupted.out());
  }

  @Test
  void theFileOfAnotherMatchIsRefusedAndLeftAlone() throws IOException {
    Path file = folder.resolve("match.txt");
    CommandTester.run(MATCH, "--games", "4", "--record", file.toString());
    String before = Files.readString(file);
    CommandTester.Result other =
        CommandTester.run(MATCH, "--first-nodes", "5", "--games", "6", "--resume", file.toString());
    assertThat(other.status()).isEqualTo(1);
    assertThat(other.err())
        .contains("game 1, belongs to another match: WhiteLimits is '-' in the file");
    assertThat(
            CommandTester.run(MATCH, "--lang", "pt", "--games", "2", "--resume", file.toString())
                .err())
        .contains("tem mais do que as 2 partidas pedidas");
    assertThat(file).hasContent(before);
  }

  @Test
  void theTestEndsTheMatchAsSoonAsItIsDecided() {
    String[] match =
        "arena talpa --first classic:9 --second random --seed 1 --games 400".split(" ", -1);
    CommandTester.Result run = CommandTester.run(match, "--variant", "4x4", "--sprt", "-100,0");
    assertThat(run.out()).contains("SPRT of -100.0 and +0.0: LLR ", "accepted: Elo +0.0");
    String[] score = run.lines().getFirst().split(" ", -1);
    assertThat(Integer.parseInt(score[1]) + Integer.parseInt(score[3])).isLessThan(200);
  }

  @Test
  void moreThanTwoPlayersAreRated() {
    String[] match = "arena talpa --variant 4x4 --players random,2,classic:9".split(" ", -1);
    CommandTester.Result run = CommandTester.run(match, "--games", "10", "--seed", "3");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(8);
    assertThat(run.out()).contains("ratings, fitted jointly", "2 against classic:9: ");
    CommandTester.Result json = CommandTester.run(match, "--games", "10", "--seed", "3", "--json");
    assertThat(json.out()).startsWith("{\"game\":\"talpa\"").contains("\"rating\":");
  }

  @Test
  void jsonDescribesAMatchOfTwoPlayers() {
    CommandTester.Result run =
        CommandTester.run(MATCH, "--games", "10", "--sprt", "0,10", "--json");
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
        "--first human --second 1|watch shows computer players only|só mostra jogadores do"
            + " computador",
        "--first 1|missing: --second; example: --second random|falta: --second; exemplo",
        "--players 1|--players takes from 2 to|--players aceita de 2 a",
        "--players 1,'2|--players '1,'2': a quotation mark is not|falta fechar as aspas",
        "--players 1,'2,3'|talpa has no player '2,3'|talpa não tem o jogador '2,3'",
        "--players 1 --players 7 --players ''|talpa has no player ''|talpa não tem o jogador ''",
        "--players 1,2 --first 3|--players and --first, --second exclude|--players e --first,"
            + " --second excluem",
        "--players 1,2 --first-nodes 3|need --first and --second|exigem --first e --second",
        "--players 1,2,3 --sprt 0,5|--sprt compares two players|--sprt compara dois jogadores",
        "--players 1,2 --sprt 5,0|the smaller one first|primeiro a menor",
        "--players 1,2 --sprt 5|--sprt: '5' is not valid; example: --sprt 0,10|--sprt: '5' não é"
            + " válido",
        "--players 1,2 --games 0|--games: 0 is not from 1|--games: 0 não está entre 1",
        "--players 1,2 --threads 0|--threads: 0 is not from 1|--threads: 0 não está entre 1",
        "--players 1,2 --nodes 0|--nodes: 0 is not from 1|--nodes: 0 não está entre 1",
        "--players 1,2 --nodes 9 --movetime 9|--movetime and --nodes exclude each other|--movetime"
            + " e --nodes excluem-se",
        "--players 1,2 --plies 500|no opening of 500 random moves|nenhuma abertura de 500",
      })
  void wrongUsageIsReportedInBothLanguages(String line, String english, String portuguese) {
    String[] arguments = ("arena talpa --seed 1 " + line).split(" ", -1);
    CommandTester.Result run = CommandTester.run(arguments);
    assertThat(run.status()).as(run.err()).isEqualTo(2);
    assertThat(run.err()).contains(english);
    assertThat(run.out()).isEmpty();
    assertThat(CommandTester.run(arguments, "--lang", "pt").err()).contains(portuguese);
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
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
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

  @Test
  void aFileThatIsNoRecordIsNotChanged() throws IOException {
    Path file = folder.resolve("notes");
    for (String text : List.of("vm\n", "notes without a result", "a [b\n", "1. a1a2 ")) {
      Files.writeString(file, text);
      CommandTester.Result run =
          CommandTester.run(
              "arena",
              "talpa",
              "--variant=3x3",
              "--first=random",
              "--second=random",
              "--games=2",
              "--seed=1",
              "--resume=" + file);
      assertThat(run.status()).as(run.out()).isEqualTo(1);
      assertThat(file).hasContent(text);
    }
  }
}
