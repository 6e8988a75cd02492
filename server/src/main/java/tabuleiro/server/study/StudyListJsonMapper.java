package tabuleiro.server.study;

import java.util.List;
import java.util.Optional;
import tabuleiro.protocol.study.StudyListJson;
import tabuleiro.text.Language;

/// Makes [StudyListJson] of what the server knows.
final class StudyListJsonMapper {
  private StudyListJsonMapper() {}

  /// @param entries all studies of the caller
  /// @param folder the folder whose studies are returned; empty for all studies
  static StudyListJson of(List<StudyEntry> entries, Optional<String> folder, Language language) {
    return new StudyListJson(
        entries.stream()
            .filter(entry -> folder.isEmpty() || folder.get().equals(entry.folder()))
            .map(entry -> StudyEntryJsonMapper.of(entry, language))
            .toList(),
        entries.stream()
            .map(StudyEntry::folder)
            .filter(name -> !name.isEmpty())
            .distinct()
            .toList());
  }
}
