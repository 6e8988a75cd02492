package tabuleiro.engine.external;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.play.players.EngineCommand;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.PlayerFailure;
import tabuleiro.play.players.PlayerFailureException;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.GameId;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Position;

/// An external engine as a player. Its program is started for the first move and ended by
/// [#close()] or by its first failure; after a failure it is started again for the next move.
public final class UgiPlayer implements Player {
  private static final Pattern ERROR = Pattern.compile("error[=:] ?(\\d+)");

  /// How often the [StopSignal] is checked.
  private static final int STOP_CHECK_MILLIS = 10;

  private final EngineCommand command;
  private final UgiTimeouts timeouts;
  private Optional<ExternalEngineProcess> process = Optional.empty();
  private boolean isInGame;

  /// Makes a player; its program is not started yet.
  ///
  /// @param command starts the program
  public UgiPlayer(EngineCommand command) {
    this(command, UgiTimeouts.STANDARD);
  }

  UgiPlayer(EngineCommand command, UgiTimeouts timeouts) {
    this.command = command;
    this.timeouts = timeouts;
  }

  /// Returns the command that starts its program.
  EngineCommand command() {
    return command;
  }

  /// Ends the game: the next request is for another game. The program keeps running.
  void endGame() {
    isInGame = false;
  }

  @Override
  public int chooseMove(MoveRequest request) {
    try {
      return answer(request);
    } catch (PlayerFailureException failure) {
      close();
      throw failure;
    } catch (InterruptedException e) {
      close();
      Thread.currentThread().interrupt();
      throw failure("outside.interrupted");
    }
  }

  private int answer(MoveRequest request) throws InterruptedException {
    Position position = request.position();
    ExternalEngineProcess engine = inGame(request);
    engine.send("position fen " + position.format());
    // The answer shows that it has read the position, and that no older line is still to come.
    ask(engine, "isready", "readyok", timeouts.responseMillis());
    engine.send(formatGo(request.limits()));
    return move(position, bestMove(engine, request));
  }

  /// Returns the process, ready for this game.
  private ExternalEngineProcess inGame(MoveRequest request) throws InterruptedException {
    if (process.isPresent() && !isInGame) {
      try {
        beginGame(process.get(), request);
      } catch (PlayerFailureException failure) {
        close(); // It failed between two games, which forfeits neither: it is started again.
      }
    }
    if (process.isEmpty()) {
      beginGame(start(), request);
    }
    return process.orElseThrow();
  }

  private ExternalEngineProcess start() throws InterruptedException {
    ExternalEngineProcess engine;
    try {
      engine = new ExternalEngineProcess(command);
    } catch (IOException e) {
      throw new PlayerFailureException(
          PlayerFailure.START, message("outside.cannot-start", reason(e)));
    }
    process = Optional.of(engine);
    try {
      ask(engine, "ugi", "ugiok", timeouts.startupMillis());
    } catch (PlayerFailureException e) {
      throw new PlayerFailureException(PlayerFailure.START, e.problem());
    }
    return engine;
  }

  /// Returns why a program cannot be started. Java gives the number of the error: see errno(3).
  private static Message reason(IOException problem) {
    String text = String.valueOf(problem.getMessage());
    Matcher number = ERROR.matcher(text);
    return switch (number.find() ? number.group(1) : "") {
      case "2" -> Message.of("outside.no-program");
      case "8" -> Message.of("outside.no-executable");
      case "13" -> Message.of("outside.denied");
      default -> Message.of("as-it-is", UgiLine.excerpt(text));
    };
  }

  /// Sends the game and the seed of its random choices, so that the same seed gives the same game
  /// whichever games it has played before.
  private void beginGame(ExternalEngineProcess engine, MoveRequest request)
      throws InterruptedException {
    GameId id = request.position().game().id();
    engine.send("setoption name Game value " + id.game());
    engine.send("setoption name Variant value " + id.variant());
    engine.send("setoption name Seed value " + request.random().nextInt(Integer.MAX_VALUE));
    engine.send("uginewgame");
    ask(engine, "isready", "readyok", timeouts.startupMillis());
    engine.recordChildProcesses();
    isInGame = true;
  }

