package tabuleiro.server.study.collection;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.RecordFormatException;
import tabuleiro.rules.Message;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.store.study.NewStudyEntry;
import tabuleiro.server.study.StudyException;
import tabuleiro.server.study.StudyRecord;

/// A file of records whose games become studies.
final class ImportedFile {
  /// The largest file, in bytes. A guess: every game with 8,000 characters.
  static final int MAX_BYTES = 4 << 20;

  /// How many games a file may have. A guess.
  static final int MAX_GAMES = 500;

  private ImportedFile() {}

  /// Parses and checks all games of a file.
  ///
  /// @param folder the folder for all studies; empty for that of each exported study
  /// @param fairPlay knows the positions near rated games in progress
  /// @throws StudyException when the file has no game or too many, or a game is too long
  /// @throws ProblemException when a game cannot be read or breaks the rules; it has the number of
  ///   the game, the line and the column
  static List<NewStudyEntry> read(String text, String folder, FairPlayGuard fairPlay) {
    List<ParsedRecord> games = parse(text.startsWith("\uFEFF") ? text.substring(1) : text);
    if (games.isEmpty()) {
      throw new StudyException("study.import.empty");
    }
    if (games.size() > MAX_GAMES) {
      throw new StudyException("study.import.many", games.size(), MAX_GAMES);
    }
    List<NewStudyEntry> studies = new ArrayList<>();
    for (ParsedRecord game : games) {
      studies.add(study(game, studies.size() + 1, folder, fairPlay));
    }
    return studies;
  }

  private static List<ParsedRecord> parse(String text) {
    try {
      return GameRecord.parse(text);
    } catch (RecordFormatException e) {
      // As text, because numbers in messages get thousands separators.
      String number = String.valueOf(e.recordsBefore().size() + 1);
      throw new ProblemException(400, "illegal", Message.of("replay.game", number, e.problem()));
    }
  }

  private static NewStudyEntry study(
      ParsedRecord parsed, int number, String folder, FairPlayGuard fairPlay) {
    GameRecord record = EntryTags.remove(parsed.record());
    StudyRecord study =
        StudyRecord.of(
                new ParsedRecord(record, parsed.moveLocations(), parsed.resultLocation()), number)
            .requireFair(fairPlay);
    String text = study.text();
    if (text.length() > StudyRecord.MAX_BYTES) {
      throw new StudyException("study.import.long", number, StudyRecord.MAX_BYTES / 1024);
    }
    return new NewStudyEntry(
        text,
        EntryTags.title(parsed.record()),
        folder.isEmpty() ? EntryTags.folder(parsed.record()) : folder,
        study.replay().game().id());
  }
}
