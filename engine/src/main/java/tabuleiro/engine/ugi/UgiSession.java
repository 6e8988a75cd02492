package tabuleiro.engine.ugi;

import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.external.BoundedLineReader;
import tabuleiro.engine.external.UgiLine;
import tabuleiro.play.PlayException;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.rules.analysis.Perft;

/// A session of the engine protocol: reads commands, one a line, and answers each immediately. A
/// search runs in its own thread, so that input is always read. Not safe for several threads.
public final class UgiSession {
  /// The longest line in characters, more than the moves of any game need; a longer line is an
  /// error.
  static final int MAX_LINE_LENGTH = 1_000_000;

  private static final int MAX_PERFT_DEPTH = 99;

  /// The queries with an argument: a move, or a seed.
  private static final Set<String> WITH_ARGUMENT = Set.of("islegal", "playout");

  private final String name;
  private final Function<Position, String> drawing;
  private final BoundedLineReader input;
  private final UgiOutput output;
  private final UgiEngine engine = new UgiEngine();
  private UgiOptions options;
  private UgiPosition position;
  private Optional<UgiTask> task = Optional.empty();

  /// Whether nothing has been set since the options were last checked.
  private boolean areOptionsChecked;

  /// @param options the initial options
  /// @param name of the program, with its version
  /// @param drawing draws a position, for the command `d`
  /// @param in a buffered reader
  public UgiSession(
      UgiOptions options,
      String name,
      Function<Position, String> drawing,
      Reader in,
      PrintStream out) {
    this.options = options;
    this.name = name;
    this.drawing = drawing;
    input = new BoundedLineReader(in, MAX_LINE_LENGTH);
    output = new UgiOutput(out);
    position = UgiPosition.start(options.game());
  }

  /// Executes commands until `quit`, the end of the input or of the output, and then returns
  /// immediately: a running search is stopped, and writes nothing more.
  ///
  /// @throws IOException if reading fails
  /// @throws java.io.UncheckedIOException if the output could not be written
  public void run() throws IOException {
    Optional<BoundedLineReader.InputLine> line = nextLine();
    while (line.isPresent() && execute(line.get()) && !output.isClosed()) {
      line = nextLine();
    }
    output.close();
    task.ifPresent(UgiTask::requestStop);
    output.throwFailure();
  }

  /// Reads the next line. All answers are sent before it waits for one.
  private Optional<BoundedLineReader.InputLine> nextLine() throws IOException {
    if (!input.hasLine()) {
      output.flush();
    }
    return input.next();
  }

  /// Executes a line, and returns whether the session continues.
  private boolean execute(BoundedLineReader.InputLine line) {
    if (line.isTruncated()) {
      output.writeError("a line has at most " + MAX_LINE_LENGTH + " characters");
      return true;
    }
    List<String> words = UgiLine.splitWords(line.text());
    if (words.equals(List.of("quit"))) {
      return false;
    }
    try {
      if (!words.isEmpty()) {
        execute(words.getFirst(), words.subList(1, words.size()));
      }
    } catch (UgiException e) {
      output.writeError(String.valueOf(e.getMessage()));
    } catch (RuntimeException | OutOfMemoryError e) {
      output.writeError("a defect of the engine: " + e);
    }
    return true;
  }

  private void execute(String command, List<String> rest) {
    switch (command) {
      case "ugi" -> introduce(rest);
      case "isready" -> isReady(rest);
      case "setoption" -> setOption(rest);
      case "uginewgame" -> {
        requireCount(rest, 0);
        requireIdle();
        engine.forget();
      }
      case "position" -> {
        requireIdle();
        settleOptions();
        position = position.apply(rest);
      }
      // A program that asks many things at once gets many answers at once.
      case "query" -> output.writeUnflushed("response " + response(rest));
      case "go" -> go(rest);
      case "stop" -> {
        requireCount(rest, 0);
        task.ifPresent(UgiTask::stop);
      }
      case "perft" -> perft(rest);
      case "eval" -> {
        requireCount(rest, 0);
        output.writeLine("eval " + UgiText.formatEvaluation(position.position()));
      }
      case "d" -> {
        requireCount(rest, 0);
        output.writeLine(drawing.apply(position.position()).stripTrailing());
      }
      default -> throw new UgiException("unknown command '" + UgiLine.excerpt(command) + "'");
    }
  }

  private void introduce(List<String> rest) {
    requireCount(rest, 0);
    output.writeLine("id name " + name);
    output.writeLine("id author the authors of Tabuleiro");
    options.optionLines().forEach(output::writeLine);
    output.writeLine("ugiok");
  }

  /// Prepares the engine now, and not when the first move is wanted.
  private void isReady(List<String> rest) {
    requireCount(rest, 0);
    if (!isBusy()) {
      settleOptions();
      engine.prepare(options);
      String family = options.game().id().game();
      if (EvaluatorFactories.find(family).isEmpty()) {
        output.writeLine(
            "info string no evaluator for " + family + ": plain UCT with random playouts");
      }
    }
    output.writeLine("readyok");
  }

