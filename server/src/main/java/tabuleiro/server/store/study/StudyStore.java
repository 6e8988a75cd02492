package tabuleiro.server.store.study;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tabuleiro.server.event.Secrets;
import tabuleiro.server.store.access.StoreAccess;

/// Stores studies. A study is a text that never changes; its id is derived from the text, so the
/// same text is stored once. Thread-safe.
///
/// @param access runs the transactions
public record StudyStore(StoreAccess access) {
  /// How many digits of the hash make the id: 96 bits.
  private static final int DIGITS = 24;

  /// Stores a study.
  ///
  /// @param record the text of a record that was checked
  /// @param millis the current time, in milliseconds since 1970
  /// @return the id of the study
  public CompletableFuture<String> save(String record, long millis) {
    String id = Secrets.sha256(record).substring(0, DIGITS);
    return access.write(handle -> {
      handle.execute(
          "INSERT INTO study (id, record, created) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING",
          id,
          record,
          millis);
      return id;
    });
  }

  /// Returns the text of a study; empty when no study has the id.
  public Optional<String> find(String id) {
    return access.read(handle ->
        handle
            .createQuery("SELECT record FROM study WHERE id = ?")
            .bind(0, id)
            .mapTo(String.class)
            .findOne());
  }
}
