package tabuleiro.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.event.Secrets;

/// The table of studies, within a transaction. A study is a text that never changes; its id is
/// derived from the text, so the same text is stored once.
///
/// @param handle the connection with the transaction
record StudyTable(Handle handle) {
  /// How many digits of the hash make the id: 96 bits.
  private static final int DIGITS = 24;

  static String id(String text) {
    return Secrets.sha256(text).substring(0, DIGITS);
  }

  String save(String text, long millis) {
    String id = id(text);
    handle.execute(
        "INSERT INTO study (id, record, created) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING",
        id,
        text,
        millis);
    return id;
  }

  Optional<String> find(String id) {
    return handle
        .createQuery("SELECT record FROM study WHERE id = ?")
        .bind(0, id)
        .mapTo(String.class)
        .findOne();
  }
}
