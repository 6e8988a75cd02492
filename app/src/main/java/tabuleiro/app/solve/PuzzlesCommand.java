package tabuleiro.app.solve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
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
import tabuleiro.app.files.OutputPath;
import tabuleiro.app.files.RecordOutput;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.app.json.PuzzleJson;
import tabuleiro.app.measure.BackendOptions;
import tabuleiro.lab.backend.LabBackend;
import tabuleiro.play.players.StopSignal;
import tabuleiro.play.puzzle.Puzzle;
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

  private final CommandContext context;
  private final Predicate<ScreenSession> fullScreen;

  @Mixin private GameOptions options = new GameOptions();

  @Option(names = "--count", paramLabel = "N", descriptionKey = "count")
  private int count = 10;

  @Option(names = "--difficulty", paramLabel = "N", descriptionKey = "difficulty")
  private int difficulty = 1;

  @Mixin private final BackendOptions backendOptions;

  @Option(names = "--record", paramLabel = "FILE", descriptionKey = "puzzles-record")
  private Optional<OutputPath> record = Optional.empty();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  /// @param fullScreen shows a session on the full screen; false where that is not possible
  /// @param backendOptions the options that say where the games are searched
  public PuzzlesCommand(
      CommandContext context, Predicate<ScreenSession> fullScreen, BackendOptions backendOptions) {
    this.context = context;
    this.fullScreen = fullScreen;
    this.backendOptions = backendOptions;
  }

  @Override
  public Integer call() {
    OptionValues.requireRange("--count", count, 1, MAX_COUNT);
    OptionValues.requireRange("--difficulty", difficulty, 1, Puzzle.MAX_DIFFICULTY);
    Game game = options.game(context.messages());
    LabBackend backend = backendOptions.backend();
    RecordOutput file = new RecordOutput(context, "--record", record);
    PlaySession session = PlaySession.of(context, options.seed());
    session.printDrawnSeed();
    StopSignal stop = new StopSignal();
    try (GracefulShutdown interruption = new GracefulShutdown(stop::request)) {
      List<Puzzle> found = find(new PuzzleFinder(game, session.seed()), backend, stop);
      if (interruption.isRequested() || !isShown(found)) {
        write(found, file);
      }
      if (interruption.isRequested()) {
        return ExitStatus.INTERRUPTED;
      }
      return file.status();
    }
  }

  /// Shows puzzles on the full screen unless they are written, and returns whether it has done so.
  private boolean isShown(List<Puzzle> puzzles) {
    return record.isEmpty()
        && !json
        && !puzzles.isEmpty()
        && fullScreen.test(ScreenSession.of(new StartPage.Puzzles(puzzles)));
  }

  /// Searches game after game; the result does not depend on how many are searched at once.
  private List<Puzzle> find(PuzzleFinder finder, LabBackend backend, StopSignal stop) {
    List<Puzzle> puzzles = new ArrayList<>();
    Set<Long> keys = new HashSet<>();
    int[] games = {0};
    try (ProgressLine progress = new ProgressLine(context)) {
      backend.findPuzzles(
          finder,
          stop,
          found -> {
            games[0]++;
            found
                .filter(puzzle -> puzzle.difficulty() >= difficulty)
                .filter(puzzle -> keys.add(finder.key(puzzle)))
                .ifPresent(puzzles::add);
            String text =
                context.messages().format("puzzles-progress", puzzles.size(), count, games[0]);
            progress.show(text, games[0] % MILESTONE == 0);
            return puzzles.size() < count;
          });
    }
    puzzles.sort(Comparator.comparingInt(Puzzle::difficulty));
    return puzzles;
  }

  private void write(List<Puzzle> puzzles, RecordOutput file) {
    List<GameRecord> records = puzzles.stream().map(Puzzle::toRecord).toList();
    records.forEach(file::append);
    if (json) {
      context.out().println(JsonOutput.format(puzzles.stream().map(PuzzleJson::of).toList()));
    } else if (record.isEmpty()) {
      context.out().print(GameRecord.format(records));
    }
    context.out().flush();
  }
}
