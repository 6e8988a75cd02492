package tabuleiro.server.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.RecordSyntax;
import tabuleiro.play.record.RecordTag;

/// The tags that carry the title and the folder of a study in an exported file. The import takes
/// them out again, so that a study has the same text, and therefore the same id, after both.
final class EntryTags {
  private static final String TITLE = "StudyTitle";
  private static final String FOLDER = "StudyFolder";

  private EntryTags() {}

  /// Returns the title of a record: that of an exported study, or else its event.
  static String title(GameRecord record) {
    String event = record.tag("Event").filter(text -> !text.equals("?")).orElse("");
    return EntryText.cut(record.tag(TITLE).orElse(event), EntryText.MAX_TITLE);
  }

  /// Returns the folder of an exported study; empty for none.
  static String folder(GameRecord record) {
    return EntryText.cut(record.tag(FOLDER).orElse(""), EntryText.MAX_FOLDER);
  }

  /// Returns a record without the tags of a collection.
  static GameRecord remove(GameRecord record) {
    return withTags(
        record,
        record.tags().stream().filter(tag -> !Set.of(TITLE, FOLDER).contains(tag.name())).toList());
  }

  /// Returns a record with the title and the folder of an entry, where they say more than its
  /// event.
  static GameRecord add(GameRecord record, StudyEntry entry) {
    GameRecord plain = remove(record);
    List<RecordTag> tags = new ArrayList<>(plain.tags());
    if (!entry.title().equals(title(plain))) {
      tags.add(new RecordTag(TITLE, entry.title()));
    }
    if (!entry.folder().isEmpty()) {
      tags.add(new RecordTag(FOLDER, entry.folder()));
    }
    return tags.size() > RecordSyntax.MAX_TAGS ? plain : withTags(plain, tags);
  }

  private static GameRecord withTags(GameRecord record, List<RecordTag> tags) {
    return new GameRecord(tags, record.firstToMove(), record.mainLine(), record.result());
  }
}
