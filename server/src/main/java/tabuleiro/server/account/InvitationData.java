package tabuleiro.server.account;

import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;

/// The invitation that a member has used. It stays used when the account is deleted.
final class InvitationData implements PersonalData {
  @Override
  public String name() {
    return "invitations";
  }

  /// A visitor has no invitation.
  @Override
  public void move(Handle handle, PlayerId visitor, PlayerId member) {}

  @Override
  public void delete(Handle handle, PlayerId player) {
    handle.execute("UPDATE invitation SET member = '' WHERE member = ?", player.text());
  }

  @Override
  public List<Map<String, Object>> export(Handle handle, PlayerId player) {
    return handle
        .createQuery("SELECT note, created FROM invitation WHERE member = ? ORDER BY created")
        .bind(0, player.text())
        .mapToMap()
        .list();
  }
}
