package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tabuleiro.games.Games;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.kernel.database.DatabaseAddress;

/// A process that plays random games until it is killed. It writes a line `GAME SEQUENCE HASH` for
/// every acknowledged event, so that a test can check the store.
final class LoadProcess {
  private static final int GAMES = 8;

  private LoadProcess() {}

  /// Returns the command that starts the process.
  ///
  /// @param seed the seed of the moves
  static List<String> command(int seed, DatabaseAddress database) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "--enable-native-access=ALL-UNNAMED"));
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), LoadProcess.class.getName()));
    command.add(String.valueOf(seed));
    command.addAll(
        switch (database) {
          case DatabaseAddress.Sqlite(Path file) -> List.of(file.toString());
          case DatabaseAddress.Postgres(String url, String user, String password) ->
              List.of(url, user, password);
        });
    return command;
  }

  /// Plays under a tracer until a number of events were acknowledged, and ends the process.
  ///
  /// @param tracer the command of the tracer, without the process
  static void trace(List<String> tracer, DatabaseAddress database, int answers) throws Exception {
    List<String> command = new ArrayList<>(tracer);
    command.addAll(command(1, database));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    try (BufferedReader lines = process.inputReader()) {
      for (int i = 0; i < answers; i++) {
        assertThat(lines.readLine()).as("the process must not end by itself").isNotNull();
      }
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      // A tracer that traces other processes, too, would continue with them; this detaches it.
      process.toHandle().destroy();
      process.waitFor();
    }
  }

  /// Plays.
  ///
  /// @param arguments a seed, and the file of a database, or a server's address, user and password
  public static void main(String[] arguments) throws InterruptedException {
    DatabaseAddress database =
        arguments.length == 2
            ? new DatabaseAddress.Sqlite(Path.of(arguments[1]))
            : new DatabaseAddress.Postgres(arguments[1], arguments[2], arguments[3]);
    Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> Runtime.getRuntime().halt(1));
    GameStore store = GameStore.open(database);
    LiveGames games = new LiveGames(store);
    List<LiveGame> going = new ArrayList<>();
    store.queries().unfinished().forEach(id -> going.add(games.game(id)));
    List<Thread> players = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      RandomGenerator random = SeededRandom.of(Long.parseLong(arguments[0]) * GAMES + i);
      LiveGame first = i < going.size() ? going.get(i) : create(games);
      players.add(Thread.startVirtualThread(() -> playOrEnd(games, first, random)));
    }
    for (Thread player : players) {
      player.join();
    }
  }

  private static LiveGame create(LiveGames games) {
    Game talpa = Games.find("talpa").orElseThrow().game();
    Seat human = Seat.human("Ana");
    SessionSetup setup = SessionSetup.of(talpa, 1, human, human);
    return games.create(NewGames.taken(setup, GameSeries.SINGLE), System.currentTimeMillis());
  }

  /// Ends the process at the first failure, so that the test does not wait forever.
  private static void playOrEnd(LiveGames games, LiveGame first, RandomGenerator random) {
    try {
      play(games, first, random);
    } catch (RuntimeException e) {
      System.err.println("the storm ended: " + e);
      Runtime.getRuntime().halt(1);
    }
  }

  private static void play(LiveGames games, LiveGame first, RandomGenerator random) {
    LiveGame game = first;
    while (true) {
      Position position = game.query(GameSession::position);
      if (position.outcome().isOver()) {
        game = create(games);
      } else {
        tell(move(game, position, random));
      }
    }
  }

  private static RequestResult move(LiveGame game, Position position, RandomGenerator random) {
    String text =
        position.formatMove(position.moveAt(SeededRandom.nextBelow(random, position.countMoves())));
    int seen = game.head().sequence();
    ClientRequest command =
        new ClientRequest(
            Actor.of(position.sideToMove()),
            "m" + seen,
            seen,
            game.query(session -> session.moves().size()),
            new PlayerAction.Move(text),
            System.currentTimeMillis());
    RequestResult reply = game.submit(command);
    return random.nextBoolean() ? reply : game.submit(command);
  }

  private static void tell(RequestResult reply) {
    if (!(reply instanceof RequestResult.Accepted(GameEvent event))) {
      throw new IllegalStateException("refused: " + reply);
    }
    String line = event.content().game() + " " + event.sequence() + " " + event.hash() + "\n";
    synchronized (LoadProcess.class) {
      System.out.print(line);
      System.out.flush();
    }
  }
}
