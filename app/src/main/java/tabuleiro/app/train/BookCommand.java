package tabuleiro.app.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.BookText;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.GameOptions;
import tabuleiro.app.cli.GracefulShutdown;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.PlaySession;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.files.OutputPath;
import tabuleiro.app.files.SaveWarning;
import tabuleiro.engine.BookPlayers;
import tabuleiro.engine.book.BookFile;
import tabuleiro.engine.book.BookHeader;
import tabuleiro.engine.book.OpeningBook;
import tabuleiro.lab.book.BookBuilder;
import tabuleiro.lab.book.ProvenPositions;
import tabuleiro.lab.book.ProvenValues;
import tabuleiro.play.PlayException;
import tabuleiro.play.clock.TimeControlText;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;

/// `tabuleiro book GAME`: an opening book, made by searches of the first plies.
@Command(name = "book", footer = "  tabuleiro book jostle --searches 2000 --out jostle.book")
public final class BookCommand implements Callable<Integer> {
  private static final int MAX_SEARCHES = 10_000_000;
  private static final int MAX_NODES = 1_000_000_000;
  private static final int MAX_VARIATIONS = 100;
  private static final int MAX_THREADS = 1024;
  private static final int DEFAULT_NODES = 20_000;
  private static final int DEFAULT_VARIATIONS = 4;
  private static final long SAVE_NANOS = 10_000_000_000L;

  private final CommandContext context;

  @Mixin private GameOptions options = new GameOptions();

  @Option(names = "--out", paramLabel = "FILE", required = true, descriptionKey = "book-out")
  private OutputPath out = new OutputPath(Path.of(""));

