package tabuleiro.server.tournament;

import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.account.PersonalData;
import tabuleiro.server.account.PlayerId;

/// The tournaments of a member. When an account is deleted its results stay, without the name.
final class TournamentData implements PersonalData {
  @Override
  public String name() {
    return "tournaments";
  }

  /// Only members play in tournaments, so a visitor has no rows.
  @Override
  public void move(Handle handle, PlayerId visitor, PlayerId member) {}

  @Override
  public void delete(Handle handle, PlayerId player) {
    handle.execute(
        "UPDATE tournament_player SET member = NULL, withdrawn = 1 WHERE member = ?",
        player.text());
    handle.execute("UPDATE tournament SET owner = NULL WHERE owner = ?", player.text());
  }

  @Override
  public List<Map<String, Object>> export(Handle handle, PlayerId player) {
    return handle
        .createQuery(
            """
            SELECT t.id, t.name, t.format, t.family, t.variant, p.number, p.rating, p.withdrawn
            FROM tournament_player p JOIN tournament t ON t.id = p.tournament
            WHERE p.member = ? ORDER BY t.created, t.id\
            """)
        .bind(0, player.text())
        .mapToMap()
        .list();
  }
}
