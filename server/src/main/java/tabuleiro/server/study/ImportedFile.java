package tabuleiro.server.study;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedFile;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.RecordFormatException;
import tabuleiro.rules.Message;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.http.ProblemException;
import tabuleiro.view.position.InGameException;
import tabuleiro.view.study.StudyException;
import tabuleiro.view.study.StudyRecord;

/// A file of records whose games become studies.
final class ImportedFile {
  /// The largest file, in bytes. A guess: every game with 8,000 characters.
  static final int MAX_BYTES = 4 << 20;

  /// How many games a file may have. A guess.
  static final int MAX_GAMES = 500;

  private ImportedFile() {}

  /// What a file has.
  ///
  /// @param studies one for each game that can be read, at least one
  /// @param problems what is wrong with the others, each with the number of the game, the line and
  ///   the column
  record Studies(List<NewStudyEntry> studies, List<ProblemException> problems) {}

  /// Parses and checks all games of a file. A game that cannot be read or breaks the rules does not
  /// hinder the others.
  ///
  /// @param folder the folder for all studies; empty for that of each exported study
  /// @param fairPlay knows the positions near rated games in progress
  /// @throws StudyException when the file has no game or too many, or a game is too long
  /// @throws ProblemException the first problem, when no game can be read; or when a game is near a
  ///   rated one in progress
  static Studies read(String text, String folder, FairPlayGuard fairPlay) {
    ParsedFile file = GameRecord.parseFile(text.startsWith("\uFEFF") ? text.substring(1) : text);
    int count = file.games().size() + file.problems().size();
    if (count == 0) {
      throw new StudyException("study.import.empty");
    }
    if (count > MAX_GAMES) {
      throw new StudyException("study.import.many", count, MAX_GAMES);
    }
    List<ProblemException> problems = new ArrayList<>();
    file.problems().forEach(problem -> problems.add(unreadable(problem, file.numbers())));
    List<NewStudyEntry> studies = new ArrayList<>();
    for (int i = 0; i < file.games().size(); i++) {
      ParsedRecord game = file.games().get(i);
      int number = file.numbers().get(i);
      StudyRecord study;
      try {
        study = studyRecord(game, number);
      } catch (InGameException e) {
        problems.add(ProblemException.of(e));
        continue;
      }
      studies.add(entry(game, fairPlay.require(study), number, folder));
    }
    if (studies.isEmpty()) {
      throw problems.getFirst();
    }
    return new Studies(studies, problems);
  }

  private static ProblemException unreadable(RecordFormatException problem, List<Integer> numbers) {
    int before = problem.recordsBefore().size();
    int number = before == 0 ? 1 : numbers.get(before - 1) + 1;
    // As text, because numbers in messages get thousands separators.
    return new ProblemException(
        400, "illegal", Message.of("replay.game", String.valueOf(number), problem.problem()));
  }

  private static StudyRecord studyRecord(ParsedRecord parsed, int number) {
    ParsedRecord game =
        new ParsedRecord(
            EntryTags.remove(parsed.record()), parsed.moveLocations(), parsed.resultLocation());
    return StudyRecord.of(game, number);
  }

  private static NewStudyEntry entry(
      ParsedRecord parsed, StudyRecord study, int number, String folder) {
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
