package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.CommandModel.Argument;
import tabuleiro.play.record.GameRecord;

/// Every option that names an output, found by its type.
class OutputPathTest {
  /// The options and arguments that name a file or a folder which is only read, and the database of
  /// the server.
  private static final Set<String> INPUTS =
      Set.of(
          "play --from",
          "replay FILE",
          "analyse --book",
          "train fit --record",
          "train fit --visits",
          "train data --network",
          "train visits --priorities",
          "train network --data",
          "book --proven",
          "solve jobs run FILE",
          "check FILE",
          "admin restore FILE",
          "serve --database",
          "serve --replica",
          "admin members --database",
          "admin show --database",
          "admin reset --database",
          "admin suspend --database",
          "admin rename --database",
          "admin appoint --database",
          "admin dismiss --database",
          "admin erase --database",
          "admin close --database",
          "admin delete --database",
          "admin announce --database",
          "admin lift --database",
          "admin invite --database",
          "admin invite-only --database",
          "admin open --database",
          "admin reports --database",
          "admin compare --database",
          "admin circles --database",
          "admin log --database",
          "admin backup --database",
          "admin restore --database",
          "export games FILE",
          "export positions FILE",
          "export table FILE");

  private static final String ARENA =
      "arena talpa --variant 3x3 --first random --second random --seed 1 ";

  private static final Path FIFO = Path.of("/usr/bin/mkfifo");

  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void writeGames() throws IOException {
    Files.createSymbolicLink(folder.resolve("circle"), folder.resolve("circle"));
    Files.writeString(
        folder.resolve("games.txt"), "[Game \"talpa\"]\n[Variant \"3x3\"]\n\n1. a1a2 *\n");
  }

  static Stream<Argument> outputs() {
    return CommandModel.arguments().filter(Argument::isOutput);
  }

  @Test
  void everyPathIsAnInputOrAnOutput() {
    Set<String> inputs =
        CommandModel.arguments()
            .filter(argument -> argument.isPath() && !argument.isOutput())
            .map(Argument::toString)
            .collect(Collectors.toSet());
    assertThat(inputs).isEqualTo(INPUTS);
    assertThat(outputs().map(Argument::toString))
        .contains("arena --record", "report --html", "solve --table", "admin backup FILE")
        .hasSizeGreaterThan(15);
  }

  private CommandTester.Result run(Argument output, String path) {
    String word = output.name().startsWith("-") ? output.name() + "=" + path : path;
    return CommandTester.run(output.lineWith(folder, word));
  }

  @ParameterizedTest
  @MethodSource("outputs")
  void aPathThatCannotBeWrittenIsRefusedBeforeTheWorkBegins(Argument output) throws IOException {
    for (String path : List.of(folder + "/games.txt/x/y", "/proc/none/x", folder + "/circle")) {
      CommandTester.Result run = run(output, path);
      assertThat(run.status()).as(run.err()).isEqualTo(1);
      assertThat(run.err().strip()).doesNotContain("\n", "seed");
      assertThat(run.out()).isEmpty();
    }
    String kind = output.spec().paramLabel();
    if (!kind.equals("FILE|FOLDER")) {
      boolean isFolder = kind.equals("FOLDER");
      String other = isFolder ? folder + "/games.txt" : folder.toString();
      CommandTester.Result run = run(output, other);
      assertThat(run.status()).as(run.err()).isEqualTo(1);
      assertThat(run.err()).contains(output.name(), isFolder ? "is not a folder" : "is a folder");
      assertThat(run.out()).isEmpty();
    }
    assertThat(entries()).isEqualTo(2); // The file and the link of the test.
  }