  private void setOption(List<String> rest) {
    requireIdle();
    int at = rest.indexOf("value");
    if (rest.isEmpty() || !rest.getFirst().equals("name") || at == 1 || rest.size() == 1) {
      throw new UgiException("expected setoption name X value V");
    }
    String option = String.join(" ", rest.subList(1, at < 0 ? rest.size() : at));
    String value = at < 0 ? "" : String.join(" ", rest.subList(at + 1, rest.size()));
    UgiOptions changed = options.with(option, value);
    if (!changed.game().id().equals(options.game().id())) {
      position = UgiPosition.start(changed.game());
    }
    options = changed;
    areOptionsChecked = false;
  }

  /// Reports a variant that no later choice of a game has made valid, and files that the game
  /// cannot use: the engine does without them.
  private void settleOptions() {
    options.variantProblem().ifPresent(output::writeError);
    options = options.settled();
    checkFiles();
  }

  /// Reads the files once after each change of the options, and not with every position.
  private void checkFiles() {
    if (areOptionsChecked) {
      return;
    }
    areOptionsChecked = true;
    for (UgiFileOption option : UgiFileOption.values()) {
      try {
        options.file(option).ifPresent(file -> option.requireUsable(options.game(), file));
      } catch (PlayException e) {
        output.writeError(UgiText.describe(e.problem()));
        options = options.with(option, Optional.empty());
      }
    }
  }

  private String response(List<String> words) {
    if (words.isEmpty()) {
      throw new UgiException("query what?");
    }
    String what = words.getFirst();
    requireCount(words.subList(1, words.size()), WITH_ARGUMENT.contains(what) ? 1 : 0);
    Position at = position.position();
    return switch (what) {
      case "p1turn" -> String.valueOf(at.sideToMove() == Side.FIRST);
      case "gameover" -> String.valueOf(at.outcome().isOver());
      case "result" -> UgiText.formatResult(at.outcome());
      case "fen" -> at.format().replace(' ', '_');
      case "legalmoves" -> legalMoves(at);
      case "islegal" -> String.valueOf(isLegal(at, words.getLast()));
      case "playout" -> UgiText.formatPlayout(at, UgiNumber.parse(words.getLast()));
      default -> throw new UgiException("unknown query '" + UgiLine.excerpt(what) + "'");
    };
  }

  /// Returns exactly one word, even if there are no moves.
  private static String legalMoves(Position at) {
    if (at.outcome().isOver()) {
      return "none";
    }
    return Arrays.stream(at.legalMoves()).mapToObj(at::formatMove).collect(Collectors.joining(";"));
  }

  private static boolean isLegal(Position at, String move) {
    try {
      at.parseMove(move);
      return true;
    } catch (RulesException e) {
      return false;
    }
  }

  private void go(List<String> rest) {
    requireIdle();
    Position at = position.position();
    UgiGoCommand command =
        UgiGoCommand.parse(rest, at.sideToMove(), options.intValue(UgiSpinOption.MOVE_OVERHEAD));
    if (at.outcome().isOver()) {
      output.writeLine("bestmove none");
      return;
    }
    checkFiles();
    UgiOptions now = options;
    task =
        Optional.of(
            UgiTask.start(
                stop -> "bestmove " + at.formatMove(chooseMove(now, at, command, stop)),
                command.isInfinite(),
                output));
  }

  /// Returns a move. After a defect of the engine it is any legal move, so that the match runner
  /// does not wait for ever.
  private int chooseMove(UgiOptions now, Position at, UgiGoCommand command, StopSignal stop) {
    try {
      UgiReport report = new UgiReport(at, now.intValue(UgiSpinOption.MULTI_PV), output);
      return engine.chooseMove(now, at, command.limits(), stop, report);
    } catch (PlayException e) {
      output.writeError(UgiText.describe(e.problem()));
      return at.moveAt(0);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      output.writeError("a defect of the engine: " + e);
      return at.moveAt(0);
    }
  }

  private void perft(List<String> rest) {
    requireCount(rest, 1);
    long depth = UgiNumber.parse(rest.getFirst());
    if (depth < 0 || depth > MAX_PERFT_DEPTH) {
      throw new UgiException("perft is from 0 to " + MAX_PERFT_DEPTH + ", not " + depth);
    }
    requireIdle();
    Position at = position.position();
    task =
        Optional.of(
            UgiTask.start(
                stop -> {
                  long count = count(at, (int) depth, stop);
                  return stop.isRequested()
                      ? "info string error: perft was stopped"
                      : "perft(" + depth + ") = " + count;
                },
                false,
                output));
  }

  /// Counts the leaves of the game tree, and checks often whether to stop.
  private static long count(Position at, int depth, StopSignal stop) {
    if (depth <= 2) {
      return Perft.count(at, depth);
    }
    long total = 0;
    for (int move : at.legalMoves()) {
      if (stop.isRequested()) {
        break;
      }
      total += count(at.playUnchecked(move), depth - 1, stop);
    }
    return total;
  }

  private boolean isBusy() {
    return task.filter(UgiTask::isRunning).isPresent();
  }

  private void requireIdle() {
    if (isBusy()) {
      throw new UgiException("not while the engine is thinking; say stop first");
    }
  }

  private static void requireCount(List<String> words, int count) {
    if (words.size() != count) {
      throw new UgiException(
          words.size() < count
              ? "a word is missing"
              : "'" + UgiLine.excerpt(words.get(count)) + "' is too much");
    }
  }
}
