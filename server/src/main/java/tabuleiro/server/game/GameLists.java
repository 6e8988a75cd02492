package tabuleiro.server.game;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.protocol.game.GameListEntryJson;
import tabuleiro.protocol.game.GameListJson;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.http.Caller;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.text.Messages;
import tabuleiro.view.game.GameListEntryJsonMapper;

/// The lists of games. A private game is listed only for its players, and in the lobby while it
/// waits for an opponent. Thread-safe.
final class GameLists {
  /// The longest list. A guess: more than anyone reads.
  private static final int MAX_GAMES = 100;

  private final GameStore store;
  private final LiveGames games;
  private final GameFeeds feeds;
  private final Challenges challenges;

  GameLists(GameStore store, LiveGames games, GameFeeds feeds, Challenges challenges) {
    this.challenges = challenges;
    this.store = store;
    this.games = games;
    this.feeds = feeds;
  }

  /// Returns the valid challenges that the caller may accept, and their own; the newest first.
  GameListJson lobby(Caller caller) {
    List<GameInfo> valid = store.queries().open(MAX_GAMES).stream().filter(this::isValid).toList();
    return new GameListJson("lobby", rows(challenges.unblocked(valid, caller), caller).toList());
  }

  private boolean isValid(GameInfo info) {
    try {
      LiveGame game = games.game(info.id());
      return challenges.isValid(info, game.snapshot(games.scheduler().millis()));
    } catch (StoreException e) {
      return false; // Its record is damaged.
    }
  }

  /// Returns the public games in progress, the newest first.
  GameListJson watching(Caller caller) {
    return new GameListJson("watching", rows(store.queries().ongoing(MAX_GAMES), caller).toList());
  }

  /// Returns the public game in progress that most people watch, and of several the newest; those
  /// of the caller are left out. The list is empty when there is none.
  GameListJson featured(Caller caller) {
    Comparator<GameInfo> order =
        Comparator.comparingInt((GameInfo info) -> feeds.watchers(info.id()))
            .thenComparingLong(GameInfo::createdMillis)
            .reversed();
    List<GameInfo> sorted = store.queries().ongoing(MAX_GAMES).stream().sorted(order).toList();
    return new GameListJson(
        "featured", rows(sorted, caller).filter(row -> row.side().isEmpty()).limit(1).toList());
  }

  /// Returns the caller's games: first those in which it is their turn, then the others in
  /// progress, then the finished ones.
  GameListJson mine(Caller caller) {
    List<GameInfo> own =
        caller
            .token()
            .or(caller::visitorSecret)
            .map(secret -> store.queries().ofVisitor(secret, MAX_GAMES))
            .orElse(List.of());
    return new GameListJson(
        "mine", rows(own, caller).sorted(GameListEntryJsonMapper.BY_TURN).toList());
  }

  /// Returns the public games of a member: those in progress first, then the newest.
  List<GameListEntryJson> ofMember(PlayerId member, Caller caller) {
    return rows(store.queries().ofMember(member, MAX_GAMES), caller).toList();
  }

  /// Returns the entries of games. Games with damaged records are left out.
  List<GameListEntryJson> summaries(List<GameInfo> found, Caller caller) {
    return rows(found, caller).toList();
  }

  /// Returns the entry of a game.
  ///
  /// @throws StoreException when there is no such game, or its record is damaged
  GameListEntryJson summary(String id, Caller caller) {
    LiveGame game = games.game(id);
    return entry(store.info(id).orElseThrow(), game, caller);
  }

  private Stream<GameListEntryJson> rows(List<GameInfo> found, Caller caller) {
    return found.stream().flatMap(info -> row(info, caller).stream());
  }

  /// Returns the entry of a game; empty when its record is damaged.
  private Optional<GameListEntryJson> row(GameInfo info, Caller caller) {
    try {
      return Optional.of(entry(info, games.game(info.id()), caller));
    } catch (StoreException e) {
      return Optional.empty();
    }
  }

  private GameListEntryJson entry(GameInfo info, LiveGame game, Caller caller) {
    Messages messages = caller.messages(info.gameId().game());
    return GameListEntryJsonMapper.of(
        game.snapshot(games.scheduler().millis()),
        info.createdMillis(),
        info.visibility() == Visibility.PUBLIC,
        feeds.seats(info.id(), messages),
        feeds.watchers(info.id()),
        CallerSide.of(game, caller, Optional.empty()),
        messages);
  }
}
