package tabuleiro.app.solve;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.GameOptions;
import tabuleiro.app.cli.GracefulShutdown;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.PlaySession;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.cli.ScreenSession;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.app.json.PuzzleJson;
import tabuleiro.play.Puzzle;
import tabuleiro.play.record.GameRecord;
import tabuleiro.rules.Game;
import tabuleiro.solver.puzzle.PuzzleFinder;
import tabuleiro.terminal.screen.StartPage;

/// `tabuleiro puzzles GAME`: finds positions with exactly one right move, and writes them as
/// records, the easiest first.
@Command(name = "puzzles", footer = "  tabuleiro puzzles talpa --variant 4x4 --count 5")
public final class PuzzlesCommand implements Callable<Integer> {
  private static final int MAX_COUNT = 10_000;

  /// The number of games between two progress lines where the output goes to a file.
  private static final int MILESTONE = 1000;

  private static final int GAMES_PER_THREAD = 4;

  private final CommandContext context;
  private final Predicate<ScreenSession> fullScreen;

  @Mixin private GameOptions options = new GameOptions();

  @Option(names = "--count", paramLabel = "N", descriptionKey = "count")
  private int count = 10;

  @Option(names = "--difficulty", paramLabel = "N", descriptionKey = "difficulty")
  private int difficulty = 1;

  @Mixin private SolverThreadOptions threads = new SolverThreadOptions();

  @Option(names = "--record", paramLabel = "FILE", descriptionKey = "puzzles-record")
  private Optional<Path> record = Optional.empty();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  /// @param fullScreen shows a session on the full screen; false where that is not possible
  public PuzzlesCommand(CommandContext context, Predicate<ScreenSession> fullScreen) {
    this.context = context;
    this.fullScreen = fullScreen;
  }

  @Override
  public Integer call() {
    OptionValues.requireRange("--count", count, 1, MAX_COUNT);
    OptionValues.requireRange("--difficulty", difficulty, 1, Puzzle.MAX_DIFFICULTY);
    Game game = options.game(context.messages());
    PlaySession session = PlaySession.of(context, options.seed());
    AtomicBoolean isStopped = new AtomicBoolean();
    try (GracefulShutdown interruption = new GracefulShutdown(() -> isStopped.set(true))) {
      List<Puzzle> found = find(new PuzzleFinder(game, session.seed()), isStopped);
      if (interruption.isRequested() || !isShown(found)) {
        write(found);
      }
      return interruption.isRequested() ? ExitStatus.INTERRUPTED : 0;
    }
  }

  /// Shows puzzles on the full screen unless they are written, and returns whether it has done so.
  private boolean isShown(List<Puzzle> puzzles) {
    return record.isEmpty()
        && !json
        && !puzzles.isEmpty()
        && fullScreen.test(ScreenSession.of(new StartPage.Puzzles(puzzles)));
  }

  /// Searches game after game, several at once; the result does not depend on the number of
  /// threads.
  private List<Puzzle> find(PuzzleFinder finder, AtomicBoolean isStopped) {
    List<Puzzle> puzzles = new ArrayList<>();
    Set<Long> keys = new HashSet<>();
    int batch = GAMES_PER_THREAD * threads.threads();
    try (ProgressLine progress = new ProgressLine(context);
        ExecutorService executor = Executors.newFixedThreadPool(threads.threads())) {
      for (long first = 1; puzzles.size() < count && !isStopped.get(); first += batch) {
        List<Future<Optional<Puzzle>>> searches =
            LongStream.range(first, first + batch)
                .mapToObj(number -> executor.submit(() -> finder.find(number, isStopped::get)))
                .toList();
        for (int i = 0; i < batch; i++) {
          result(searches.get(i))
              .filter(puzzle -> puzzle.difficulty() >= difficulty)
              .filter(_ -> puzzles.size() < count)
              .filter(puzzle -> keys.add(finder.key(puzzle)))
              .ifPresent(puzzles::add);
          int games = Math.toIntExact(first + i);
          String text = context.messages().format("puzzles-progress", puzzles.size(), count, games);
          progress.show(text, games % MILESTONE == 0);
        }
      }
    }
    puzzles.sort(Comparator.comparingInt(Puzzle::difficulty));
    return puzzles;
  }

  private static Optional<Puzzle> result(Future<Optional<Puzzle>> search) {
    try {
      return search.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the search was interrupted", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("the search failed", e);
    }
  }

  private void write(List<Puzzle> puzzles) {
    List<GameRecord> records = puzzles.stream().map(Puzzle::toRecord).toList();
    record.ifPresent(file -> PlaySession.appendRecords(file, records));
    if (json) {
      context.out().println(JsonOutput.format(puzzles.stream().map(PuzzleJson::of).toList()));
    } else if (record.isEmpty()) {
      context.out().print(GameRecord.format(records));
    }
    context.out().flush();
  }
}