  @Option(names = "--searches", paramLabel = "N", descriptionKey = "book-searches")
  private int searches = 1000;

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "book-nodes")
  private Optional<Integer> nodes = Optional.empty();

  @Option(names = "--variations", paramLabel = "K", descriptionKey = "book-variations")
  private Optional<Integer> variations = Optional.empty();

  @Option(names = "--proven", paramLabel = "FILE", descriptionKey = "book-proven")
  private Optional<Path> proven = Optional.empty();

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "book-threads")
  private int threads = Runtime.getRuntime().availableProcessors();

  private final SaveWarning warning;

  private long savedNanos;
  private long startNanos;
  private int startSearches;

  public BookCommand(CommandContext context) {
    this.context = context;
    this.warning = new SaveWarning(context);
  }

  @Override
  public Integer call() {
    Game game = options.game(context.messages());
    OptionValues.requireRange("--searches", searches, 1, MAX_SEARCHES);
    nodes.ifPresent(count -> OptionValues.requireRange("--nodes", count, 1, MAX_NODES));
    variations.ifPresent(
        count -> OptionValues.requireRange("--variations", count, 1, MAX_VARIATIONS));
    OptionValues.requireRange("--threads", threads, 1, MAX_THREADS);
    Path path = out.regularFile("--out");
    try {
      Optional<OpeningBook> begun = begunBook(game, path);
      Position start = start(game, begun);
      return proven.isEmpty()
          ? run(builder(start, begun, ProvenValues.NONE))
          : runWith(proven.get(), start, begun);
    } catch (PlayException e) {
      throw new CommandException(e.problem(), e);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-write", out.toString()), e);
    }
  }

  /// Returns the book of the file that is continued; empty where it begins.
  private static Optional<OpeningBook> begunBook(Game game, Path path) throws IOException {
    return Files.exists(path) && Files.size(path) > 0
        ? Optional.of(BookPlayers.read(game.id().game(), path.toString()))
        : Optional.empty();
  }

  /// Returns the start that the options give, or else that of the book to continue.
  private Position start(Game game, Optional<OpeningBook> begun) {
    boolean isFree = !options.hasPosition() && options.seed().isEmpty();
    Optional<BookHeader> known =
        begun.map(OpeningBook::header).filter(header -> header.game().equals(game.id()));
    if (isFree && known.isPresent()) {
      return game.parse(known.get().start());
    }
    boolean isDrawn = isFree && game.hasRandomStart();
    PlaySession session = PlaySession.of(context, options.seed());
    Position start = options.position(context.messages(), isDrawn ? session.seed() : 1);
    if (start.outcome().isOver()) {
      throw new UsageException(Message.of("book-over"));
    }
    if (isDrawn) {
      session.printDrawnSeed();
    }
    return start;
  }

  private int runWith(Path file, Position start, Optional<OpeningBook> begun) throws IOException {
    try (ProvenPositions known = read(file, start)) {
      return run(builder(start, begun, known));
    }
  }

  private static ProvenPositions read(Path file, Position start) {
    try {
      return ProvenPositions.read(start, file)
          .orElseThrow(() ->
              new UsageException(Message.of("solve-no-solver", start.game().id().toString())));
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    }
  }

  private BookBuilder builder(Position start, Optional<OpeningBook> begun, ProvenValues known) {
    Optional<BookHeader> earlier = begun.map(OpeningBook::header);
    BookHeader header =
        new BookHeader(
            start.game().id(),
            start.format(),
            nodes
                .map(Integer::longValue)
                .orElseGet(() -> earlier.map(BookHeader::nodes).orElse((long) DEFAULT_NODES)),
            variations.orElseGet(
                () -> earlier.map(BookHeader::variations).orElse(DEFAULT_VARIATIONS)));
    if (begun.isEmpty()) {
      return BookBuilder.begin(header, start, known);
    }
    if (!header.equals(earlier.get())) {
      throw new CommandException(other(earlier.get()));
    }
    return BookBuilder.resume(begun.get(), start, known);
  }

  private Message other(BookHeader header) {
    return Message.of(
        "book-other-options",
        out.toString(),
        header.game().toString(),
        header.start(),
        String.valueOf(header.nodes()),
        String.valueOf(header.variations()));
  }

  private int run(BookBuilder builder) throws IOException {
    StopSignal stop = new StopSignal();
    startNanos = System.nanoTime();
    savedNanos = startNanos;
    startSearches = builder.searches();
    try (GracefulShutdown interruption = new GracefulShutdown(stop::request)) {
      try (ProgressLine progress = new ProgressLine(context)) {
        builder.run(searches, threads, stop, () -> show(builder, progress));
      }
      save(builder);
      if (interruption.isRequested()) {
        say("book-interrupted");
        return ExitStatus.INTERRUPTED;
      }
    }
    if (builder.isExhausted()) {
      say("book-exhausted");
    }
    BookText.lines(builder.book(), builder.start()).forEach(context.out()::println);
    context.out().flush();
    return 0;
  }

  private void show(BookBuilder builder, ProgressLine progress) {
    boolean isDue = System.nanoTime() - savedNanos > SAVE_NANOS;
    if (isDue) {
      try {
        AtomicFile.write(out.path(), AtomicFile.Content.of(BookFile.format(builder.book())));
      } catch (IOException e) {
        warning.show(out.path(), e);
      }
      savedNanos = System.nanoTime();
    }
    progress.show(progressText(builder), isDue || builder.searches() >= searches);
  }

  private void save(BookBuilder builder) {
    out.write(AtomicFile.Content.of(BookFile.format(builder.book())));
  }

  private String progressText(BookBuilder builder) {
    double seconds = (System.nanoTime() - startNanos) / 1e9;
    int done = builder.searches() - startSearches;
    double left = seconds / done * Math.max(0, searches - builder.searches());
    return context
        .messages()
        .format(
            "book-progress",
            String.valueOf(builder.searches()),
            String.valueOf(searches),
            String.valueOf(builder.positions()),
            String.valueOf(builder.provenPositions()),
            TimeControlText.formatClock(Duration.ofSeconds(Math.round(left))));
  }

  private void say(String key) {
    context.printError(context.messages().format(key));
  }
}
