package tabuleiro.server.admin;

import org.jdbi.v3.core.Handle;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.SiteSetting;

/// What the operator announces on every page, such as a maintenance. Thread-safe.
///
/// @param database runs the transactions
record Announcement(Database database) {
  private static final SiteSetting SETTING = new SiteSetting("announcement");

  /// Returns the text; empty when nothing is announced.
  public String text() {
    return database.read(Announcement::text);
  }

  private static String text(Handle handle) {
    return SETTING.find(handle).orElse("");
  }

  /// Replaces the text. Returns whether this is a change.
  ///
  /// @param text the new one; empty to announce nothing
  static boolean replace(Handle handle, String text) {
    if (text(handle).equals(text)) {
      return false;
    }
    SETTING.set(handle, text);
    return true;
  }
}
