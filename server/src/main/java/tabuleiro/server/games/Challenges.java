package tabuleiro.server.games;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.rules.Message;
import tabuleiro.server.event.Secrets;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ClientSocket;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.store.StoreException;
import tabuleiro.server.store.game.GameInfo;

/// The open challenges: who may make another one, and which are valid now. A live challenge is
/// valid while a device of its maker is connected; it disappears with its maker, and comes back
/// with them. Thread-safe.
///
/// The connections of other servers on the same database are not known here, so there all
/// challenges stay valid.
final class Challenges {
  /// How many open challenges a player may have. A guess.
  private static final int MAX_OF_PLAYER = 5;

  /// How many open challenges one address may have. A guess: a club plays behind one address.
  private static final int MAX_OF_ADDRESS = 20;

  private static final int RETRY_SECONDS = 60;

  /// How long a player who reloads a page still counts as connected.
  private static final Duration RELOAD = Duration.ofSeconds(2);

  private final GameStore store;
  private final LiveGames games;
  private final Duration deadline;

  /// How many sockets each player has, by the hash of the secret.
  private final Map<String, Integer> connections = new ConcurrentHashMap<>();

  /// The challenges made from each network.
  private final Map<String, Set<String>> madeByNetwork = new ConcurrentHashMap<>();

  /// @param deadline how long the maker of a new challenge has time to connect
  Challenges(GameStore store, LiveGames games, Duration deadline) {
    this.store = store;
    this.games = games;
    this.deadline = deadline;
  }

  /// Counts a player as connected until the socket closes.
  ///
  /// @param update called when challenges of the player come or go
  void connect(ClientSocket socket, Runnable update) {
    Optional<String> secret = socket.caller().secret();
    if (secret.isEmpty()) {
      return;
    }
    String key = Secrets.sha256(secret.get());
    boolean isBack = connections.merge(key, 1, Integer::sum) == 1;
    socket.onClose(() -> games.scheduler().execute(() -> disconnect(key, update)));
    if (isBack && !store.queries().openChallenges(key).isEmpty()) {
      update.run();
    }
  }

  private void disconnect(String key, Runnable update) {
    try {
      games.scheduler().sleep(RELOAD);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (connections.computeIfPresent(key, (k, count) -> count == 1 ? null : count - 1) == null) {
      update.run();
    }
  }

  /// Returns whether a challenge is valid now.
  boolean isValid(GameInfo info, GameSnapshot snapshot) {
    return store.isShared()
        || snapshot.clock().isCorrespondence()
        || games.scheduler().millis() - info.createdMillis() < deadline.toMillis()
        || store.seats().holders(info.id()).stream().anyMatch(connections::containsKey);
  }

  /// Checks that a game can be joined now.
  ///
  /// @throws ProblemException when the maker of the challenge is away
  void requireValid(LiveGame game) {
    GameSnapshot snapshot = game.snapshot(games.scheduler().millis());
    if (isOpen(snapshot) && !isValid(store.info(game.id()).orElseThrow(), snapshot)) {
      throw new ProblemException(409, "away", Message.of("games.away")).withHead(game.head());
    }
  }

  /// Checks that a caller may make another challenge.
  ///
  /// @param secret the caller's secret
  /// @param game the id of the challenge; making the same one again is allowed
  /// @throws ProblemException when there are too many
  void requireRoom(Caller caller, String secret, String game) {
    List<String> own = store.queries().openChallenges(Secrets.sha256(secret));
    if (own.contains(game)) {
      return;
    }
    if (own.size() >= MAX_OF_PLAYER) {
      throw new ProblemException(
          409, "challenges", Message.of("games.many-challenges", MAX_OF_PLAYER));
    }
    Set<String> made =
        madeByNetwork.computeIfAbsent(caller.network(), _ -> ConcurrentHashMap.newKeySet());
    made.removeIf(id -> !isOpen(id));
    if (made.size() >= MAX_OF_ADDRESS) {
      throw ProblemException.tooManyRequests(Message.of("games.many-of-address"), RETRY_SECONDS);
    }
    made.add(game);
  }

  private boolean isOpen(String id) {
    try {
      return isOpen(games.game(id).snapshot(games.scheduler().millis()));
    } catch (StoreException e) {
      return false; // It was never created, or its record is damaged.
    }
  }

  private static boolean isOpen(GameSnapshot snapshot) {
    return snapshot.ending().isEmpty() && snapshot.isPaused();
  }
}
