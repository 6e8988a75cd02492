package tabuleiro.terminal.screen.online;

import java.util.List;
import tabuleiro.games.Games;
import tabuleiro.online.OnlineClient;
import tabuleiro.online.OnlineClient.GameListKind;
import tabuleiro.protocol.game.GameListEntryJson;

/// The games of a server that this program knows.
///
/// @param challenges the games that wait for an opponent
/// @param own the user's games
/// @param running the public games in progress
public record LobbyLists(
    List<GameListEntryJson> challenges,
    List<GameListEntryJson> own,
    List<GameListEntryJson> running) {
  /// No games.
  public static final LobbyLists EMPTY = new LobbyLists(List.of(), List.of(), List.of());

  /// Copies the lists.
  public LobbyLists {
    challenges = List.copyOf(challenges);
    own = List.copyOf(own);
    running = List.copyOf(running);
  }

  /// Returns the games now.
  ///
  /// @throws tabuleiro.online.OnlineException when the server does not answer
  public static LobbyLists load(OnlineClient client) {
    return new LobbyLists(
        list(client, GameListKind.LOBBY),
        list(client, GameListKind.MINE),
        list(client, GameListKind.WATCHING));
  }

  private static List<GameListEntryJson> list(OnlineClient client, GameListKind kind) {
    return client.list(kind).stream().filter(game -> Games.find(game.game()).isPresent()).toList();
  }
}
