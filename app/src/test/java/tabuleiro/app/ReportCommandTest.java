package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.avaje.jsonb.Jsonb;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.lab.report.json.ReportComparisonJson;
import tabuleiro.lab.report.json.ReportJson;
import tabuleiro.play.record.GameRecord;

@Tag("full")
class ReportCommandTest {
  private static final String[] REPORT =
      "report talpa --variant 4x4 --seed 7 --random-games 200 --games 6 --nodes 20 --ladder 2"
          .split(" ", -1);

  private static final Pattern ADDRESS =
      Pattern.compile("(https?:)?//[a-z]", Pattern.CASE_INSENSITIVE);

  @TempDir private Path folder = Path.of("");

  @Test
  void printsEveryFigureInBothLanguages() {
    CommandTester.Result english = CommandTester.run(REPORT, "--threads", "2");
    assertThat(english.status()).as(english.err()).isZero();
    assertThat(english.out())
        .startsWith("Balance report: Talpa 4x4\n")
        .contains("--variant 4x4 --seed 7 --random-games 200 --games 6 --players 9,9 --nodes 20")
        .contains(
            "Verdict", "From the players' games: 6.", "Length: half of the games last at most")
        .contains("First player's advantage", "Endings", "First moves", "Length", "Branching")
        .contains("Complexity", "Different moves", "Course of the games", "lead changes in a game")
        .contains("40 against 20", "reflection, axis at 90 degrees", "typical of the players'")
        .contains("Compared with the other boards")
        .containsPattern("median game is longer than on \\d of the 19 other boards")
        .containsPattern("Talpa 4x4 \\(this report\\) .*\\nNi-Ju most ");
    assertThat(english.err()).contains("report: game 256 of 256");
    assertThat(CommandTester.run(REPORT, "--lang", "pt").out())
        .startsWith("Relatório de equilíbrio: Talpa 4x4\n")
        .contains("Veredito", "Amostra: partidas dos jogadores, 6.")
        .contains("Vantagem do primeiro jogador", "40 contra 20", "reflexão, eixo a 90 graus");
  }

