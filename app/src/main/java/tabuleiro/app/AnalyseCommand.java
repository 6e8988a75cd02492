package tabuleiro.app;

import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.json.AnalysisJson;
import tabuleiro.app.json.Json;
import tabuleiro.app.json.LineJson;
import tabuleiro.engine.Engines;
import tabuleiro.engine.search.Searcher;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Stop;
import tabuleiro.play.players.Thought;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Position;
import tabuleiro.terminal.PositionText;
import tabuleiro.terminal.ThoughtText;
import tabuleiro.text.Messages;

/// `tabuleiro analyse GAME`: the engine's view of a position, its best lines.
@Command(name = "analyse")
final class AnalyseCommand implements Callable<Integer> {
  /// How long it thinks where nothing limits it.
  private static final Limits STANDARD = Limits.ofMillis(5_000);

  private static final int HASH_MEBIBYTES = 256;
  private static final int DEEPEST = 99;
  private static final int MOST_LINES = 1000;
  private static final int MOST_THREADS = 256;

  private final Context context;

  @Mixin private GameOptions options = new GameOptions();

  @Mixin private LimitOptions limits = new LimitOptions();

  @Option(names = "--depth", paramLabel = "N", descriptionKey = "depth")
  private Optional<Integer> depth = Optional.empty();

  @Option(names = "--lines", paramLabel = "K", descriptionKey = "lines")
  private int lines = 1;

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "threads")
  private int threads = 1;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  AnalyseCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Limits wanted = limits();
    LimitOptions.requireRange(lines, MOST_LINES);
    LimitOptions.requireRange(threads, MOST_THREADS);
    Position position = position();
    if (position.outcome().isOver()) {
      Messages words = context.words().forGame(position.game().id().game());
      throw new Failure(Phrase.of("table.over", PositionText.turn(position, words)));
    }
    Searcher searcher = Engines.searcher(position.game().id().game(), HASH_MEBIBYTES, threads);
    Stop stop = new Stop();
    try (Interruption _ = new Interruption(stop::request)) {
      print(
          position,
          searcher.search(position, wanted, lines, stop, seen -> tellWhatIsSeen(seen, position)));
    }
    return 0;
  }

  private Limits limits() {
    Limits given = limits.limits();
    depth.ifPresent(plies -> LimitOptions.requireRange(plies, DEEPEST));
    if (depth.isEmpty()) {
      return given.equals(Limits.NONE) ? STANDARD : given;
    }
    return new Limits(given.moveMillis(), given.nodes(), depth.get(), given.remaining());
  }

  private Position position() {
    options.game(context.words()); // Whatever is wrong is told before a seed is drawn.
    long seed =
        options.hasPosition()
            ? options.seed().orElse(1L)
            : Session.of(context, options.seed()).seed();
    return options.position(context.words(), seed);
  }

  /// Shows on standard error what it sees while it thinks.
  private void tellWhatIsSeen(Thought thought, Position position) {
    PrintStream err = context.err();
    err.println(line(thought, position));
    err.flush();
  }

  private void print(Position position, List<Thought> thoughts) {
    PrintStream out = context.out();
    if (json) {
      out.println(Json.of(json(position, thoughts)));
    } else {
      thoughts.forEach(thought -> out.println(line(thought, position)));
    }
    out.flush();
    thoughts.stream().limit(1).forEach(best -> tellWhatIsProven(best, position));
  }

  /// Says on standard error, in words, that the result is certain: of a draw the fixed line does
  /// not.
  private void tellWhatIsProven(Thought best, Position position) {
    if (best.score().isProven()) {
      Messages words = context.words().forGame(position.game().id().game());
      Phrase score = ThoughtText.of(best.score());
      context.err().println(words.say("score-of", position.sideToMove(), score));
      context.err().flush();
    }
  }

  /// Returns the fixed line of a thought: `line 1 score cp 13 depth 7 pv a1b1 b2b3`.
  private static String line(Thought thought, Position position) {
    return "line %d score %s depth %d pv %s"
        .formatted(
            thought.rank(),
            thought.score(),
            thought.depth(),
            String.join(" ", thought.texts(position)));
  }

  private static AnalysisJson json(Position position, List<Thought> thoughts) {
    return new AnalysisJson(
        position.game().id().game(),
        position.game().id().variant(),
        position.format(),
        thoughts.stream().map(thought -> json(thought, position)).toList());
  }

  private static LineJson json(Thought thought, Position position) {
    return new LineJson(
        thought.rank(),
        thought.score().toString(),
        thought.score().isProven(),
        thought.depth(),
        thought.nodes(),
        thought.millis(),
        thought.texts(position));
  }
}
