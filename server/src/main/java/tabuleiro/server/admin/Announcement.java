package tabuleiro.server.admin;

import org.jdbi.v3.core.Handle;
import tabuleiro.server.kernel.database.SiteSetting;
import tabuleiro.server.kernel.database.Store;

/// What the operator announces on every page, such as a maintenance. Thread-safe.
///
/// @param access runs the transactions
record Announcement(Store access) {
  private static final SiteSetting SETTING = new SiteSetting("announcement");

  /// Returns the text; empty when nothing is announced.
  public String text() {
    return access.read(Announcement::text);
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
