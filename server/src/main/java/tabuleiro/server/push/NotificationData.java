package tabuleiro.server.push;

import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.account.PersonalData;
import tabuleiro.server.account.PlayerId;

/// The browsers of a player that want notifications, the player's quiet hours, and what is due.
public final class NotificationData implements PersonalData {
  @Override
  public String name() {
    return "notifications";
  }

  @Override
  public void move(Handle handle, PlayerId visitor, PlayerId member) {
    handle.execute(
        "UPDATE push_subscription SET visitor = ? WHERE visitor = ?",
        member.text(),
        visitor.text());
    moveRows(handle, "quiet_hours", "began, ended, zone", visitor, member);
    moveRows(handle, "push_notice", "game, side, sequence, occasion, due", visitor, member);
  }

  @Override
  public void signIn(Handle handle, PlayerId visitor, String session) {
    handle.execute(
        "UPDATE push_subscription SET session = ? WHERE visitor = ?", session, visitor.text());
  }

  /// The browser of an earlier session of the same member keeps its notifications.
  @Override
  public void continueSession(Handle handle, PlayerId member, String previous, String session) {
    handle.execute(
        "UPDATE push_subscription SET session = ? WHERE session = ? AND visitor = ?",
        session,
        previous,
        member.text());
  }

  /// Subscriptions from before sessions were stored with them have none.
  @Override
  public void deleteWithoutSession(Handle handle, PlayerId member) {
    handle.execute(
        "DELETE FROM push_subscription WHERE visitor = ? AND session IS NULL", member.text());
  }

  /// Moves rows, except where the member has a row of the same key.
  private static void moveRows(
      Handle handle, String table, String columns, PlayerId visitor, PlayerId member) {
    handle.execute(
        """
        INSERT INTO %1$s (visitor, %2$s) SELECT CAST(? AS TEXT), %2$s FROM %1$s WHERE visitor = ?
        ON CONFLICT DO NOTHING\
        """
            .formatted(table, columns),
        member.text(),
        visitor.text());
    handle.execute("DELETE FROM " + table + " WHERE visitor = ?", visitor.text());
  }

  @Override
  public void delete(Handle handle, PlayerId player) {
    for (String table : List.of("push_subscription", "quiet_hours", "push_notice")) {
      handle.execute("DELETE FROM " + table + " WHERE visitor = ?", player.text());
    }
  }

  /// Deletes the notifications of a game that are due, for the operator.
  public static void deleteGame(Handle handle, String game) {
    handle.execute("DELETE FROM push_notice WHERE game = ?", game);
  }

  @Override
  public List<Map<String, Object>> export(Handle handle, PlayerId player) {
    return handle
        .createQuery(
            """
            SELECT p.endpoint, p.language, p.since, q.began, q.ended, q.zone
            FROM push_subscription p LEFT JOIN quiet_hours q ON q.visitor = p.visitor
            WHERE p.visitor = ? ORDER BY p.since, p.id\
            """)
        .bind(0, player.text())
        .mapToMap()
        .list();
  }
}