  @Test
  void comparesTwoVariantsInBothLanguages() {
    String options = " --seed 7 --random-games 200 --games 6 --nodes 20 --ladder 4";
    String[] compare = ("report talpa --compare 3x3 4x4" + options).split(" ", -1);
    CommandTester.Result english = CommandTester.run(compare);
    assertThat(english.status()).as(english.err()).isZero();
    assertThat(english.out())
        .startsWith("Comparison: Talpa 3x3 and 4x4\n")
        .contains("3x3: Seed 7; 200 random games.", "--compare 3x3 4x4 --seed 7")
        .contains("The first player scores", "percentage points", "twice the thinking is worth")
        .containsPattern(
            "length in plies: median \\(10 % to 90 %\\) +\\d+ \\(\\d+ to \\d+\\) +\\d+");
    Path page = folder.resolve("comparison.html");
    CommandTester.run(compare, "--html", page.toString());
    assertThat(page).content().contains("id=\"compare-1-en\"", "id=\"compare-2-pt\"");
    assertThat(CommandTester.run(compare, "--lang", "pt").out())
        .startsWith("Comparação: Talpa 3x3 e 4x4\n")
        .contains("O primeiro jogador pontua", "pontos percentuais");
    ReportComparisonJson both =
        Jsonb.instance()
            .type(ReportComparisonJson.class)
            .fromJson(CommandTester.run(compare, "--json").out());
    assertThat(both.reports()).extracting(ReportJson::variant).containsExactly("3x3", "4x4");
    String[] one = ("report talpa --variant 4x4 --json" + options).split(" ", -1);
    assertThat(both.reports().getLast())
        .isEqualTo(Jsonb.instance().type(ReportJson.class).fromJson(CommandTester.run(one).out()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--compare 3x3 4x4 --variant 5x5 | --compare and --variant exclude each other",
        "--compare 3x3 4x4 --resume games | --compare and --resume exclude each other",
        "--compare 3x3 9x99 | 9x99"
      })
  void refusesWhatCannotBeCompared(String arguments, String problem) {
    CommandTester.Result refused = CommandTester.run(("report talpa " + arguments).split(" ", -1));
    assertThat(refused.status()).isEqualTo(ExitStatus.USAGE);
    assertThat(refused.err()).contains(problem);
  }

  @Test
  void theSameSeedPrintsTheSameWithAnyNumberOfThreads() {
    assertThat(CommandTester.run(REPORT, "--threads", "3").out())
        .isEqualTo(CommandTester.run(REPORT, "--threads", "1").out());
  }

  @Test
  void theRecordsInTheTextReplay() throws IOException {
    String text = CommandTester.run(REPORT).out();
    Path file = folder.resolve("game.txt");
    Files.writeString(file, text.substring(text.indexOf("[Round"), text.indexOf("typical of")));
    CommandTester.Result replayed = CommandTester.run("replay", file.toString(), "--quiet");
    assertThat(replayed.status()).as(replayed.err()).isZero();
    assertThat(replayed.lines()).hasSize(1);
  }

  @Test
  void withPlayoutsOnlyRandomGamesArePlayed() {
    String[] playouts =
        "report niju --variant most-3 --seed 1 --playouts --games 50".split(" ", -1);
    CommandTester.Result run = CommandTester.run(playouts);
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out())
        .contains(
            "Seed 1; 50 random games.", "The players give no scores.", "so there is no ladder")
        .contains("The recorded games are 10,000 random games", "Talpa 8x8  ")
        .contains("nothing can be mirrored")
        .doesNotContain("players' games:");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt"})
  void theGuideShowsWhatIsPrinted(String language) {
    String page = DocsFolder.page(language, "how-to/report-on-a-game.md");
    String command = "report jostle --variant 6x6 --playouts --games 10000 --seed 1";
    assertThat(page).contains("./tabuleiro " + command);
    CommandTester.Result run = CommandTester.run((command + " --lang " + language).split(" ", -1));
    assertThat(run.out()).contains(DocsFolder.blocks(page, "text").getFirst());
  }

  @Test
  void jsonHasTheDocumentedKeys() {
    CommandTester.Result run = CommandTester.run(REPORT, "--json");
    assertThat(run.lines()).hasSize(1);
    ReportJson report = Jsonb.builder().build().type(ReportJson.class).fromJson(run.out());
    assertThat(report.game()).isEqualTo("talpa");
    assertThat(report.complete()).isTrue();
    assertThat(report.samples()).containsOnlyKeys("random", "games");
    assertThat(report.samples().values())
        .extracting(sample -> sample.results().games())
        .containsExactlyInAnyOrder(200L, 6L);
    // Every game has one last move.
    assertThat(report.samples().values())
        .allSatisfy(sample ->
            assertThat(sample.board())
                .hasEntrySatisfying(
                    "lastMoves",
                    cells ->
                        assertThat(cells.values().stream().mapToLong(Long::longValue).sum())
                            .isEqualTo(sample.results().games())));
    assertThat(report.samples())
        .hasEntrySatisfying("random", sample -> assertThat(sample.scoreByPly()).isEmpty())
        .hasEntrySatisfying(
            "games",
            sample ->
                assertThat(sample.scoreByPly())
                    .isNotEmpty()
                    .allSatisfy(
                        score -> assertThat(score.mean()).isBetween(score.low(), score.high())));
    assertThat(report.ladder())
        .extracting(ReportJson.RungJson::nodes)
        .containsExactly(5L, 10L, 20L);
    assertThat(report.mirrors()).hasSize(4);
    String page = DocsFolder.page("en", "reference/balance-reports.md");
    Map<?, ?> keys = Jsonb.builder().build().type(Map.class).fromJson(run.out());
    assertThat(keys.keySet()).allSatisfy(key -> assertThat(page).contains("`" + key + "`"));
  }

  @Test
  void thePageHasBothLanguagesAndNeedsNothingElse() throws IOException {
    Path file = folder.resolve("report.html");
    CommandTester.run(REPORT, "--html", file.toString(), "--lang", "pt");
    String page = Files.readString(file);
    assertThat(page)
        .startsWith("<!doctype html>\n<html lang=\"pt\">")
        .contains("<main lang=\"pt\">", "<main lang=\"en\" hidden>")
        .containsPattern("\"low\":\\[[0-9.]+,.*\"high\":\\[[0-9.]+,")
        .containsPattern(
            "<p>Tabuleiro [0-9.]+(-SNAPSHOT)?, sources of [0-9-]{10}, engine signature [0-9]+")
        .contains("default-src 'none'", "Permission is hereby granted, free of charge");
    int begin = page.indexOf("/*!\n * Chart.js v4");
    int end = page.indexOf("</script>", begin);
    assertThat(begin).isPositive();
    String own = page.substring(0, begin) + page.substring(end);
    assertThat(ADDRESS.matcher(own).results().map(found -> found.group())).isEmpty();
    assertThat(page)
        .doesNotContain("sourceMappingURL", " src=", "@import")
        .doesNotContainPattern("url\\((?!#)");
  }

  /// Each game is in the page once, with a position for the start and for each move.
  @Test
  void thePageHasEveryPositionOfTheExampleGames() throws IOException {
    Path file = folder.resolve("report.html");
    String json = CommandTester.run(REPORT, "--html", file.toString(), "--json").out();
    List<String> films = List.of(Files.readString(file).split("<template id=\"film-", -1));
    List<Integer> frames =
        films.stream().skip(1).map(film -> film.split("class=\"frame\"", -1).length - 1).toList();
    List<Integer> plies =
        Jsonb.builder().build().type(ReportJson.class).fromJson(json).samples().values().stream()
            .flatMap(sample -> Stream.of(sample.shortest(), sample.typical()))
            .distinct()
            .map(record -> GameRecord.parse(record).getFirst().record().mainLine().moves().size())
            .toList();
    assertThat(plies).isNotEmpty();
    assertThat(frames).isEqualTo(plies.stream().map(count -> count + 1).toList());
  }

  @Test
  void aResumedReportEqualsAnUninterruptedOne() throws IOException {
    Path file = folder.resolve("games.txt");
    String whole = CommandTester.run(REPORT).out();
    CommandTester.run(REPORT, "--resume", file.toString());
    List<String> lines = Files.readAllLines(file);
    Files.write(file, lines.subList(0, 150));
    String[] withoutSeed = without(REPORT, "--seed", "7");
    CommandTester.Result resumed = CommandTester.run(withoutSeed, "--resume", file.toString());
    assertThat(resumed.out()).isEqualTo(whole);
    assertThat(Files.readAllLines(file)).isEqualTo(lines);
  }

  private static String[] without(String[] arguments, String... left) {
    return Arrays.stream(arguments)
        .filter(argument -> !List.of(left).contains(argument))
        .toArray(String[]::new);
  }

  @Test
  void theFileOfAnotherReportIsRefusedWithTheDifference() throws IOException {
    Path file = folder.resolve("games.txt");
    CommandTester.run(REPORT, "--resume", file.toString());
    String before = Files.readString(file);
    CommandTester.Result other =
        CommandTester.run(REPORT, "--resume", file.toString(), "--plies", "3");
    assertThat(other.status()).isEqualTo(1);
    assertThat(other.err())
        .contains("belongs to another report: 'plies 4' in the file, 'plies 3' here");
    assertThat(file).hasContent(before);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "--players 9|--players: '9' is not valid; example: --players 9,random|--players: '9' não é"
            + " válido",
        "--players 9,10|talpa has no player '10'|talpa não tem o jogador '10'",
        "--games 0|--games: 0 is not from 1 to|--games: 0 não está entre 1",
        "--nodes 0|--nodes: 0 is not from 1 to|--nodes: 0 não está entre 1",
        "--plies 400|no opening of 400 random moves|nenhuma abertura de 400",
        "--position x|unknown option or argument: --position|desconhecido: --position",
      })
  void wrongUsageIsRejected(String line, String english, String portuguese) {
    String[] arguments = ("report talpa --seed 1 " + line).split(" ", -1);
    CommandTester.Result run = CommandTester.run(arguments);
    assertThat(run.status()).as(run.err()).isEqualTo(2);
    assertThat(run.err()).contains(english);
    assertThat(run.out()).isEmpty();
    assertThat(CommandTester.run(arguments, "--lang", "pt").err()).contains(portuguese);
  }

  @Test
  void anInterruptedProcessPrintsItsResultsAndLeavesCompleteGames() throws Exception {
    Path file = folder.resolve("games.txt");
    Process process =
        EndableProcess.of(
                Stream.concat(
                        Arrays.stream(REPORT)
                            .map(argument -> argument.equals("6") ? "100000" : argument),
                        Stream.of("--lang", "en", "--resume", file.toString()))
                    .toArray(String[]::new))
            .redirectOutput(folder.resolve("out").toFile())
            .redirectError(folder.resolve("err").toFile())
            .start();
    long patience = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while ((!Files.exists(file) || Files.size(file) < 30_000) && System.nanoTime() < patience) {
      Thread.sleep(20);
    }
    EndableProcess.end(process);
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isEqualTo(ExitStatus.INTERRUPTED);
    String err = Files.readString(folder.resolve("err"));
    assertThat(Files.readString(folder.resolve("out"))).as(err).startsWith("Balance report");
    assertThat(err).contains("run the same command again with --resume ");
    assertThat(Files.readString(file)).endsWith("\n");
  }
}
