package tabuleiro.engine.ugi;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.players.EngineCommand;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.PlayerFailureException;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.GameId;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Position;

/// An outside engine in a seat. Its program is started for the first move and ended by [#close()],
/// or as soon as it fails; then it is started anew for the next move.
public final class UgiPlayer implements Player {
  /// How often [StopSignal] is looked at.
  private static final int LOOK_MILLIS = 10;

  private final EngineCommand command;
  private final UgiTimeouts patience;
  private Optional<ExternalEngineProcess> process = Optional.empty();
  private boolean isInGame;

  /// Makes the player of a command, which is not started yet.
  public UgiPlayer(EngineCommand command) {
    this(command, UgiTimeouts.STANDARD);
  }

  UgiPlayer(EngineCommand command, UgiTimeouts patience) {
    this.command = command;
    this.patience = patience;
  }

  /// Returns what starts its program.
  EngineCommand command() {
    return command;
  }

  /// Says that the next turn is of another game. Its program goes on.
  void endGame() {
    isInGame = false;
  }

  @Override
  public int chooseMove(MoveRequest turn) {
    try {
      return answer(turn);
    } catch (PlayerFailureException failure) {
      close();
      throw failure;
    } catch (InterruptedException e) {
      close();
      Thread.currentThread().interrupt();
      throw failure("outside.interrupted");
    }
  }

  private int answer(MoveRequest turn) throws InterruptedException {
    Position position = turn.position();
    ExternalEngineProcess engine = inGame(turn);
    engine.send("position fen " + position.format());
    // Its answer shows that it has heard, and that no line from before is still to come.
    ask(engine, "isready", "readyok", patience.responseMillis());
    engine.send(formatGo(turn.limits()));
    return move(position, bestMove(engine, turn));
  }

  /// Returns the program, which knows that it plays this game.
  private ExternalEngineProcess inGame(MoveRequest turn) throws InterruptedException {
    if (process.isPresent() && !isInGame) {
      try {
        beginGame(process.get(), turn);
      } catch (PlayerFailureException failure) {
        close(); // It failed between two games, which costs it neither: it is started anew.
      }
    }
    if (process.isEmpty()) {
      beginGame(start(), turn);
    }
    return process.orElseThrow();
  }

  private ExternalEngineProcess start() throws InterruptedException {
    ExternalEngineProcess engine;
    try {
      engine = new ExternalEngineProcess(command);
    } catch (IOException e) {
      throw failure("outside.cannot-start");
    }
    process = Optional.of(engine);
    ask(engine, "ugi", "ugiok", patience.startupMillis());
    return engine;
  }

  /// Tells it which game it plays, and where its choices by chance come from: so the same seed
  /// gives the same game whichever games it has played before.
  private void beginGame(ExternalEngineProcess engine, MoveRequest turn)
      throws InterruptedException {
    GameId id = turn.position().game().id();
    engine.send("setoption name Game value " + id.game());
    engine.send("setoption name Variant value " + id.variant());
    engine.send("setoption name Seed value " + turn.random().nextInt(Integer.MAX_VALUE));
    engine.send("uginewgame");
    ask(engine, "isready", "readyok", patience.startupMillis());
    engine.recordChildProcesses();
    isInGame = true;
  }

  /// Sends a line, and returns when it is answered.
  private void ask(ExternalEngineProcess engine, String question, String answer, int millis)
      throws InterruptedException {
    engine.send(question);
    long end = end(millis);
    while (true) {
      List<String> words = UgiText.splitWords(receive(engine, end).orElse(""));
      if (!words.isEmpty() && words.getFirst().equals(answer)) {
        return;
      }
      if (left(end) <= 0) {
        throw failure("outside.silent", question, millis);
      }
    }
  }

  /// Returns what it answers as its best move; "" for nothing. Until then the listener is told what
  /// it sees.
  private String bestMove(ExternalEngineProcess engine, MoveRequest turn)
      throws InterruptedException {
    int millis = patience.moveTimeoutMillis(turn.limits());
    long begin = System.nanoTime();
    long end = end(millis);
    boolean stopped = false;
    while (true) {
      long wait = stopped ? end : Math.min(end, end(LOOK_MILLIS));
      List<String> words = UgiText.splitWords(receive(engine, wait).orElse(""));
      if (!words.isEmpty() && words.getFirst().equals("bestmove")) {
        return words.size() == 1 ? "" : words.get(1);
      }
      if (!words.isEmpty() && words.getFirst().equals("info")) {
        long thinking = (System.nanoTime() - begin) / 1_000_000;
        UgiInfoParser.parse(turn.position(), words, thinking).ifPresent(turn.listener());
      }
      if (!stopped && turn.stop().isRequested()) {
        stopped = true;
        engine.send("stop");
        end = Math.min(end, end(patience.responseMillis()));
      }
      if (left(end) <= 0) {
        throw PlayerFailureException.timeout(phrase("outside.late", millis));
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
      throw failure("outside.no-move", UgiText.excerpt(text));
    } catch (IllegalMoveException e) {
      throw failure("outside.illegal", UgiText.excerpt(text), e.violation().message());
    }
  }

  /// Returns the command that says the limits. Of a clock only the player's own is known; the
  /// opponent's is said to be equal.
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

  private PlayerFailureException failure(String key, Object... arguments) {
    return new PlayerFailureException(phrase(key, arguments));
  }

  /// Returns a phrase whose first argument is the program's name.
  private Message phrase(String key, Object... arguments) {
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