  private long entries() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.count();
    }
  }

  /// Lines that do little work, up to the name of the output.
  static Stream<String> lines() {
    return Stream.of(
        "report talpa --variant 3x3 --playouts --games 2 --seed 1 --html",
        "report talpa --variant 3x3 --playouts --games 2 --seed 1 --resume",
        "arena talpa --variant 3x3 --first random --second random --games 2 --seed 1 --record",
        "arena talpa --variant 3x3 --first random --second random --games 2 --seed 1 --resume",
        "watch talpa --variant 3x3 --first random --second random --seed 1 --quiet --record",
        "play talpa --variant 3x3 --first random --second random --seed 1 --record",
        "puzzles talpa --variant 4x4 --count 1 --seed 1 --record",
        "train data trench --games 1 --nodes 1 --seed 1 --threads 1 --out",
        "book talpa --variant 3x3 --searches 1 --nodes 10 --out",
        "solve talpa --variant 3x3 --memory 0.001 --certificate",
        "solve talpa --variant 3x3 --memory 0.001 --proven",
        "solve talpa --variant 3x3 --memory 0.001 --strong --table",
        "solve jobs write talpa --variant 4x4 --memory 0.001 --out");
  }

  @ParameterizedTest
  @MethodSource("lines")
  void missingFoldersAreCreated(String line) {
    Path file = folder.resolve("new/deep/file");
    String[] words = (line + " " + file).split(" ", -1);
    CommandTester.Result run = CommandTester.run(words);
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(file).isNotEmptyFile();
    assertThat(file.getParent()).isDirectoryNotContaining("glob:**.tmp");
  }

  /// The file that a link names is made, and replaced or continued by the next run.
  @ParameterizedTest
  @MethodSource("lines")
  void aLinkStays(String line) throws IOException {
    Path file = folder.resolve("new/deep/file");
    Path next = Files.createSymbolicLink(folder.resolve("next"), Path.of("new/deep/file"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), next);
    for (int i = 0; i < 2; i++) {
      CommandTester.Result run = CommandTester.run((line + " " + link).split(" ", -1));
      assertThat(run.status()).as(run.err()).isZero();
      assertThat(link).isSymbolicLink();
      assertThat(next).isSymbolicLink();
      assertThat(file).isNotEmptyFile();
    }
  }

  /// A pipe receives everything, or is refused before the work begins.
  @ParameterizedTest
  @MethodSource("lines")
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aPipeIsOnlyWrittenTo(String line) throws Exception {
    Path pipe = pipe();
    Path copy = folder.resolve("copy");
    Process reader = reader(pipe, copy);
    try {
      CommandTester.Result run = CommandTester.run((line + " " + pipe).split(" ", -1));
      if (run.status() == 0) {
        await(copy, line.contains("--html") ? "</html>" : "\n");
      } else {
        assertThat(run.err()).contains(pipe + " is not a regular file");
        assertThat(run.out()).isEmpty();
      }
    } finally {
      reader.destroy();
    }
  }

  private Path pipe() throws Exception {
    Assumptions.assumeTrue(Files.exists(FIFO), "this system has no named pipes");
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder(FIFO.toString(), pipe.toString()).start().waitFor()).isZero();
    return pipe;
  }

  private static Process reader(Path pipe, Path copy) throws IOException {
    return new ProcessBuilder("cat", pipe.toString()).redirectOutput(copy.toFile()).start();
  }

  private static void await(Path file, String text) throws Exception {
    while (!Files.readString(file).contains(text)) {
      Thread.sleep(10);
    }
  }

  @Test
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void severalGamesAreWrittenToOneReaderOfAPipe() throws Exception {
    Path pipe = pipe();
    Path copy = folder.resolve("copy");
    Process reader = reader(pipe, copy);
    try {
      CommandTester.Result run =
          CommandTester.run((ARENA + "--games 3 --record " + pipe).split(" ", -1));
      assertThat(run.status()).as(run.err()).isZero();
      await(copy, "Round \"3\"");
    } finally {
      reader.destroy();
    }
  }

  /// What is written to standard output is whole, whatever the command prints there.
  @ParameterizedTest
  @ValueSource(strings = {"/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"})
  void theResultIsPrinted(String output) throws IOException {
    Assumptions.assumeTrue(Files.exists(Path.of(output)), "this system has no " + output);
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of(output));
    for (String name : List.of(output, link.toString())) {
      String report = "report talpa --variant 3x3 --playouts --games 2 --seed 1 --html ";
      String page = CommandTester.run((report + name).split(" ", -1)).out();
      assertThat(page).contains("Balance report", "<html", "</html>");
      String games = CommandTester.run((ARENA + "--games 2 --record " + name).split(" ", -1)).out();
      assertThat(GameRecord.parse(games.substring(0, games.indexOf("score ")))).hasSize(2);
      CommandTester.Result table =
          CommandTester.run(("solve talpa --variant 3x3 --strong --table " + name).split(" ", -1));
      assertThat(table.err()).contains("is not a regular file");
    }
  }

  @Test
  void aReportThatCannotBeWrittenIsKeptElsewhere() throws IOException {
    Path current = Path.of("full.result");
    Path full = Path.of("/dev/full");
    CommandTester.Result run =
        CommandTester.run(
            "report",
            "talpa",
            "--variant=3x3",
            "--playouts",
            "--games=2",
            "--seed=1",
            "--html=" + full);
    try {
      assertThat(run.status()).isEqualTo(1);
      assertThat(run.err()).contains("/dev/full", "the disk is full", current.toString());
      assertThat(current).content().contains("<html");
      assertThat(full).exists().isNotEqualTo(current);
    } finally {
      Files.deleteIfExists(current);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play talpa --variant 3x3 --first random --second random --seed 1",
        "watch talpa --variant 3x3 --first random --second random --seed 1 --quiet",
        "arena talpa --variant 3x3 --first random --second random --seed 1 --games 2",
        "puzzles talpa --variant 4x4 --count 1 --seed 1",
      })
  void gamesAreOnlyAppendedToAFileOfGames(String line) throws IOException {
    Path notes = folder.resolve("notes");
    for (String text : List.of("Dear Ana,\n", "1. Buy milk *\n", "{\"a\": 1}\n", "[")) {
      Files.writeString(notes, text);
      CommandTester.Result run = CommandTester.run((line + " --record " + notes).split(" ", -1));
      assertThat(run.status()).as(line).isEqualTo(1);
      assertThat(run.out()).isEmpty();
      assertThat(run.err()).contains("--record: " + notes + " has text that is not a game record");
      assertThat(notes).hasContent(text);
    }
    Files.writeString(notes, "\n \n");
    CommandTester.Result run = CommandTester.run((line + " --record " + notes).split(" ", -1));
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(GameRecord.parse(Files.readAllBytes(notes))).isNotEmpty();
  }

  /// The other games are played, and the records are in another file.
  @ParameterizedTest
  @ValueSource(strings = {"watch", "arena"})
  void gamesThatDoNotFitTheDiskGoToAnotherFile(String command) throws IOException {
    Path full = Files.createSymbolicLink(folder.resolve("full-" + command), Path.of("/dev/full"));
    Path current = Path.of(full.getFileName() + ".result");
    String[] line = {
      command,
      "talpa",
      "--variant=3x3",
      "--first=random",
      "--second=random",
      "--seed=1",
      "--games=4",
      "--record=" + full
    };
    try {
      CommandTester.Result run = CommandTester.run(line);
      assertThat(run.status()).isEqualTo(1);
      assertThat(run.err())
          .containsOnlyOnce("the disk is full")
          .contains(full.toString(), current.toString());
      assertThat(GameRecord.parse(Files.readAllBytes(current))).hasSize(4);
      line[line.length - 1] = "--record=" + folder.resolve("games");
      assertThat(run.out()).isEqualTo(CommandTester.run(line).out());
    } finally {
      Files.deleteIfExists(current);
    }
  }
}
