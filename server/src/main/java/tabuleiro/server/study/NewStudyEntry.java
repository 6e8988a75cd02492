package tabuleiro.server.study;

import tabuleiro.rules.GameId;

/// A study to add to a collection.
///
/// @param record the text of a record that was checked
/// @param title its title; empty for none
/// @param folder its folder; empty for none
/// @param board its game
public record NewStudyEntry(String record, String title, String folder, GameId board) {
  /// Returns the id that the study gets.
  public String id() {
    return StudyStore.idOf(record);
  }
}
