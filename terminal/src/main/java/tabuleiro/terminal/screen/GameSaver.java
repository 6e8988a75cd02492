package tabuleiro.terminal.screen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.RecordFormatException;
import tabuleiro.terminal.common.RecordFile;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.review.RecordSource;
import tabuleiro.terminal.screen.review.ReviewedLine;
import tabuleiro.text.Messages;

/// Saves a game in a file that the user names. In the file that it was read from, it takes its old
/// place among the other games.
///
/// @param workingFolder the folder against which typed file names are resolved
record GameSaver(Path workingFolder) {
  /// Saves a game, and returns the page with a confirmation or with the question whether to replace
  /// a file.
  ///
  /// @param played the record of the game; a reviewed game is saved with its variations instead
  GamePage save(PageRequest.SaveGame request, Optional<GameRecord> played, GamePage page) {
    Messages messages = page.messages();
    Optional<ReviewedLine> review = page.progress().review();
    Optional<GameRecord> record = review.map(line -> line.tree().record()).or(() -> played);
    if (record.isEmpty()) {
      return page;
    }
    String name = request.name();
    try {
      Path file = workingFolder.resolve(name);
      Optional<RecordSource> source =
          review.flatMap(ReviewedLine::source).filter(from -> isSame(from, file));
      List<GameRecord> all = new ArrayList<>(List.of(record.get()));
      if (source.isPresent() && Files.exists(file)) {
        all = withOthers(source.get(), record.get(), file);
        if (all.isEmpty()) {
          return page.withMessage(messages.format("page.file-changed", name));
        }
      }
      if (Files.exists(file) && !request.mayReplace()) {
        String question =
            all.size() > 1
                ? messages.format("page.replace-game", source.orElseThrow().index() + 1, name)
                : messages.format("overwrite", name);
        return page.withQuestion(question, new PageRequest.SaveGame(name, true), Optional.empty());
      }
      RecordFile.write(file, all);
      int index = all.size() > 1 ? source.orElseThrow().index() : 0;
      RecordSource saved = new RecordSource(name, index, record.get());
      return review
          .map(line -> page.withReview(line.saved(saved)))
          .orElse(page)
          .withMessage(messages.format("saved", name));
    } catch (IOException | InvalidPathException | RecordFormatException e) {
      return page.withMessage(messages.format("cannot-write", name));
    }
  }

  private boolean isSame(RecordSource source, Path file) {
    return workingFolder.resolve(source.file()).normalize().equals(file.normalize());
  }

  /// Returns the games of a file with a game in its old place; none when the file has changed since
  /// the game was read.
  private static List<GameRecord> withOthers(RecordSource source, GameRecord game, Path file)
      throws IOException {
    List<GameRecord> all =
        new ArrayList<>(RecordFile.read(file).stream().map(ParsedRecord::record).toList());
    if (source.index() >= all.size() || !all.get(source.index()).equals(source.record())) {
      return List.of();
    }
    all.set(source.index(), game);
    return all;
  }
}
