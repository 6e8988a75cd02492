package tabuleiro.server.chat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import tabuleiro.rules.Side;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.GameTransactions;

/// The rows of messages, within a transaction.
///
/// @param handle the connection with the transaction
record ChatRows(Handle handle) {
  /// Locks a game until the end of the transaction: messages of two servers get different numbers,
  /// and none comes after the messages were switched off.
  void lock(String game) {
    GameTransactions.lock(handle, game);
  }

  /// Returns the content of the message that an earlier request with the same id has stored.
  Optional<ChatContent> find(NewChatMessage message) {
    return handle
        .createQuery(
            "SELECT phrase, text FROM chat_message WHERE game = ? AND side = ? AND request = ?")
        .bind(0, message.game())
        .bind(1, message.side().name())
        .bind(2, message.request())
        .mapTo(ChatContent.class)
        .findOne();
  }

  /// Returns the number of the last message of a game; 0 when there is none.
  int lastNumber(String game) {
    return handle
        .createQuery("SELECT COALESCE(MAX(number), 0) FROM chat_message WHERE game = ?")
        .bind(0, game)
        .mapTo(Integer.class)
        .one();
  }

  /// Returns how many messages of a side a game has.
  int count(String game, Side side) {
    return handle
        .createQuery("SELECT COUNT(*) FROM chat_message WHERE game = ? AND side = ?")
        .bind(0, game)
        .bind(1, side.name())
        .mapTo(Integer.class)
        .one();
  }

  void insert(int number, NewChatMessage message) {
    handle.execute(
        """
        INSERT INTO chat_message (game, number, side, author, request, phrase, text, millis)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)\
        """,
        message.game(),
        number,
        message.side().name(),
        message.author().text(),
        message.request(),
        message.content().phrase(),
        message.content().text(),
        message.millis());
  }

  /// Returns the side that a player has in a game now; empty when they have none, or both.
  Optional<Side> sideOf(String game, PlayerId player) {
    List<String> sides =
        handle
            .createQuery("SELECT side FROM device WHERE game = ? AND visitor = ?")
            .bind(0, game)
            .bind(1, player.text())
            .mapTo(String.class)
            .list();
    return sides.size() == 1 ? Optional.of(Side.valueOf(sides.getFirst())) : Optional.empty();
  }

  /// Gives the messages of each side of a game, and whether they are switched off, to the other
  /// side, because the players have exchanged sides.
  public void exchangeSides(String game) {
    // Both sides may have used the same id for a request, so the ids are other ones meanwhile.
    handle.execute(
        """
        UPDATE chat_message SET request = '~' || request,
          side = CASE side WHEN 'FIRST' THEN 'SECOND' ELSE 'FIRST' END
        WHERE game = ?\
        """,
        game);
    handle.execute("UPDATE chat_message SET request = SUBSTR(request, 2) WHERE game = ?", game);
    handle.execute(
        """
        UPDATE chat_off SET side = CASE side WHEN 'FIRST' THEN 'SECOND' ELSE 'FIRST' END
        WHERE game = ? AND (SELECT COUNT(*) FROM chat_off WHERE game = ?) = 1\
        """,
        game,
        game);
  }

  /// Returns whether both seats of a game belong to people, and not both to the same person. Bots
  /// are not people.
  boolean isBetweenPeople(String game) {
    return handle
            .createQuery(
                """
                SELECT COUNT(*) FROM seat s LEFT JOIN member m ON m.id = s.member
                WHERE s.game = :game AND s.player IS NULL AND s.name IS NOT NULL
                  AND COALESCE(m.bot, 0) = 0
                  AND NOT EXISTS (SELECT 1 FROM device d JOIN device o
                    ON o.game = d.game AND o.visitor = d.visitor AND o.side <> d.side
                    WHERE d.game = :game)\
                """)
            .bind("game", game)
            .mapTo(Integer.class)
            .one()
        == 2;
  }

  /// Returns the messages of a game, in order, without those of deleted accounts.
  List<ChatMessage> ofGame(String game) {
    return handle
        .createQuery("SELECT * FROM chat_message WHERE game = ? AND author <> '' ORDER BY number")
        .bind(0, game)
        .mapTo(ChatMessage.class)
        .list();
  }

  /// Erases the author and the content of a message. Returns whether there was such a message.
  boolean erase(String game, int number) {
    lock(game);
    return handle.execute(
            """
            UPDATE chat_message SET author = '', phrase = '', text = ''
            WHERE game = ? AND number = ? AND author <> ''\
            """,
            game,
            number)
        == 1;
  }

  /// Returns the sides that have switched the messages of a game off.
  Set<Side> off(String game) {
    return sides("SELECT side FROM chat_off WHERE game = ?", game);
  }

  /// Returns the sides of a game whose players a reader mutes or blocks.
  Set<Side> muted(String game, String reader) {
    return sides(
        """
        SELECT s.side FROM seat s JOIN relation r ON r.other = s.member
        WHERE s.game = ? AND r.player = ? AND r.kind IN ('block', 'mute')\
        """,
        game,
        reader);
  }

  private Set<Side> sides(String query, String... arguments) {
    var select = handle.createQuery(query);
    for (int i = 0; i < arguments.length; i++) {
      select.bind(i, arguments[i]);
    }
    return select.mapTo(String.class).stream()
        .map(Side::valueOf)
        .collect(Collectors.toUnmodifiableSet());
  }
}
