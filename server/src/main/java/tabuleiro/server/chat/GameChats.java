package tabuleiro.server.chat;

import java.util.List;
import java.util.Optional;
import tabuleiro.protocol.chat.ChatJson;
import tabuleiro.rules.Side;
import tabuleiro.server.account.PlayerIdentities;
import tabuleiro.server.game.FeedSource;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.JsonText;

/// The messages between the players of each game, as they see them. Thread-safe.
public final class GameChats implements FeedSource {
  private final ChatStore store;
  private final PlayerIdentities players;

  /// @param store has the messages, the seats and the accounts
  public GameChats(GameStore store) {
    this.store = new ChatStore(store.database());
    this.players = new PlayerIdentities(store.database());
  }

  @Override
  public Optional<String> find(LiveGame game, Caller caller) {
    return read(game, caller).map(JsonText::format);
  }

  /// Returns the messages of a game as a caller sees them; empty unless the caller is one of the
  /// two people who play it.
  ///
  /// @throws tabuleiro.server.kernel.database.StoreException when the database cannot be read
  Optional<ChatJson> read(LiveGame game, Caller caller) {
    List<Side> sides = caller.secret().map(game.seats()::sidesOf).orElse(List.of());
    if (sides.size() != 1) {
      return Optional.empty();
    }
    return players
        .of(caller)
        .flatMap(reader -> store.find(game.id(), reader))
        .map(chat -> ChatJsonMapper.of(chat, caller.messages()));
  }
}
