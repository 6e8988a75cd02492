package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.app.cli.CommandGroup;
import tabuleiro.games.Games;

class CommandRunnerTest {
  static Stream<String> commands() {
    return Stream.concat(Stream.of(""), CommandModel.allCommands().keySet().stream());
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandHasHelpInBothLanguages(String command) {
    CommandTester.Result run = CommandTester.run((command + " --help").strip().split(" ", -1));
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    String usage = ("Usage: tabuleiro " + command).strip();
    assertThat(run.out()).contains(usage).contains("Show this help.");
    assertThat(CommandTester.run((command + " --lang pt --help").strip().split(" ", -1)).out())
        .contains("Utilização: tabuleiro", "Mostra esta ajuda.")
        .doesNotContain("Usage");
    assertThat(CommandTester.run(("help " + command).strip().split(" ", -1))).isEqualTo(run);
  }

  @Test
  void helpListsEveryCommandInAGroup() {
    assertThat(CommandGroup.all())
        .doesNotHaveDuplicates()
        .containsExactlyInAnyOrderElementsOf(CommandModel.program().getSubcommands().keySet());
    String help = CommandTester.run("--help").out();
    assertThat(help)
        .containsSubsequence("\nPlay:\n  play ", "\nStudy:\n", "\nLaboratory:\n", "\nServer:\n")
        .doesNotContain("datagen", "\n  fit ", "\n  backup ");
    CommandGroup.all().forEach(name -> assertThat(help).contains("\n  " + name + " "));
    assertThat(CommandTester.run("--help", "--lang=pt").out()).contains("\nLaboratório:\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "moves|missing: GAME; example: talpa",
        "moves go|there is no game 'go'; choose one of niju, jostle, morelli, trench, talpa",
        "moves talpa --variant 2x2|there is no variant '2x2' of talpa",
        "moves talpa --position x|--position: ",
        "moves talpa a9|'a9' is not a square of this board",
        "show talpa extra|unknown option or argument: extra",
        "perft talpa|missing: --depth; example: --depth 3",
        "perft talpa --depth 0|--depth: 0 is not from 1 to 99; example: --depth 3",
        "perft talpa --depth x|--depth: 'x' is not valid; example: --depth 3",
        "perft talpa --depth 1 --depth 2|the option --depth was given twice",
        "watch talpa --first classic:10|talpa has no player 'classic:10'; there are 1, 2",
        "watch talpa --first human|watch shows computer players only",
        "bench talpa --only solver --browser|--browser and --only solver exclude each other",
        "bench --only signature --browser|--browser and --only signature exclude each other",
        "watch talpa --movetime 9 --nodes 9|--movetime and --nodes exclude each other",
        "watch talpa --nodes 0|--nodes: 0 is not from 1 to",
        "watch talpa --movetime 86400001|--movetime: 86400001 is not from 1 to 86400000",
        "analyse|missing: GAME",
        "analyse talpa --lines 0|--lines: 0 is not from 1 to 1000",
        "analyse talpa --depth 0|--depth: 0 is not from 1 to 99",
        "analyse talpa --threads 257|--threads: 257 is not from 1 to 256",
        "play|missing: GAME",
        "play talpa --clock soon|'soon' sets no clock",
        "play talpa --clock 5m --movetime 9|--clock and --movetime exclude each other",
        "bench talpa --millis 0|--millis: 0 is not from 1 to",
        "ugi --game go|there is no game 'go'; choose one of niju, jostle, morelli, trench, talpa",
        "ugi --game jostle --variant 2x2|there is no variant '2x2' of jostle",
        "serve --port 65536|--port: 65536 is not from 0 to 65535; example: --port 8080",
        "serve --threads 0|--threads: 0 is not from 1 to",
        "serve --proxy somewhere|--proxy: 'somewhere' is not valid; example: --proxy 127.0.0.1",
        "serve --engine 5=x|--engine: '5' cannot be the name of an engine",
        "serve --engine human=x|--engine: 'human' cannot be the name of an engine",
        "serve --database postgresql://me:se/cret@localhost/x|--database: this is not the address",
        "serve --database postgresql://localhost:99999/x|--database: 99999 is not a port",
        "serve --database postgresql://localhost/x?sslmod=require|no parameter 'sslmod'",
        "serve --database postgresql://localhost/x?sslmode=on|sslmode cannot be 'on'; choose",
        "serve --database mysql://localhost/x|--database: 'mysql' is not a kind of database",
        "backup|missing: FILE",
        "admin|tabuleiro admin needs a command: members, show, reset",
        "admin remove|there is no command 'remove'",
        "admin shwo Ana|there is no command 'shwo'; did you mean show?",
        "admin members --reason insults|unknown option or argument: --reason",
        "admin suspend Ana --reason x --json|unknown option or argument: --json",
        "train|tabuleiro train needs a command: data, visits, fit, network, generations",
        "train fti talpa|there is no command 'fti'; did you mean fit?",
        "train data trench --out x --priorities x|unknown option or argument: --priorities x",
        "train network trench --data x --out y --minutes 1|unknown option or argument: --minutes 1",
        "solve jobs|tabuleiro solve jobs needs a command: write, run",
        "solve --memory 2 jobs run x|--memory stands before the name of the command; write it"
            + " after",
        "solve talpa jobs run x|GAME stands before the name of the command",
        "solve talpa --job-plies 2|unknown option or argument: --job-plies 2",
        "admin show|missing: NAME; example: Ana",
        "perft talpa --dept 2|unknown option or argument: --dept; did you mean --depth?",
        "train data talpa --uot=x|unknown option or argument: --uot=x; did you mean --out?",
        "admin show --jsno|unknown option or argument: --jsno; did you mean --json?",
        "perft talpa --plain|missing: --depth",
        "admin suspend Ana|missing: --reason; example: --reason insults",
        "admin log Ana|unknown option or argument: Ana",
        "games --lang fr|--lang: 'fr' is not valid; example: --lang en",
        "nonsense|there is no command 'nonsense'\n",
        "arene|there is no command 'arene'; did you mean arena?",
        "talpa|there is no command 'talpa'; did you mean play talpa?",
        "play talpa --secnd=3|unknown option or argument: --secnd=3; did you mean --second?",
        "help arene|there is no command 'arene'",
        "help train fti|there is no command 'train fti'",
        "completion tcsh|SHELL: 'tcsh' is not valid; example: bash",
      })
  void wrongUsageExitsWithStatus2(String line, String problem) {
    CommandTester.Result run = CommandTester.run(line.split(" ", -1));
    assertThat(run.status()).as(run.err()).isEqualTo(2);
    assertThat(run.err()).contains(problem).contains("--help").doesNotContain("\tat ");
    assertThat(run.out()).isEmpty();
  }

  /// The first line is not parsed; the parser knows one command for the second line, and all
  /// commands for the third.
  @Test
  void aCommandDoesTheSameWithAndWithoutTheParser() {
    CommandTester.Result bare = CommandTester.run("games");
    assertThat(bare.status()).isZero();
    assertThat(bare.lines()).hasSizeGreaterThan(Games.names().size());
    assertThat(CommandTester.run("games", "--lang", "en")).isEqualTo(bare);
    assertThat(CommandTester.run("--lang", "en", "games")).isEqualTo(bare);
  }

  @Test
  void anIllegalPositionIsReportedWithTheRule() {
    CommandTester.Result run =
        CommandTester.run("show", "talpa", "--variant", "3x3", "--position", "rrr/rrr/3 r");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("Red has at most 5 pieces, not 6 (rule 1)");
  }

  @Test
  void errorsArePrintedInPortugueseToo() {
    assertThat(CommandTester.run("moves", "go", "--lang", "pt").err())
        .contains("não existe o jogo 'go'");
    assertThat(CommandTester.run("moves", "go", "--lang=pt", "--ascii").err())
        .contains("nao existe o jogo 'go'");
  }

  @Test
  void helpPrintsTheHelpOfACommand() {
    assertThat(CommandTester.run("help", "perft")).isEqualTo(CommandTester.run("perft", "--help"));
    assertThat(CommandTester.run("help")).isEqualTo(CommandTester.run("--help"));
    assertThat(CommandTester.run("-v")).isEqualTo(CommandTester.run("--version"));
    assertThat(CommandTester.run("--version").out())
        .matches(
            "Tabuleiro [0-9.]+(-SNAPSHOT)?\n(commit [0-9a-f]{40}(-dirty)?\n)?"
                + "sources [0-9]{4}-[0-9]{2}-[0-9]{2}\nsignature [0-9]+\n");
  }

  @Test
  void gamesListsEveryGameWithItsCredit() {
    assertThat(CommandTester.run("games").out())
        .contains("Arty Sandler", "Mark Steere", "Richard Moxham", "classic:hard", "classic:9")
        .contains("computer players: 1-9, random, ")
        .containsPattern("strength on hex, in Elo points above level 1: 2: \\d+ \\+- \\d+, 3: ");
    assertThat(CommandTester.run("games", "--json").out())
        .startsWith("[{\"name\":\"niju\"")
        .contains("\"players\":[\"1\",\"2\"")
        .contains("\"strengths\":[{\"variant\":\"most\",\"level\":2,\"elo\":");
  }

  @Test
  void rulesPrintsThePageOfEveryGame() {
    for (String game : Games.names()) {
      assertThat(CommandTester.run("rules", game).out()).containsPattern("(?m)^ *1\\. ");
      assertThat(CommandTester.run("rules", game, "--lang", "pt").out())
          .containsPattern("(?m)^ *1\\. ")
          .isNotEqualTo(CommandTester.run("rules", game).out());
    }
  }

  @Test
  void movesArePrintedOnePerLineInAscendingOrder() {
    CommandTester.Result run = CommandTester.run("moves", "talpa", "--variant", "3x3");
    assertThat(run.lines()).hasSize(12).isSorted().contains("a1a2", "b2b3");
    assertThat(CommandTester.run("moves", "talpa", "b2", "--variant", "3x3").lines())
        .containsExactly("b2a2", "b2b1", "b2b3", "b2c2");
    assertThat(CommandTester.run("moves", "niju", "0,0").lines()).hasSize(70);
    assertThat(CommandTester.run("moves", "talpa", "b2", "--variant", "3x3", "--json").out())
        .isEqualTo("[\"b2a2\",\"b2b1\",\"b2b3\",\"b2c2\"]\n");
  }

  @Test
  void showPrintsTheText() {
    assertThat(CommandTester.run("show", "talpa", "--variant", "4x4", "--text").out())
        .isEqualTo("rbrb/brbr/rbrb/brbr r\n");
    assertThat(CommandTester.run("show", "talpa", "--variant", "4x4").out())
        .contains("Red to move");
    assertThat(CommandTester.run("show", "talpa", "--variant", "4x4", "--json").out())
        .contains("\"toMove\":\"first\"", "\"result\":\"*\"");
  }

  @Test
  void aRandomStartDependsOnTheSeed() {
    String one = CommandTester.run("show", "morelli", "--text", "--seed", "1").out();
    assertThat(CommandTester.run("show", "morelli", "--text").out()).isEqualTo(one);
    assertThat(CommandTester.run("show", "morelli", "--text", "--seed", "2").out())
        .isNotEqualTo(one);
  }

  @Test
  void perftPrintsTheDivisionAndOneLinePerDepth() {
    assertThat(CommandTester.run("perft", "talpa", "--variant", "3x3", "--depth", "3").lines())
        .containsExactly("perft(1) = 12", "perft(2) = 88", "perft(3) = 376");
    List<String> lines =
        CommandTester.run("perft", "talpa", "--variant", "3x3", "--depth", "2", "--divide").lines();
    assertThat(lines).hasSize(14).endsWith("perft(1) = 12", "perft(2) = 88");
    int sum = 0;
    for (String line : lines.subList(0, 12)) {
      sum += Integer.parseInt(line.substring(line.indexOf(' ') + 1));
    }
    assertThat(sum).isEqualTo(88);
    assertThat(
            CommandTester.run("perft", "talpa", "--variant", "3x3", "--depth", "2", "--json").out())
        .contains("\"counts\":[12,88]");
  }

  @Tag("full")
  @Test
  void benchMeasuresEachBoardInASeparateProcess() {
    List<String> lines = CommandTester.run("bench", "--only", "playouts", "--millis", "20").lines();
    assertThat(lines)
        .hasSize(6)
        .allMatch(line -> line.matches("playouts .* [1-9][0-9]* per second"));
  }

  @Test
  void benchMeasuresRandomGames() {
    String[] line = {"bench", "talpa", "--variant=4x4", "--millis=20", "--only=playouts"};
    assertThat(CommandTester.run(line).out())
        .matches("playouts talpa 4x4 [1-9][0-9]* per second\n");
  }

  @Test
  void benchCountsTheSameNodesEachTime() {
    String[] line = {"bench", "talpa", "--variant", "4x4", "--only", "search"};
    List<String> lines = CommandTester.run(line).lines();
    assertThat(lines).hasSize(3);
    assertThat(lines.getFirst()).matches("bench talpa nodes [1-9][0-9]*");
    assertThat(lines.get(1)).matches("speed talpa [1-9][0-9]* nodes per second");
    assertThat(lines.getLast()).matches("evaluation talpa [0-9]+ nanoseconds");
    String[] signature = {"bench", "talpa", "--variant", "4x4", "--only", "signature"};
    assertThat(CommandTester.run(signature).lines()).containsExactly(lines.getFirst());
  }

  @Test
  @Tag("slow")
  void benchTellsWhatANetworkCosts() {
    String[] line = {"bench", "trench", "--only", "search"};
    List<String> lines = CommandTester.run(line).lines();
    assertThat(lines).hasSize(5);
    assertThat(lines.get(2)).matches("speed trench without network [1-9][0-9]* nodes per second");
    assertThat(lines.get(3)).matches("evaluation trench [1-9][0-9]* nanoseconds");
    assertThat(lines.get(4)).matches("evaluation trench without network [1-9][0-9]* nanoseconds");
  }

  @Tag("full")
  @Test
  void benchSolvesFixedPositions() {
    String[] line = {"bench", "talpa", "--variant", "4x4", "--only", "solver"};
    List<String> lines = CommandTester.run(line).lines();
    assertThat(lines).hasSize(2);
    assertThat(lines.getFirst()).isEqualTo("solver weak talpa 4x4 after 0 value win nodes 9093");
    assertThat(lines.getLast())
        .matches("solver strong talpa 4x4 after 0 value win positions 277757 checksum [1-9]\\d*");
  }

  @Test
  void ugiAnswersUntilItsInputEnds() {
    String[] hex = {"ugi", "--game", "jostle", "--variant", "hex"};
    CommandTester.Result run =
        CommandTester.runWithInput("isready\nquery fen\nquit\nisready\n", hex);
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.lines())
        .hasSize(2)
        .startsWith("readyok")
        .last()
        .asString()
        .contains("6/7/2brbr2");
    assertThat(CommandTester.runWithInput("query gameover", hex).out())
        .isEqualTo("response false\n");
    assertThat(CommandTester.runWithInput("d\n", "ugi", "--game", "talpa", "--lang", "pt").out())
        .contains("Vermelho");
  }
}
