package tabuleiro.protocol.study;

import io.avaje.jsonb.Json;
import java.util.List;

/// Your studies.
///
/// @param studies the studies by folder, in the order in which they were added
/// @param folders the names of all your folders
@Json
public record StudyListJson(List<StudyEntryJson> studies, List<String> folders) {
  /// Copies the lists.
  public StudyListJson {
    studies = List.copyOf(studies);
    folders = List.copyOf(folders);
  }
}
