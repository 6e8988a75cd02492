package tabuleiro.system;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tabuleiro.online.GameLink;
import tabuleiro.online.OnlineClient;
import tabuleiro.online.OnlineGame;
import tabuleiro.online.OnlineGameState;
import tabuleiro.online.ServerAddress;
import tabuleiro.online.VisitorSecret;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.plain.Console;
import tabuleiro.terminal.plain.online.ConsoleOnline;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// A terminal that plays a whole game on a server: it types some commands, and then a random move
/// whenever it is asked for one.
final class TerminalPlayer implements AutoCloseable {
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(15);
  private static final long POLL_MILLIS = 5;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
  private final AtomicReference<@Nullable OnlineGame> watched = new AtomicReference<>();
  private final OnlineClient client;
  private final Thread thread;

  /// @param address the server, or the link of an invitation
  /// @param side the side that the terminal plays
  /// @param commands what it types before the game
  TerminalPlayer(String address, Side side, Language language, String... commands) {
    ServerAddress server = ServerAddress.parse(address);
    client = new OnlineClient(server, VisitorSecret.random(), language);
    BufferedReader typed = new Typist(side, List.of(commands));
    PrintStream printer = new PrintStream(out, true, StandardCharsets.UTF_8);
    Console console = new Console(Messages.of(language), typed, printer, true, Path.of(""));
    thread =
        Thread.ofPlatform()
            .daemon()
            .uncaughtExceptionHandler((_, problem) -> failure.set(problem))
            .start(() -> new ConsoleOnline(console, client, side.name()).run(server.game()));
  }

  /// Tells the terminal the game in which it chooses its moves.
  void watch(OnlineGame game) {
    watched.set(game);
  }

  String output() {
    return out.toString(StandardCharsets.UTF_8);
  }

  /// Waits until the terminal has printed a text that matches, and returns the match.
  String await(String pattern) throws InterruptedException {
    Pattern wanted = Pattern.compile(pattern);
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (System.nanoTime() < end) {
      check();
      var found = wanted.matcher(output());
      if (found.find()) {
        return found.group();
      }
      Thread.sleep(POLL_MILLIS);
    }
    throw new AssertionError("no " + pattern + " in " + output());
  }

  /// Waits until the terminal has been left.
  void awaitEnd() throws InterruptedException {
    thread.join(TimeUnit.NANOSECONDS.toMillis(PATIENCE_NANOS));
    check();
    if (thread.isAlive()) {
      throw new AssertionError("still playing: " + output() + watched);
    }
  }

  /// Checks that the terminal has not failed.
  void check() {
    if (failure.get() != null) {
      throw new AssertionError(output(), failure.get());
    }
  }

  /// Opens a game as a spectator.
  static OnlineGame watch(OnlineClient spectator, String id) {
    return spectator.open(new GameLink(id, Optional.empty(), Optional.empty()), "");
  }

  @Override
  public void close() {
    client.close();
  }

  /// What the terminal reads.
  private final class Typist extends BufferedReader {
    private final Side side;
    private final Queue<String> commands;
    private final RandomGenerator random;
    private int nextPly;

    Typist(Side side, List<String> commands) {
      super(Reader.nullReader());
      this.side = side;
      this.commands = new ArrayDeque<>(commands);
      this.random = SeededRandom.of(side.ordinal());
    }

    /// Returns the next command, else a move when it is this side's turn; the end of the input when
    /// the game is over.
    @Override
    public @Nullable String readLine() {
      if (!commands.isEmpty()) {
        return commands.remove();
      }
      long end = System.nanoTime() + PATIENCE_NANOS;
      while (System.nanoTime() < end) {
        Optional<OnlineGameState> game =
            Optional.ofNullable(watched.get()).map(open -> open.view().state());
        if (game.filter(OnlineGameState::isOver).isPresent()) {
          return null;
        }
        if (game.filter(state -> isTurn(state)).isPresent()) {
          Position position = game.get().position();
          nextPly = game.get().plies() + 1;
          return position.formatMove(Playout.randomMove(position, random));
        }
        pause();
      }
      return null;
    }

    private boolean isTurn(OnlineGameState state) {
      return state.plies() >= nextPly && state.position().sideToMove() == side;
    }

    private static void pause() {
      try {
        Thread.sleep(POLL_MILLIS);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }
}
