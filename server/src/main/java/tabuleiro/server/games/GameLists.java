package tabuleiro.server.games;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.server.games.message.GameListJson;
import tabuleiro.server.games.message.GameSummaryJson;
import tabuleiro.server.http.Caller;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.store.GameInfo;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.store.StoreException;
import tabuleiro.text.Messages;

/// The lists of games. Private games stand only in those of their players, and in the lobby as long
/// as they wait for whoever comes first. Safe for several threads.
final class GameLists {
  /// The longest list. A guess: more than anybody reads.
  private static final int MOST = 100;

  private final GameStore store;
  private final LiveGames games;
  private final GameFeeds feeds;

  GameLists(GameStore store, LiveGames games, GameFeeds feeds) {
    this.store = store;
    this.games = games;
    this.feeds = feeds;
  }

  /// Returns the games that wait for whoever comes first, the newest first.
  GameListJson lobby(Caller caller) {
    return new GameListJson("lobby", rows(store.open(MOST), caller).toList());
  }

  /// Returns the public games that go on, the newest first.
  GameListJson watching(Caller caller) {
    return new GameListJson("watching", rows(store.ongoing(MOST), caller).toList());
  }

  /// Returns the caller's games: where he is to move, the others that go on, those that are over.
  GameListJson mine(Caller caller) {
    List<GameInfo> own =
        caller
            .token()
            .or(caller::visitorSecret)
            .map(secret -> store.ofVisitor(secret, MOST))
            .orElse(List.of());
    Comparator<GameSummaryJson> order =
        Comparator.comparing((GameSummaryJson row) -> !row.yours())
            .thenComparing(row -> !row.says().isEmpty())
            .thenComparing(GameSummaryJson::changed, Comparator.reverseOrder());
    return new GameListJson("mine", rows(own, caller).sorted(order).toList());
  }

  private Stream<GameSummaryJson> rows(List<GameInfo> found, Caller caller) {
    return found.stream().flatMap(info -> row(info, caller).stream());
  }

  /// Returns a line; none for a game whose record is damaged.
  private Optional<GameSummaryJson> row(GameInfo info, Caller caller) {
    Messages words = caller.messages(info.gameId().game());
    try {
      LiveGame game = games.game(info.id());
      return Optional.of(
          GameSummaryJson.of(
              info,
              game.snapshot(System.currentTimeMillis()),
              feeds.seats(info.id(), words),
              CallerSide.of(game, caller, Optional.empty()),
              words));
    } catch (StoreException e) {
      return Optional.empty();
    }
  }
}
