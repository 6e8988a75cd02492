package tabuleiro.app.inspect;

import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.BookText;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.GameOptions;
import tabuleiro.app.cli.GracefulShutdown;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.PlaySession;
import tabuleiro.app.cli.ScreenSession;
import tabuleiro.app.cli.SearchLimitOptions;
import tabuleiro.app.json.AnalysisJson;
import tabuleiro.app.json.AnalysisVariationJson;
import tabuleiro.app.json.BookMoveJson;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.engine.BookPlayers;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.engine.book.OpeningBook;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.search.Searcher;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.terminal.common.AnalysisText;
import tabuleiro.terminal.plain.PositionSummary;
import tabuleiro.terminal.screen.StartPage;
import tabuleiro.text.Messages;

/// `tabuleiro analyse GAME`: the engine's analysis of a position, its best variations.
@Command(name = "analyse", footer = "  tabuleiro analyse talpa --lines 3 --movetime 2000")
public final class AnalyseCommand implements Callable<Integer> {
  /// The limit where no option sets one.
  private static final MoveLimits DEFAULT_LIMITS = MoveLimits.ofMillis(5_000);

  private static final int HASH_MEBIBYTES = 256;
  private static final int MAX_DEPTH = 99;
  private static final int MAX_LINES = 1000;
  private static final int MAX_THREADS = 256;

  private final CommandContext context;
  private final Predicate<ScreenSession> fullScreen;

  @Mixin private GameOptions options = new GameOptions();

  @Mixin private SearchLimitOptions limits = new SearchLimitOptions();

  @Option(names = "--depth", paramLabel = "N", descriptionKey = "analyse-depth")
  private Optional<Integer> depth = Optional.empty();

  @Option(names = "--lines", paramLabel = "K", descriptionKey = "lines")
  private int lines = 1;

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "threads")
  private int threads = 1;

  @Option(names = "--book", paramLabel = "FILE", descriptionKey = "analyse-book")
  private Optional<String> bookFile = Optional.empty();

  @Option(names = "--explain", descriptionKey = "analyse-explain")
  private boolean isExplained;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  /// @param fullScreen shows a session on the full screen; false where that is not possible
  public AnalyseCommand(CommandContext context, Predicate<ScreenSession> fullScreen) {
    this.context = context;
    this.fullScreen = fullScreen;
  }

  @Override
  public Integer call() {
    MoveLimits wanted = limits();
    OptionValues.requireRange("--lines", lines, 1, MAX_LINES);
    OptionValues.requireRange("--threads", threads, 1, MAX_THREADS);
    Position position = position();
    if (position.outcome().isOver()) {
      Messages messages = context.messages().forGame(position.game().id().game());
      throw new CommandException(
          Message.of("table.over", PositionSummary.formatTurn(position, messages)));
    }
    if (isShown(position)) {
      return 0;
    }
    String family = position.game().id().game();
    Optional<OpeningBook> book = bookFile.map(file -> BookPlayers.read(family, file));
    if (EvaluatorFactories.find(family).isEmpty()) {
      context.printError(context.messages().format("plain-uct"));
    }
    Searcher searcher = SearcherFactory.create(family, HASH_MEBIBYTES, threads);
    StopSignal stop = new StopSignal();
    try (GracefulShutdown _ = new GracefulShutdown(stop::request)) {
      print(
          position,
          book,
          searcher.search(position, wanted, lines, stop, seen -> printProgress(seen, position)));
    }
    return 0;
  }

  /// Shows the analysis on the full screen unless an option asks for lines of text, and returns
  /// whether it has done so.
  private boolean isShown(Position position) {
    boolean asksForText =
        json
            || isExplained
            || bookFile.isPresent()
            || depth.isPresent()
            || lines != 1
            || threads != 1
            || !limits.limits().equals(MoveLimits.NONE);
    Messages messages = context.messages();
    Seat first = Seat.human(messages.format("player-name", 1));
    Seat second = Seat.human(messages.format("player-name", 2));
    SessionSetup setup =
        new SessionSetup(position, OptionalLong.empty(), first, second, TimeControls.none());
    return !asksForText && fullScreen.test(ScreenSession.of(new StartPage.Analysis(setup)));
  }

  private MoveLimits limits() {
    MoveLimits given = limits.limits();
    depth.ifPresent(plies -> OptionValues.requireRange("--depth", plies, 1, MAX_DEPTH));
    if (depth.isEmpty()) {
      return given.equals(MoveLimits.NONE) ? DEFAULT_LIMITS : given;
    }
    return new MoveLimits(given.moveMillis(), given.nodes(), depth.get(), given.remainingTime());
  }

  private Position position() {
    PlaySession session = PlaySession.of(context, options.seed());
    Position position = options.position(context.messages(), session.seed());
    if (!options.hasPosition() && position.game().hasRandomStart()) {
      session.printDrawnSeed();
    }
    return position;
  }

  /// Prints an intermediate result on standard error.
  private void printProgress(SearchInfo variation, Position position) {
    PrintStream err = context.err();
    err.println(formatVariation(variation, position));
    err.flush();
  }

  private void print(Position position, Optional<OpeningBook> book, List<SearchInfo> variations) {
    PrintStream out = context.out();
    if (json) {
      out.println(JsonOutput.format(json(position, book, variations)));
    } else {
      book.ifPresent(moves -> BookText.lines(moves, position).forEach(out::println));
      variations.forEach(variation -> out.println(formatVariation(variation, position)));
      evaluators(position)
          .ifPresent(factory ->
              ExplanationText.lines(factory, position, context.messages()).forEach(out::println));
    }
    out.flush();
    variations.stream().limit(1).forEach(best -> printProvenResult(best, position));
  }

  /// Returns the evaluators of the game if the static evaluation is to be explained; empty also if
  /// the game has none.
  private Optional<EvaluatorFactory> evaluators(Position position) {
    return EvaluatorFactories.find(position.game().id().game()).filter(_ -> isExplained);
  }

  /// Prints on standard error, in words, that a result is proven. The fixed line does not show it
  /// for a draw.
  private void printProvenResult(SearchInfo best, Position position) {
    if (best.score().isProven()) {
      Messages messages = context.messages().forGame(position.game().id().game());
      Message score = AnalysisText.formatScore(best.score());
      context.printError(messages.format("score-of", position.sideToMove(), score));
    }
  }

  /// Returns the fixed line of an analysis: `line 1 score cp 13 depth 7 pv a1b1 b2b3`.
  private static String formatVariation(SearchInfo variation, Position position) {
    return "line %d score %s depth %d pv %s"
        .formatted(
            variation.rank(),
            variation.score(),
            variation.depth(),
            String.join(" ", variation.moveTexts(position)));
  }

  private AnalysisJson json(
      Position position, Optional<OpeningBook> book, List<SearchInfo> variations) {
    return new AnalysisJson(
        position.game().id().game(),
        position.game().id().variant(),
        position.format(),
        variations.stream().map(variation -> json(variation, position)).toList(),
        book.map(moves -> BookMoveJson.of(moves, position)).orElse(List.of()),
        evaluators(position).map(factory -> AnalysisJson.Explanation.of(factory, position)));
  }

  private static AnalysisVariationJson json(SearchInfo variation, Position position) {
    return new AnalysisVariationJson(
        variation.rank(),
        variation.score().toString(),
        variation.score().isProven(),
        variation.depth(),
        variation.totalNodes(),
        variation.timeMillis(),
        variation.moveTexts(position));
  }
}
