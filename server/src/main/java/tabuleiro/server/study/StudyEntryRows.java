package tabuleiro.server.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.generic.GenericType;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jdbi.v3.core.statement.Query;
import tabuleiro.server.account.PlayerId;

/// The studies that a player keeps, within a transaction.
///
/// A text is deleted with the last entry that names it. So that no entry is added meanwhile, both
/// adding and removing lock the row of the text first.
///
/// @param handle the connection with the transaction
/// @param player whose studies they are
record StudyEntryRows(Handle handle, PlayerId player) {
  StudyAddition add(List<NewStudyEntry> studies, boolean replaces, long nowMillis) {
    Map<String, NewStudyEntry> byId = new LinkedHashMap<>();
    List<String> ids = new ArrayList<>();
    for (NewStudyEntry study : studies) {
      String id = study.id();
      byId.putIfAbsent(id, study);
      ids.add(id);
    }
    Map<String, Kept> kept = kept();
    int added = 0;
    int present = 0;
    long characters = kept.values().stream().mapToLong(Kept::size).sum();
    long millis = nowMillis;
    for (Map.Entry<String, NewStudyEntry> study : byId.entrySet()) {
      Kept before = kept.get(study.getKey());
      if (before == null) {
        added++;
        characters += study.getValue().record().length();
      } else if (before.createdMillis() != millis) {
        present++; // Otherwise an earlier run of this transaction has stored it.
      }
      millis++;
    }
    boolean isFull =
        kept.size() + added > StudyCollection.MAX_STUDIES
            || characters > StudyCollection.MAX_CHARACTERS;
    if (isFull && added > 0) {
      return new StudyAddition(true, ids, 0);
    }
    if (!byId.isEmpty()) {
      insertTexts(new TreeMap<>(byId), nowMillis);
      insertEntries(byId, replaces, nowMillis);
    }
    return new StudyAddition(false, ids, byId.size() - present);
  }

  /// What the player keeps already.
  ///
  /// @param size the length of the text
  /// @param createdMillis when it was added, in milliseconds since 1970
  private record Kept(int size, long createdMillis) {}

  /// Returns what the player keeps already, by the ids of the studies.
  private Map<String, Kept> kept() {
    return handle
        .createQuery("SELECT study, size, created FROM study_entry WHERE player = ?")
        .bind(0, player.text())
        .setMapKeyColumn("study")
        .collectInto(new GenericType<Map<String, Kept>>() {});
  }

  private void insertTexts(SortedMap<String, NewStudyEntry> byId, long nowMillis) {
    PreparedBatch batch =
        handle.prepareBatch(
            """
            INSERT INTO study (id, record, created, owned) VALUES (?, ?, ?, 1)
            ON CONFLICT (id) DO UPDATE SET owned = study.owned\
            """);
    byId.forEach((id, study) -> batch.add(id, study.record(), nowMillis));
    var _ = batch.execute();
  }

  /// Inserts the entries a millisecond apart, so that they stay in the order of their file.
  private void insertEntries(Map<String, NewStudyEntry> byId, boolean replaces, long nowMillis) {
    String present =
        replaces
            ? """
            DO UPDATE SET title = excluded.title, folder = excluded.folder,
              changed = excluded.changed\
            """
            : "DO NOTHING";
    PreparedBatch batch =
        handle.prepareBatch(
            """
            INSERT INTO study_entry
              (player, study, title, folder, family, variant, size, created, changed)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (player, study)\
            """
                + " "
                + present);
    long millis = nowMillis;
    for (Map.Entry<String, NewStudyEntry> added : byId.entrySet()) {
      NewStudyEntry study = added.getValue();
      batch.add(
          player.text(),
          added.getKey(),
          study.title(),
          study.folder(),
          study.board().game(),
          study.board().variant(),
          study.record().length(),
          millis,
          millis);
      millis++;
    }
    var _ = batch.execute();
  }

  List<StudyEntry> entries() {
    return handle
        .createQuery("SELECT * FROM study_entry WHERE player = ? ORDER BY folder, created, study")
        .bind(0, player.text())
        .mapTo(StudyEntry.class)
        .list();
  }

  List<StoredRecord> records(Optional<String> folder) {
    Query query =
        handle
            .createQuery(
                """
                SELECT e.*, s.record FROM study_entry e JOIN study s ON s.id = e.study
                WHERE e.player = ? AND %s ORDER BY e.folder, e.created, e.study\
                """
                    .formatted(folder.isPresent() ? "e.folder = ?" : "1 = 1"))
            .bind(0, player.text());
    folder.ifPresent(name -> query.bind(1, name));
    return query.mapTo(StoredRecord.class).list();
  }

  Optional<StudyEntry> find(String study) {
    return handle
        .createQuery("SELECT * FROM study_entry WHERE player = ? AND study = ?")
        .bind(0, player.text())
        .bind(1, study)
        .mapTo(StudyEntry.class)
        .findOne();
  }

  void change(String study, Optional<String> title, Optional<String> folder, long nowMillis) {
    handle.execute(
        """
        UPDATE study_entry SET title = COALESCE(CAST(? AS TEXT), title),
          folder = COALESCE(CAST(? AS TEXT), folder), changed = ?
        WHERE player = ? AND study = ?\
        """,
        title.orElse(null),
        folder.orElse(null),
        nowMillis,
        player.text(),
        study);
  }

  int renameFolder(String folder, String name, long nowMillis) {
    handle.execute(
        "UPDATE study_entry SET folder = ?, changed = ? WHERE player = ? AND folder = ?",
        name,
        nowMillis,
        player.text(),
        folder);
    return handle
        .select(
            "SELECT COUNT(*) FROM study_entry WHERE player = ? AND folder = ?", player.text(), name)
        .mapTo(Integer.class)
        .one();
  }

  boolean remove(String study) {
    handle.execute("UPDATE study SET owned = owned WHERE id = ?", study);
    handle.execute("DELETE FROM study_entry WHERE player = ? AND study = ?", player.text(), study);
    handle.execute(
        """
        DELETE FROM study WHERE id = ? AND owned = 1
          AND NOT EXISTS (SELECT 1 FROM study_entry e WHERE e.study = study.id)\
        """,
        study);
    return handle
        .select("SELECT 1 FROM study WHERE id = ?", study)
        .mapTo(Integer.class)
        .findOne()
        .isEmpty();
  }

  /// Removes all studies of the player, as [#remove] does.
  void removeAll() {
    handle.execute(
        """
        UPDATE study SET owned = owned
        WHERE id IN (SELECT study FROM study_entry WHERE player = ?)\
        """,
        player.text());
    handle.execute(
        """
        DELETE FROM study WHERE owned = 1
          AND id IN (SELECT study FROM study_entry WHERE player = ?)
          AND NOT EXISTS
            (SELECT 1 FROM study_entry e WHERE e.study = study.id AND e.player <> ?)\
        """,
        player.text(),
        player.text());
    handle.execute("DELETE FROM study_entry WHERE player = ?", player.text());
  }
}