  /// Sends a line, and returns when the answer has arrived.
  private void ask(ExternalEngineProcess engine, String question, String answer, int millis)
      throws InterruptedException {
    engine.send(question);
    long end = end(millis);
    while (true) {
      List<String> words = UgiLine.splitWords(receive(engine, end).orElse(""));
      if (!words.isEmpty() && words.getFirst().equals(answer)) {
        return;
      }
      if (left(end) <= 0) {
        throw failure("outside.silent", question, millis);
      }
    }
  }

  /// Returns the text of its best move, "" if it sends none. Until then the listener receives the
  /// progress of its search.
  private String bestMove(ExternalEngineProcess engine, MoveRequest request)
      throws InterruptedException {
    int millis = timeouts.moveTimeoutMillis(request.limits());
    long begin = System.nanoTime();
    long end = end(millis);
    boolean stopped = false;
    while (true) {
      long wait = stopped ? end : Math.min(end, end(STOP_CHECK_MILLIS));
      List<String> words = UgiLine.splitWords(receive(engine, wait).orElse(""));
      if (!words.isEmpty() && words.getFirst().equals("bestmove")) {
        return words.size() == 1 ? "" : words.get(1);
      }
      if (!words.isEmpty() && words.getFirst().equals("info")) {
        long thinking = (System.nanoTime() - begin) / 1_000_000;
        UgiInfoParser.parse(request.position(), words, thinking).ifPresent(request.listener());
      }
      if (!stopped && request.stop().isRequested()) {
        stopped = true;
        engine.send("stop");
        end = Math.min(end, end(timeouts.responseMillis()));
      }
      if (left(end) <= 0) {
        throw new PlayerFailureException(PlayerFailure.TIME, message("outside.late", millis));
      }
    }
  }

  private Optional<String> receive(ExternalEngineProcess engine, long end)
      throws InterruptedException {
    Optional<String> line = engine.receive(Math.max(0, left(end)));
    if (engine.hasEnded()) {
      throw failure("outside.ended");
    }
    return line;
  }

  private static long end(long millis) {
    return System.nanoTime() + millis * 1_000_000;
  }

  private static long left(long end) {
    return (end - System.nanoTime()) / 1_000_000;
  }

  private int move(Position position, String text) {
    try {
      return position.parseMove(text);
    } catch (MoveFormatException e) {
      throw illegal("outside.no-move", UgiLine.excerpt(text));
    } catch (IllegalMoveException e) {
      throw illegal("outside.illegal", UgiLine.excerpt(text), e.violation().message());
    }
  }

  /// Returns the command `go` with limits. Only the player's own clock is known; the opponent's is
  /// sent as equal.
  static String formatGo(MoveLimits limits) {
    if (limits.equals(MoveLimits.NONE)) {
      return "go infinite";
    }
    List<String> words = new ArrayList<>(List.of("go"));
    limits
        .remainingTime()
        .ifPresent(left -> {
          words.add("p1time " + left.millis() + " p2time " + left.millis());
          words.add("p1inc " + left.incrementMillis() + " p2inc " + left.incrementMillis());
        });
    if (limits.moveMillis() != Long.MAX_VALUE) {
      words.add("movetime " + limits.moveMillis());
    }
    if (limits.nodes() != Long.MAX_VALUE) {
      words.add("nodes " + limits.nodes());
    }
    if (limits.depth() != Integer.MAX_VALUE) {
      words.add("depth " + limits.depth());
    }
    return String.join(" ", words);
  }

  private PlayerFailureException illegal(String key, Object... arguments) {
    return new PlayerFailureException(PlayerFailure.ILLEGAL_MOVE, message(key, arguments));
  }

  private PlayerFailureException failure(String key, Object... arguments) {
    return new PlayerFailureException(message(key, arguments));
  }

  /// Returns a message whose first argument is the program's name.
  private Message message(String key, Object... arguments) {
    List<Object> all = new ArrayList<>(List.of(arguments));
    all.addFirst(command.programName());
    return new Message(key, all);
  }

  @Override
  public void close() {
    process.ifPresent(ExternalEngineProcess::close);
    process = Optional.empty();
    isInGame = false;
  }
}
