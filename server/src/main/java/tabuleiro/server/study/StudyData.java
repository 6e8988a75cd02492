package tabuleiro.server.study;

import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.account.PersonalData;
import tabuleiro.server.account.PlayerId;

/// The studies that a player keeps. With an account, those that no other player keeps are deleted.
final class StudyData implements PersonalData {
  @Override
  public String name() {
    return "studies";
  }

  /// A study that both have stays as the member has it.
  @Override
  public void move(Handle handle, PlayerId visitor, PlayerId member) {
    handle.execute(
        """
        INSERT INTO study_entry
          (player, study, title, folder, family, variant, size, created, changed)
        SELECT CAST(? AS TEXT), study, title, folder, family, variant, size, created, changed
        FROM study_entry WHERE player = ? ON CONFLICT DO NOTHING\
        """,
        member.text(),
        visitor.text());
    handle.execute("DELETE FROM study_entry WHERE player = ?", visitor.text());
  }

  @Override
  public void delete(Handle handle, PlayerId player) {
    new StudyEntryRows(handle, player).removeAll();
  }

  @Override
  public List<Map<String, Object>> export(Handle handle, PlayerId player) {
    return handle
        .createQuery(
            """
            SELECT e.study, e.title, e.folder, e.family, e.variant, e.created, e.changed, s.record
            FROM study_entry e JOIN study s ON s.id = e.study
            WHERE e.player = ? ORDER BY e.created, e.study\
            """)
        .bind(0, player.text())
        .mapToMap()
        .list();
  }
}
