package tabuleiro.server.study;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tabuleiro.server.account.PersonalData;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.Database;

/// Stores the texts of studies. A text never changes; the id of a study is derived from it, so the
/// same text is stored once. [StudyCollection] stores which studies a player keeps. Thread-safe.
///
/// @param database runs the transactions
public record StudyStore(Database database) {
  /// How many digits of the hash make the id: 96 bits.
  private static final int DIGITS = 24;

  /// Returns the id of the study with a text.
  static String idOf(String record) {
    return Tokens.sha256(record).substring(0, DIGITS);
  }

  /// Stores a study for its link alone; see [#save(String, Optional, long)].
  public CompletableFuture<String> save(String record, long millis) {
    return save(record, Optional.empty(), millis);
  }

  /// Stores a study for its link alone. From then on it stays, unless the caller has it in their
  /// collection and can therefore delete it.
  ///
  /// @param record the text of a record that was checked
  /// @param caller the player who saves it; empty for a caller without a cookie or token
  /// @param millis the current time, in milliseconds since 1970
  /// @return the id of the study
  public CompletableFuture<String> save(String record, Optional<PlayerId> caller, long millis) {
    String id = idOf(record);
    return database.write(handle -> {
      handle.execute(
          """
          INSERT INTO study (id, record, created) VALUES (?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET owned = CASE
            WHEN EXISTS (SELECT 1 FROM study_entry e WHERE e.study = study.id AND e.player = ?)
            THEN study.owned ELSE 0 END\
          """,
          id,
          record,
          millis,
          caller.map(PlayerId::text).orElse(""));
      return id;
    });
  }

  /// Returns the text of a study; empty when no study has the id.
  public Optional<String> find(String id) {
    return database.read(handle ->
        handle
            .createQuery("SELECT record FROM study WHERE id = ?")
            .bind(0, id)
            .mapTo(String.class)
            .findOne());
  }

  /// Returns the rows of this feature that belong to players.
  public static PersonalData personalData() {
    return new StudyData();
  }
}
