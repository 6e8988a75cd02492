package tabuleiro.bench;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;
import tabuleiro.play.Result;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.live.ServerAction;
import tabuleiro.rules.GameId;
import tabuleiro.server.game.GameInfo;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.Visibility;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.DatabaseAddress;

/// Durable events per second: of one game, of many games that share commits, and, for comparison,
/// of the disk alone, which appends and syncs one record at a time.
@State(Scope.Benchmark)
@Fork(
    value = 1,
    jvmArgsAppend = {"--enable-native-access=ALL-UNNAMED"})
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 3)
@OutputTimeUnit(TimeUnit.SECONDS)
public class StoreBenchmark {
  private static final int GAMES = 64;

  private Path folder;
  private GameStore store;
  private FileChannel file;

  /// A game that one thread plays.
  @State(Scope.Thread)
  public static class Playing {
    private GameEvent last;

    /// Makes the game.
    @Setup
    public void create(StoreBenchmark benchmark) {
      GameInfo info =
          new GameInfo(Tokens.gameId(), new GameId("talpa", "8x8"), Visibility.UNLISTED, 0);
      last = benchmark.store.create(info, new ServerAction.Start(""), Map.of()).join();
    }

    private GameEvent append(GameStore store) {
      int seen = last.sequence();
      EventContent entry =
          new EventContent(
              last.content().game(),
              Actor.FIRST,
              String.valueOf(seen),
              seen,
              new PlayerAction.Move("c3d3"),
              Result.NONE,
              seen);
      last = ((RequestResult.Accepted) store.append(seen, entry).join()).event();
      return last;
    }
  }

  /// Opens a store and a file on the same disk, in the folder that the system property `folder`
  /// names, if it is set.
  @Setup(Level.Trial)
  public void open() throws IOException {
    folder = Files.createTempDirectory(Path.of(System.getProperty("folder", "target")), "store");
    store = GameStore.open(new DatabaseAddress.Sqlite(folder.resolve("games.db")));
    file =
        FileChannel.open(
            folder.resolve("records"), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
  }

  /// Closes and deletes them.
  @TearDown(Level.Trial)
  public void close() throws IOException {
    store.close();
    file.close();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }

  /// One game: a commit for each event.
  @Benchmark
  @Threads(1)
  public GameEvent oneGame(Playing game) {
    return game.append(store);
  }

  /// Many games whose events share commits.
  @Benchmark
  @Threads(GAMES)
  public GameEvent manyGames(Playing game) {
    return game.append(store);
  }

  /// The disk alone: appends and syncs a record of the size of an event.
  @Benchmark
  @Threads(1)
  public long bareSync() throws IOException {
    String record = "c3d3 ".repeat(60);
    file.write(ByteBuffer.wrap(record.getBytes(StandardCharsets.UTF_8)));
    file.force(false);
    return file.position();
  }
}
