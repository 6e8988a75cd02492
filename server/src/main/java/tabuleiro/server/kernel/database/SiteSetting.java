package tabuleiro.server.kernel.database;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// A value that a feature keeps for the whole site.
///
/// @param name the name of the value, which no other feature uses
public record SiteSetting(String name) {
  /// Returns the value; empty when none was set.
  public Optional<String> find(Handle handle) {
    return handle
        .createQuery("SELECT value FROM site_setting WHERE name = ?")
        .bind(0, name)
        .mapTo(String.class)
        .findOne();
  }

  /// Sets the value. Until the end of the transaction no other one can set it.
  public void set(Handle handle, String value) {
    handle.execute(
        """
        INSERT INTO site_setting (name, value) VALUES (?, ?)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value\
        """,
        name,
        value);
  }
}
