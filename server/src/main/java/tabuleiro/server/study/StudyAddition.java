package tabuleiro.server.study;

import java.util.List;

/// What has come of adding studies to a collection.
///
/// @param isFull whether the collection has no room for them; then nothing has changed
/// @param ids the ids of the studies, in the order in which they were given; equal texts have the
///   same id
/// @param added how many of them are new to the collection
record StudyAddition(boolean isFull, List<String> ids, int added) {
  /// Copies the list.
  StudyAddition {
    ids = List.copyOf(ids);
  }
}
