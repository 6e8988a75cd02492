package tabuleiro.server.study;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.kernel.database.Database;

/// Stores which studies players keep, with their titles and folders. A folder exists as long as a
/// study is in it. Thread-safe.
///
/// @param database runs the transactions
public record StudyCollection(Database database) {
  /// How many studies a player may keep. A guess.
  public static final int MAX_STUDIES = 2000;

  /// How many characters their texts may have together. A guess: every study with 4,000 characters,
  /// which are some hundred moves with comments.
  public static final int MAX_CHARACTERS = 8_000_000;

  /// Adds studies to a player's collection, all or none. A collection that several servers change
  /// at the same moment may exceed its limits by what one request adds.
  ///
  /// @param replaces whether a study that the player keeps already gets the new title and folder;
  ///   otherwise it stays as it is
  /// @param nowMillis the current time, in milliseconds since 1970
  public CompletableFuture<StudyAddition> add(
      PlayerId player, List<NewStudyEntry> studies, boolean replaces, long nowMillis) {
    return database.write(
        handle -> new StudyEntryRows(handle, player).add(studies, replaces, nowMillis));
  }

  /// Returns the studies of a player: by folder, and in the order in which they were added.
  public List<StudyEntry> entries(PlayerId player) {
    return database.read(handle -> new StudyEntryRows(handle, player).entries());
  }

  /// Returns the studies of a player with their texts: by folder, and in the order in which they
  /// were added.
  ///
  /// @param folder the folder; empty for all studies
  public List<StoredRecord> records(PlayerId player, Optional<String> folder) {
    return database.read(handle -> new StudyEntryRows(handle, player).records(folder));
  }

  /// Changes the title and the folder of a study.
  ///
  /// @param title the new title; empty to keep the old one
  /// @param folder the new folder; empty to keep the old one
  /// @return the entry as it is now; empty when the player does not keep the study
  public CompletableFuture<Optional<StudyEntry>> change(
      PlayerId player,
      String study,
      Optional<String> title,
      Optional<String> folder,
      long nowMillis) {
    return database.write(handle -> {
      StudyEntryRows table = new StudyEntryRows(handle, player);
      table.change(study, title, folder, nowMillis);
      return table.find(study);
    });
  }

  /// Gives a folder another name. When there is a folder of that name, its studies join it. Doing
  /// so again changes nothing and returns the same.
  ///
  /// @param name the new name; empty to take the studies out of the folder
  /// @return how many studies are in the folder of the new name
  public CompletableFuture<Integer> renameFolder(
      PlayerId player, String folder, String name, long nowMillis) {
    return database.write(
        handle -> new StudyEntryRows(handle, player).renameFolder(folder, name, nowMillis));
  }

  /// Removes a study from a player's collection. Its text is deleted too, unless another player
  /// keeps the study or it was saved for its link alone. Doing so again changes nothing and returns
  /// the same.
  ///
  /// @return whether no text is stored for the study
  public CompletableFuture<Boolean> remove(PlayerId player, String study) {
    return database.write(handle -> new StudyEntryRows(handle, player).remove(study));
  }
}
