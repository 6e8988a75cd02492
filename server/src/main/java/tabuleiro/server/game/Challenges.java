package tabuleiro.server.game;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.rules.Message;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.presence.VisitorPresence;

/// The open challenges: who may make another one, and which are valid now. A live challenge is
/// valid while a device of its maker is connected to a server; it disappears with its maker, and
/// comes back with them. Thread-safe.
public final class Challenges {
  /// How many open challenges one address may have. A guess: a club plays behind one address.
  private static final int MAX_OF_ADDRESS = 20;

  private static final int RETRY_SECONDS = 60;

  private final GameStore store;
  private final LiveGames games;
  private final VisitorPresence presence;
  private final Duration deadline;
  private final BiFunction<List<String>, String, Set<String>> blocked;

  /// The challenges made from each network.
  private final Map<String, Set<String>> madeByNetwork = new ConcurrentHashMap<>();

  /// @param presence the connected visitors
  /// @param deadline how long the maker of a new challenge has time to connect
  /// @param blocked returns those of some games of which a player blocks the owner of a secret, or
  ///   is blocked by them
  Challenges(
      GameStore store,
      LiveGames games,
      VisitorPresence presence,
      Duration deadline,
      BiFunction<List<String>, String, Set<String>> blocked) {
    this.blocked = blocked;
    this.store = store;
    this.games = games;
    this.presence = presence;
    this.deadline = deadline;
  }

  /// Adds a listener for challenges that come or go with their makers.
  void onChange(Runnable listener) {
    presence.onChange(visitor -> update(visitor, listener));
    presence.onServerChange(listener);
  }

  private void update(String visitor, Runnable listener) {
    try {
      List<String> challenges = store.queries().openChallenges(visitor);
      if (!challenges.isEmpty()) {
        listener.run();
        publish(challenges);
      }
    } catch (StoreException e) {
      listener.run(); // Perhaps for nothing; the other servers show the change with their next one.
    }
  }

  /// Lets other servers look again at challenges whose makers have come or gone.
  private void publish(List<String> challenges) {
    Database database = store.database();
    if (database.isShared()) {
      CompletableFuture<?> _ =
          database.write(_ -> {
            challenges.forEach(game -> database.publisher().queueChange(game, 0));
            return true;
          });
    }
  }

  /// Returns whether a challenge is valid now.
  public boolean isValid(GameInfo info, GameSnapshot snapshot) {
    if (snapshot.clock().isCorrespondence()) {
      return true;
    }
    long created = info.createdMillis();
    List<String> makers = store.seats().holders(info.id());
    boolean isNew = games.scheduler().millis() - created < deadline.toMillis();
    return (isNew && !presence.hasLeftSince(makers, created)) || presence.isConnected(makers);
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

  /// Checks that a caller may join a game that its maker has offered to all.
  ///
  /// @param secret the secret of the caller
  /// @throws ProblemException when one of the two blocks the other
  void requireUnblocked(LiveGame game, String secret) {
    if (isBlocked(game, secret)) {
      throw new ProblemException(403, "blocked", Message.of("games.blocked")).withHead(game.head());
    }
  }

  /// Checks that a player of a game may offer or accept a rematch.
  ///
  /// @throws ProblemException when one of the two blocks the other
  void requireUnblockedRematch(LiveGame game, Caller caller) {
    if (caller.secret().filter(secret -> isBlocked(game, secret)).isPresent()) {
      throw new ProblemException(403, "blocked", Message.of("games.blocked-rematch"))
          .withHead(game.head());
    }
  }

  /// Returns the games that a caller may join: neither they nor a player of the game block the
  /// other.
  List<GameInfo> unblocked(List<GameInfo> open, Caller caller) {
    List<String> ids = open.stream().map(GameInfo::id).toList();
    Set<String> refused =
        caller.secret().map(secret -> blocked.apply(ids, secret)).orElse(Set.of());
    return open.stream().filter(info -> !refused.contains(info.id())).toList();
  }

  /// Returns whether a player of a game blocks the owner of a secret, or is blocked by them.
  public boolean isBlocked(LiveGame game, String secret) {
    return !blocked.apply(List.of(game.id()), secret).isEmpty();
  }

  /// Checks that a caller's network may make another challenge. How many one player may have, the
  /// store decides.
  ///
  /// @param game the id of the challenge; making the same one again is allowed
  /// @throws ProblemException when there are too many
  public void requireRoom(Caller caller, String game) {
    Set<String> made =
        madeByNetwork.computeIfAbsent(caller.network(), _ -> ConcurrentHashMap.newKeySet());
    made.removeIf(id -> !isOpen(id)); // May wait for the database, so no lock is held.
    synchronized (made) {
      if (made.size() >= MAX_OF_ADDRESS && !made.contains(game)) {
        throw ProblemException.tooManyRequests(
            "many-of-address", Message.of("games.many-of-address"), RETRY_SECONDS);
      }
      made.add(game);
    }
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
