package tabuleiro.simulation;

import java.util.List;
import java.util.Map;
import java.util.Set;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.study.NewStudyEntry;
import tabuleiro.view.position.InGameException;
import tabuleiro.view.study.StudyRecord;

/// Files of records, as an export writes them and an import reads them.
final class StudyFile {
  private static final String TITLE = "StudyTitle";
  private static final String FOLDER = "StudyFolder";

  private StudyFile() {}

  /// A study of a file.
  ///
  /// @param study its id
  /// @param title its title; empty for none
  /// @param folder its folder; empty for none
  record Entry(String study, String title, String folder) {}

  /// Returns the record of a study that has a title and no moves.
  static String record(String title) {
    return "[Game \"talpa\"]\n[Variant \"8x8\"]\n[Event \"%s\"]\n\n*\n".formatted(title);
  }

  /// Returns a record with the tags of an exported study.
  static String exported(String record, String title, String folder) {
    return "[%s \"%s\"]\n[%s \"%s\"]\n%s".formatted(TITLE, title, FOLDER, folder, record);
  }

  /// Returns the id of the study with a text.
  static String idOf(String record) {
    StudyRecord study = StudyRecord.parse(record);
    return new NewStudyEntry(study.text(), "", "", study.replay().game().id()).id();
  }

  /// Returns the studies of a file, in order.
  static List<Entry> read(String text) {
    return GameRecord.parse(text).stream().map(parsed -> entry(parsed.record())).toList();
  }

  /// Returns the studies that an import of a file adds, in order: those of the games that obey the
  /// rules.
  static List<Entry> importable(String text) {
    return GameRecord.parseFile(text).games().stream()
        .map(ParsedRecord::record)
        .filter(StudyFile::isLegal)
        .map(StudyFile::entry)
        .toList();
  }

  private static boolean isLegal(GameRecord record) {
    try {
      StudyRecord.parse(record.format());
      return true;
    } catch (InGameException _) {
      return false;
    }
  }

  private static Entry entry(GameRecord record) {
    GameRecord plain =
        new GameRecord(
            record.tags().stream()
                .filter(tag -> !Set.of(TITLE, FOLDER).contains(tag.name()))
                .toList(),
            record.firstToMove(),
            record.mainLine(),
            record.result());
    return new Entry(
        idOf(plain.format()),
        record.tag(TITLE).or(() -> record.tag("Event")).orElse(""),
        record.tag(FOLDER).orElse(""));
  }

  /// Returns the body of a request that imports a file.
  ///
  /// @param folder the folder for all studies; empty for that of each
  static String importBody(String text, String folder) {
    return JsonText.format(Map.of("text", text, "folder", folder));
  }
}
