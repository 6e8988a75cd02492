package tabuleiro.terminal.screen.settings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.RecordFormatException;
import tabuleiro.play.record.RecordTag;
import tabuleiro.rules.Side;
import tabuleiro.terminal.common.RecordFile;

/// The unfinished games of a user, each in a file. When the folder cannot be read or written,
/// nothing is saved, and the program works without it.
///
/// @param folder the path, which need not exist yet
public record UnfinishedGames(Path folder) {
  /// The tags with the computer player of each side, which only these files have. They name players
  /// of the catalogue; the caller checks them, because a file must never start a program.
  private static final List<String> PLAYER_TAGS = List.of("WhitePlayer", "BlackPlayer");

  /// Returns the games, the latest first. Files that cannot be read are left out.
  public List<UnfinishedGame> list() {
    adoptSingleGame();
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".txt"))
          .map(UnfinishedGames::load)
          .flatMap(Optional::stream)
          .sorted(
              Comparator.comparing(UnfinishedGame::lastMove)
                  .reversed()
                  .thenComparing(UnfinishedGame::id))
          .toList();
    } catch (IOException | UncheckedIOException e) {
      return List.of();
    }
  }

  /// Moves the file of version 0.2, which kept a single game beside the folder.
  private void adoptSingleGame() {
    Path single = folder.resolveSibling("unfinished.txt");
    try {
      if (Files.exists(single)) {
        Files.createDirectories(folder);
        Files.move(single, folder.resolve("unfinished.txt"));
      }
    } catch (IOException e) {
      // The game stays where it is, and the next start tries again.
    }
  }

  private static Optional<UnfinishedGame> load(Path file) {
    try {
      Optional<ParsedRecord> saved = RecordFile.read(file).stream().findFirst();
      if (saved.isEmpty()) {
        return Optional.empty();
      }
      GameRecord record = saved.get().record();
      List<String> players = PLAYER_TAGS.stream().flatMap(tag -> record.tag(tag).stream()).toList();
      List<RecordTag> tags =
          record.tags().stream().filter(tag -> !PLAYER_TAGS.contains(tag.name())).toList();
      GameRecord game =
          new GameRecord(tags, record.firstToMove(), record.mainLine(), record.result());
      return Optional.of(
          new UnfinishedGame(
              file.getFileName().toString(),
              Files.getLastModifiedTime(file).toInstant(),
              new ParsedRecord(game, saved.get().moveLocations(), saved.get().resultLocation()),
              players.size() == Side.values().length ? players : List.of()));
    } catch (IOException | RecordFormatException e) {
      return Optional.empty();
    }
  }

  /// Saves a game. A file that has the same content stays as it is, so that its time is that of the
  /// last move.
  ///
  /// @param id the game's id; empty for a game that has not been saved yet
  /// @param players the computer player of each side, empty for a human
  /// @return the game's id; empty when the game could not be saved
  public Optional<String> save(Optional<String> id, GameRecord record, List<String> players) {
    List<RecordTag> tags = new ArrayList<>(record.tags());
    for (int i = 0; i < PLAYER_TAGS.size(); i++) {
      tags.add(new RecordTag(PLAYER_TAGS.get(i), players.get(i)));
    }
    String text =
        new GameRecord(tags, record.firstToMove(), record.mainLine(), record.result()).format();
    try {
      Path file = id.isPresent() ? folder.resolve(id.get()) : createFile();
      if (!Files.exists(file) || !Files.readString(file).equals(text)) {
        AtomicFile.write(file, text);
      }
      return Optional.of(file.getFileName().toString());
    } catch (IOException e) {
      return id;
    }
  }

  /// Creates an empty file with a new name, also when another terminal does the same.
  private Path createFile() throws IOException {
    Files.createDirectories(folder);
    for (int number = 1; ; number++) {
      try {
        return Files.createFile(folder.resolve("game-" + number + ".txt"));
      } catch (FileAlreadyExistsException e) {
        // The next number may be free.
      }
    }
  }

  /// Deletes a game.
  public void delete(String id) {
    try {
      Files.deleteIfExists(folder.resolve(id));
    } catch (IOException e) {
      // The game is offered again, which does no harm.
    }
  }
}
