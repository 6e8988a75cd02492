package tabuleiro.server.chat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import tabuleiro.rules.Side;
import tabuleiro.server.account.PersonalData;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.EventEffect;
import tabuleiro.server.kernel.database.Database;

/// Stores what the two players of a game write to each other, and whether they allow it.
/// Thread-safe.
///
/// @param database runs the transactions
public record ChatStore(Database database) {
  /// How many messages of each side a game may have, so that neither can use up those of the other.
  /// A guess.
  public static final int MAX_MESSAGES = 100;

  /// Stores a message. A repeated request changes nothing.
  public CompletableFuture<ChatResult> add(NewChatMessage message) {
    return database.write(handle -> {
      ChatRows rows = new ChatRows(handle);
      rows.lock(message.game());
      // The players may have exchanged sides since the request came.
      return rows.sideOf(message.game(), message.author())
          .map(side -> add(rows, message.of(side)))
          .orElseGet(() -> add(rows, message));
    });
  }

  private ChatResult add(ChatRows rows, NewChatMessage message) {
    Optional<ChatContent> earlier = rows.find(message);
    if (earlier.isPresent()) {
      return earlier.get().equals(message.content()) ? ChatResult.STORED : ChatResult.REUSED;
    }
    if (!rows.off(message.game()).isEmpty()) {
      return ChatResult.OFF;
    }
    if (rows.count(message.game(), message.side()) >= MAX_MESSAGES) {
      return ChatResult.FULL;
    }
    rows.insert(rows.lastNumber(message.game()) + 1, message);
    database.publisher().queueMessages(message.game());
    return ChatResult.STORED;
  }

  /// Switches the messages of a game on or off for a side. Messages are accepted while no side has
  /// switched them off.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  /// @return whether this has changed something
  public CompletableFuture<Boolean> allow(
      String game, Side side, boolean isAllowed, long nowMillis) {
    return database.write(handle -> {
      new ChatRows(handle).lock(game);
      boolean isChanged = allow(handle, game, side, isAllowed, nowMillis) == 1;
      if (isChanged) {
        database.publisher().queueMessages(game);
      }
      return isChanged;
    });
  }

  private static int allow(
      Handle handle, String game, Side side, boolean isAllowed, long nowMillis) {
    return isAllowed
        ? handle.execute("DELETE FROM chat_off WHERE game = ? AND side = ?", game, side.name())
        : handle.execute(
            "INSERT INTO chat_off (game, side, millis) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            game,
            side.name(),
            nowMillis);
  }

  /// Returns the messages of a game as one of its players sees them; empty when the game is not
  /// between two people who both have their seats.
  public Optional<GameChat> find(String game, PlayerId reader) {
    return database.read(handle -> {
      ChatRows rows = new ChatRows(handle);
      return rows.isBetweenPeople(game)
          ? Optional.of(chat(rows, game, reader))
          : Optional.<GameChat>empty();
    });
  }

  /// Returns all messages of a game, in order, for the operator.
  public List<ChatMessage> ofGame(String game) {
    return database.read(handle -> new ChatRows(handle).ofGame(game));
  }

  /// Erases what a message says, for the operator; its number stays, as when an account is deleted.
  ///
  /// @return whether there was such a message
  public static boolean erase(Handle handle, String game, int number) {
    return new ChatRows(handle).erase(game, number);
  }

  /// Deletes the messages of a game, for the operator.
  public static void deleteGame(Handle handle, String game) {
    handle.execute("DELETE FROM chat_message WHERE game = ?", game);
    handle.execute("DELETE FROM chat_off WHERE game = ?", game);
  }

  private static GameChat chat(ChatRows rows, String game, PlayerId reader) {
    Set<Side> muted = rows.muted(game, reader.text());
    List<ChatMessage> shown =
        rows.ofGame(game).stream().filter(message -> !muted.contains(message.side())).toList();
    return new GameChat(shown, rows.off(game), !muted.isEmpty());
  }

  /// Returns the rows of this feature that belong to players.
  public static PersonalData personalData() {
    return new ChatData();
  }

  /// Returns what this feature changes with the events of games.
  public static EventEffect eventEffect() {
    return new ChatEffect();
  }
}
