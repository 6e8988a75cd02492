package tabuleiro.server.game;

import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.account.PersonalData;
import tabuleiro.server.account.PlayerId;

/// The seats of a player. When an account is deleted its games stay, without the name.
///
/// The seat of a member is reached through the member alone: when it becomes one, its token, its
/// code for another device and the other devices of the visitor end, and so do they with the
/// account.
public final class SeatData implements PersonalData {
  @Override
  public String name() {
    return "seats";
  }

  @Override
  public void move(Handle handle, PlayerId visitor, PlayerId member) {
    // A device that took a seat after another one was given it by that player.
    handle
        .createUpdate(
            """
            UPDATE seat SET member = :member, token = '' WHERE member IS NULL AND player IS NULL
              AND EXISTS (SELECT 1 FROM device d WHERE d.game = seat.game AND d.side = seat.side
                AND d.visitor = :visitor AND NOT EXISTS (SELECT 1 FROM device o
                  WHERE o.game = d.game AND o.side = d.side AND o.since < d.since))\
            """)
        .bind("member", member.text())
        .bind("visitor", visitor.text())
        .execute();
    handle.execute(
        """
        INSERT INTO device (visitor, game, side, since)
        SELECT CAST(? AS TEXT), game, side, since FROM device WHERE visitor = ?
        ON CONFLICT DO NOTHING\
        """,
        member.text(),
        visitor.text());
    handle.execute("DELETE FROM device WHERE visitor = ?", visitor.text());
    handle.execute("DELETE FROM challenger WHERE visitor = ?", visitor.text());
    endOthers(handle, member);
  }

  /// Ends all by which others than the member may hold the member's seats.
  private static void endOthers(Handle handle, PlayerId member) {
    handle.execute(
        """
        DELETE FROM device WHERE visitor <> ? AND game IN (SELECT game FROM seat WHERE member = ?)
          AND EXISTS (SELECT 1 FROM seat s
            WHERE s.game = device.game AND s.side = device.side AND s.member = ?)\
        """,
        member.text(),
        member.text(),
        member.text());
    handle.execute(
        """
        DELETE FROM device_code WHERE EXISTS (SELECT 1 FROM seat s
          WHERE s.game = device_code.game AND s.side = device_code.side AND s.member = ?)\
        """,
        member.text());
  }

  @Override
  public void delete(Handle handle, PlayerId player) {
    endOthers(handle, player);
    deletePrepared(handle, player);
    handle.execute(
        "UPDATE seat SET member = NULL, name = '', token = '' WHERE member = ?", player.text());
    handle.execute("DELETE FROM device WHERE visitor = ?", player.text());
    handle.execute("DELETE FROM challenger WHERE visitor = ?", player.text());
  }

  /// Deletes the replies that a member has prepared, so that the server plays none for them.
  public static void deletePrepared(Handle handle, PlayerId member) {
    handle.execute(
        """
        DELETE FROM prepared WHERE EXISTS (SELECT 1 FROM seat s
          WHERE s.game = prepared.game AND s.side = prepared.side AND s.member = ?)\
        """,
        member.text());
  }

  @Override
  public List<Map<String, Object>> export(Handle handle, PlayerId player) {
    return handle
        .createQuery(
            """
            SELECT d.game, d.side, d.since, g.family, g.variant, g.visibility, g.created
            FROM device d JOIN game g ON g.id = d.game WHERE d.visitor = ?
            ORDER BY g.created, d.game, d.side\
            """)
        .bind(0, player.text())
        .mapToMap()
        .list();
  }
}
