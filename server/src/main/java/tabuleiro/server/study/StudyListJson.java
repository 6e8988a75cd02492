package tabuleiro.server.study;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tabuleiro.text.Language;

/// The studies of the caller.
///
/// @param studies the studies by folder, in the order in which they were added
/// @param folders the names of all folders of the caller, in order
@Json
public record StudyListJson(List<StudyEntryJson> studies, List<String> folders) {
  /// Copies the lists.
  public StudyListJson {
    studies = List.copyOf(studies);
    folders = List.copyOf(folders);
  }

  /// @param entries all studies of the caller
  /// @param folder the folder whose studies are returned; empty for all studies
  static StudyListJson of(List<StudyEntry> entries, Optional<String> folder, Language language) {
    return new StudyListJson(
        entries.stream()
            .filter(entry -> folder.isEmpty() || folder.get().equals(entry.folder()))
            .map(entry -> StudyEntryJson.of(entry, language))
            .toList(),
        entries.stream()
            .map(StudyEntry::folder)
            .filter(name -> !name.isEmpty())
            .distinct()
            .toList());
  }
}
