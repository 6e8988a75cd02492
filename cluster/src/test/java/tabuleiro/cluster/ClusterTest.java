package tabuleiro.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.app.CommandRunner;
import tabuleiro.app.cli.CommandContext;

/// The packaged jar on a real cluster of processes writes the same bytes as one process with
/// threads, also when a worker is killed in the middle.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ClusterTest {
  private static final String LOST = "Spark has lost executor";

  /// A master for tests of what executors do: tasks are sent as to other machines, and it starts
  /// faster than a cluster.
  private static final String ONE_PROCESS = "local[2]";

  private static final String[] DUEL = {
    "arena", "talpa", "--first", "5", "--second", "3", "--games", "2", "--seed", "1"
  };

  private final Path folder;
  private final SparkHome home;
  private final LocalCluster cluster;

  ClusterTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    home = SparkHome.install();
    cluster = LocalCluster.start(home, folder, 2);
  }

  @AfterAll
  void stop() {
    cluster.close();
  }

  /// Runs a command of `tabuleiro` in this process, with threads, and returns its output.
  private static String onThreads(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    CommandContext context =
        CommandContext.of(
            arguments, Map.of("LC_ALL", "C"), InputStream.nullInputStream(), out, err, null);
    assertThat(CommandRunner.execute(context, arguments)).as("%s", err).isZero();
    return out.toString(StandardCharsets.UTF_8);
  }

  /// Runs a command, as a driver of Spark in this process.
  private static SparkRun onSpark(String master, String... arguments) {
    return SparkRun.here(master, _ -> {}, arguments);
  }

  /// Runs a command on the cluster, and kills a worker when the progress shows for the first time.
  private SparkRun withKilledWorker(String progress, String... arguments) throws IOException {
    return withKilledWorker(progress, heard -> SparkRun.here(cluster.address(), heard, arguments));
  }

  /// A run that reports each line of its standard error.
  @FunctionalInterface
  private interface WatchedRun {
    SparkRun run(Consumer<String> heard) throws IOException;
  }

  private SparkRun withKilledWorker(String progress, WatchedRun command) throws IOException {
    AtomicBoolean killed = new AtomicBoolean();
    cluster.awaitWorkers();
    try {
      return command.run(line -> {
        if (line.startsWith(progress) && killed.compareAndSet(false, true)) {
          cluster.killWorker();
        }
      });
    } finally {
      if (killed.get()) {
        cluster.startWorker();
      }
    }
  }

  private static String[] with(String[] arguments, String... more) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  private static void assertSameAfterKill(SparkRun run, String expected) {
    assertThat(run.status()).as("%s", run.err()).isZero();
    assertThat(run.out()).isEqualTo(expected);
    assertThat(run.err()).anyMatch(line -> line.startsWith(LOST));
    // The users see no stack traces.
    assertThat(run.err()).noneMatch(line -> line.startsWith("\tat "));
  }

  /// This one starts the packaged jar as a user does, with `spark-submit`.
  @Test
  void matchIsTheSameAsOnThreads() throws IOException {
    String[] arena = {"arena", "talpa", "--players", "5,4,classic:9", "--games", "12"};
    String[] seeded = with(arena, "--seed", "7", "--record");
    Path one = folder.resolve("match-threads.txt");
    Path two = folder.resolve("match-spark.txt");
    String expected = onThreads(with(seeded, one.toString()));
    String[] command = with(seeded, two.toString());
    SparkRun run =
        withKilledWorker(
            "game ",
            heard ->
                SparkRun.submit(home, cluster.address(), folder.resolve("out"), heard, command));
    assertSameAfterKill(run, expected);
    assertThat(Files.readString(two)).isEqualTo(Files.readString(one));
  }

  @Test
  @Tag("slow")
  void sequentialTestEndsAtTheSameGame() throws IOException {
    String[] sprt = {"arena", "talpa", "--first", "5", "--second", "random", "--sprt", "0,300"};
    String[] seeded = with(sprt, "--games", "200", "--seed", "1", "--json");
    SparkRun run = onSpark(ONE_PROCESS, seeded);
    assertThat(run.out()).isEqualTo(onThreads(seeded)).contains("\"accepts-1\"");
  }

  @Test
  void reportIsTheSameAsOnThreads() throws IOException {
    String[] report = {"report", "talpa", "--variant", "4x4", "--random-games", "1000"};
    String[] seeded =
        with(report, "--games", "60", "--nodes", "100", "--ladder", "10", "--seed", "1");
    Path one = folder.resolve("report-threads.txt");
    Path two = folder.resolve("report-spark.txt");
    String expected = onThreads(with(seeded, "--resume", one.toString()));
    Path page = folder.resolve("report.html");
    // As a process, which has the classes of the package alone.
    SparkRun run =
        SparkRun.submit(
            home,
            ONE_PROCESS,
            folder.resolve("report.out"),
            _ -> {},
            with(seeded, "--resume", two.toString(), "--html", page.toString()));
    assertThat(run.out()).as("%s", run.err()).isEqualTo(expected);
    assertThat(page).content().as("its pictures").contains("class=\"frame\"");
    assertThat(Files.readString(two)).isEqualTo(Files.readString(one));
  }

  @Test
  @Tag("slow")
  void trainingGamesAreTheSameAsOnThreads() throws IOException {
    String[] datagen = {
      "train", "data", "trench", "--games", "256", "--nodes", "200", "--seed", "1"
    };
    Path one = folder.resolve("threads.data");
    Path two = folder.resolve("spark.data");
    onThreads(with(datagen, "--out", one.toString()));
    SparkRun run = withKilledWorker("32 of ", with(datagen, "--out", two.toString()));
    assertSameAfterKill(run, "");
    assertThat(two).hasSameBinaryContentAs(one);
  }

  @Test
  void gamesWithVisitsAreTheSameAsOnThreads() throws IOException {
    String[] datagen = {
      "train", "visits", "niju", "--games", "16", "--nodes", "600", "--seed", "1"
    };
    Path one = folder.resolve("threads.data");
    Path two = folder.resolve("spark.data");
    onThreads(with(datagen, "--out", one.toString()));
    assertThat(onSpark(ONE_PROCESS, with(datagen, "--out", two.toString())).status()).isZero();
    assertThat(two).hasSameBinaryContentAs(one);
  }

  /// The folder with the layers is the same too, so that either program can resume the other's
  /// work.
  @Test
  void strongSolutionIsTheSameAsOnThreads() throws IOException {
    String[] solve = {"solve", "talpa", "--variant", "4x4", "--strong", "--table"};
    Path one = folder.resolve("threads");
    Path two = folder.resolve("spark");
    Path oneTable = folder.resolve("threads.table");
    Path twoTable = folder.resolve("spark.table");
    String expected = onThreads(with(solve, oneTable.toString(), "--checkpoint", one.toString()));
    SparkRun run =
        withKilledWorker(
            "finding the positions of layer 6",
            with(solve, twoTable.toString(), "--checkpoint", two.toString()));
    assertSameAfterKill(run.withoutMillis(), SparkRun.withoutMillis(expected));
    assertThat(twoTable).hasSameBinaryContentAs(oneTable);
    assertSameFiles(two, one);

    // Now on threads of one process, after an interruption at layer 8.
    for (int layer = 0; layer <= 8; layer++) {
      Files.delete(two.resolve("layer-" + layer + ".codes"));
    }
    String resumed = onThreads(with(solve, twoTable.toString(), "--checkpoint", two.toString()));
    assertThat(SparkRun.withoutMillis(resumed)).isEqualTo(SparkRun.withoutMillis(expected));
    assertSameFiles(two, one);
  }

  @Test
  void valueIsThatOfOneMachine() throws IOException {
    String[] solve = {"solve", "talpa", "--variant", "5x5", "--memory", "0.05", "--seed", "1"};
    Path proven = folder.resolve("a.proven");
    SparkRun run =
        withKilledWorker(
            "0 million nodes", with(solve, "--task-nodes", "50000", "--proven", proven.toString()));
    assertThat(run.status()).as("%s", run.err()).isZero();
    assertThat(run.err()).anyMatch(line -> line.startsWith(LOST));
    assertThat(run.out()).startsWith("value first");
    // The file has the proof: what is left takes no search.
    assertThat(onThreads(with(solve, "--proven", proven.toString())))
        .startsWith("value first")
        .contains(nodes(run.out()));
  }

  /// Returns the line `nodes N` of an output.
  private static String nodes(String out) {
    return out.replaceAll("(?s).*(nodes \\d+).*", "$1");
  }

  private static void assertSameFiles(Path actual, Path expected) throws IOException {
    try (Stream<Path> files = Files.list(expected)) {
      List<Path> all = files.toList();
      assertThat(actual.toFile().list()).hasSize(all.size());
      for (Path file : all) {
        assertThat(actual.resolve(file.getFileName())).hasSameBinaryContentAs(file);
      }
    }
  }

  @Test
  void puzzlesAreTheSameAsOnThreads() throws IOException {
    String[] puzzles = {"puzzles", "talpa", "--variant", "4x4", "--count", "5", "--seed", "1"};
    Path one = folder.resolve("puzzles-threads.txt");
    Path two = folder.resolve("puzzles-spark.txt");
    onThreads(with(puzzles, "--record", one.toString()));
    SparkRun run = onSpark(ONE_PROCESS, with(puzzles, "--record", two.toString()));
    assertThat(run.status()).as("%s", run.err()).isZero();
    assertThat(Files.readString(two)).isEqualTo(Files.readString(one)).contains("[Puzzle \"");
  }

  /// The match of a generation is limited by the clock, so it is not the same twice.
  @Test
  @Tag("slow")
  void generationIsTrainedFromTheSameGames() throws IOException {
    String[] train = {
      "train", "generations", "trench", "--generations", "1", "--games", "64", "--nodes", "20"
    };
    String[] seeded =
        with(train, "--epochs", "1", "--match-games", "2", "--movetime", "5", "--seed", "1");
    Path one = folder.resolve("networks-threads");
    Path two = folder.resolve("networks-spark");
    onThreads(with(seeded, "--out", one.toString()));
    cluster.awaitWorkers();
    SparkRun run = onSpark(cluster.address(), with(seeded, "--out", two.toString()));
    assertThat(run.status()).as("%s", run.err()).isZero();
    for (String file : List.of("1.data", "1.network")) {
      assertThat(two.resolve(file)).hasSameBinaryContentAs(one.resolve(file));
    }
    assertThat(two.resolve("1.match.txt")).content().contains("[White \"network:");
  }

  /// The proof that closes the work on Spark: a match of a thousand games.
  @Test
  @Tag("slow")
  void thousandGamesAreTheSameAsOnThreads() throws IOException {
    String[] arena = {"arena", "talpa", "--first", "4", "--second", "3", "--games", "1000"};
    String[] seeded = with(arena, "--seed", "1", "--record");
    Path one = folder.resolve("thousand-threads.txt");
    Path two = folder.resolve("thousand-spark.txt");
    String expected = onThreads(with(seeded, one.toString()));
    SparkRun run = withKilledWorker("game 200 ", with(seeded, two.toString()));
    assertSameAfterKill(run, expected);
    assertThat(two).hasSameBinaryContentAs(one);
  }

  @Test
  void masterThatDoesNotAnswerIsReported() {
    SparkRun run = onSpark("spark://127.0.0.1:1", DUEL);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err().getLast()).startsWith("nothing answers at spark://127.0.0.1:1;");
  }
}
