package tabuleiro.server.account;

import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;

/// The devices that have signed in to an account. A visitor has none.
final class KnownDeviceData implements PersonalData {
  @Override
  public String name() {
    return "known-devices";
  }

  @Override
  public void move(Handle handle, PlayerId visitor, PlayerId member) {
    // Only signing in adds one.
  }

  @Override
  public void delete(Handle handle, PlayerId player) {
    handle.execute("DELETE FROM known_device WHERE member = ?", player.text());
  }

  @Override
  public List<Map<String, Object>> export(Handle handle, PlayerId player) {
    return handle
        .createQuery("SELECT since, used FROM known_device WHERE member = ? ORDER BY since, device")
        .bind(0, player.text())
        .mapToMap()
        .list();
  }
}
