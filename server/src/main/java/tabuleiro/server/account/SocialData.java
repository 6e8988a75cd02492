package tabuleiro.server.account;

import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.kernel.Tokens;

/// Whom a player follows, blocks and mutes. A report to the operator stays when its account is
/// deleted, without the player.
final class SocialData implements PersonalData {
  @Override
  public String name() {
    return "relations";
  }

  @Override
  public void move(Handle handle, PlayerId visitor, PlayerId member) {
    handle.execute(
        """
        INSERT INTO game_report (game, player, reason, note, millis)
        SELECT game, CAST(? AS TEXT), reason, note, millis FROM game_report WHERE player = ?
        ON CONFLICT DO NOTHING\
        """,
        member.text(),
        visitor.text());
    handle.execute("DELETE FROM game_report WHERE player = ?", visitor.text());
  }

  @Override
  public void delete(Handle handle, PlayerId player) {
    handle.execute(
        "DELETE FROM relation WHERE player = ? OR other = ?", player.text(), player.text());
    forgetReporter(handle, player);
  }

  /// Replaces the player of each report by an id of its own, so that both players of a game can
  /// have reported it, and no two reports show that they have the same author.
  private static void forgetReporter(Handle handle, PlayerId player) {
    List<String> games =
        handle
            .select("SELECT game FROM game_report WHERE player = ?", player.text())
            .mapTo(String.class)
            .list();
    for (String game : games) {
      handle.execute(
          "UPDATE game_report SET player = ? WHERE game = ? AND player = ?",
          "deleted-" + Tokens.gameId(),
          game,
          player.text());
    }
  }

  @Override
  public List<Map<String, Object>> export(Handle handle, PlayerId player) {
    return handle
        .createQuery(
            """
            SELECT r.kind, m.name, r.millis FROM relation r JOIN member m ON m.id = r.other
            WHERE r.player = :player
            UNION ALL SELECT 'report', g.game || ' ' || g.reason || ' ' || g.note, g.millis
            FROM game_report g WHERE g.player = :player ORDER BY 3, 2\
            """)
        .bind("player", player.text())
        .mapToMap()
        .list();
  }
}
