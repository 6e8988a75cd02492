package tabuleiro.terminal.screen;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.games.Games;
import tabuleiro.play.Ending;
import tabuleiro.play.PlayException;
import tabuleiro.play.Puzzle;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.RecordFormatException;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Side;
import tabuleiro.terminal.PuzzleRecords;
import tabuleiro.terminal.RecordFile;
import tabuleiro.terminal.RecordMessages;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.game.GameProgress;
import tabuleiro.terminal.screen.page.FilePage;
import tabuleiro.terminal.screen.page.Page;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.SeatsPage;
import tabuleiro.terminal.screen.puzzle.PuzzlePage;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.terminal.screen.settings.GameChoices.PlayerChoice;
import tabuleiro.text.Messages;

/// Games in files: the one that is kept, and those that a person names.
final class SavedGames {
  /// What cannot be done with a file, in words.
  static final class SavedGameException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String words;

    SavedGameException(String words) {
      super(words);
      this.words = words;
    }

    String explanation() {
      return words;
    }
  }

  /// How many files are offered, the newest ones. A guess.
  private static final int MOST = 50;

  /// In so many bytes the tags of a record are found. A guess.
  private static final int HEAD = 1_024;

  /// Larger files take too long to be described, in bytes. A guess.
  private static final long LARGEST = 64L << 10;

  private final ScreenContext house;

  SavedGames(ScreenContext house) {
    this.house = house;
  }

  /// Describes the game that is kept; empty when there is none that can be continued.
  Optional<String> describeUnfinished(Messages words) {
    return house.userFolder().loadUnfinished().flatMap(saved -> describe(saved, words));
  }

  private static Optional<String> describe(ParsedRecord saved, Messages words) {
    try {
      Replay replay = Replay.of(saved, 1, Games.families());
      Messages own = words.forGame(replay.game().id().game());
      return Optional.of(
          words.format(
              "page.kept",
              own.format("name"),
              Table.seatFromRecord(saved.record(), Side.FIRST).name(),
              Table.seatFromRecord(saved.record(), Side.SECOND).name(),
              saved.record().mainLine().moves().size()));
    } catch (PlayException e) {
      return Optional.empty();
    }
  }

  /// Goes on with the game that is kept.
  ///
  /// @param plan has the computer players that sat at it
  GamePage resume(GameChoices plan, GameController room, Messages words) throws SavedGameException {
    Optional<ParsedRecord> saved = house.userFolder().loadUnfinished();
    if (saved.isEmpty()) {
      throw new SavedGameException(words.format("page.none-kept"));
    }
    return resume(saved.get(), sitters(saved.get().record(), plan), room, words);
  }

  private static GameChoices sitters(GameRecord record, GameChoices plan) {
    String first = Table.seatFromRecord(record, Side.FIRST).name();
    String second = Table.seatFromRecord(record, Side.SECOND).name();
    return plan.withPlayers(plan.first().withName(first), plan.second().withName(second));
  }

  /// Goes on with a saved game.
  ///
  /// @param plan who sits where
  GamePage resume(ParsedRecord saved, GameChoices plan, GameController room, Messages words)
      throws SavedGameException {
    try {
      Replay replay = Replay.of(saved, 1, Games.families());
      Messages own = words.forGame(replay.game().id().game());
      return room.resume(replay, seat(plan.first()), seat(plan.second()), own);
    } catch (PlayException e) {
      throw new SavedGameException(
          RecordMessages.forRecord(saved.record(), words).format(e.problem()));
    }
  }

  private static Seat seat(PlayerChoice sitter) {
    return sitter.isHuman()
        ? Seat.human(sitter.name())
        : Seat.computer(sitter.name(), sitter.player());
  }

  /// Returns the files with records in the folder, the newest first.
  List<FilePage.Choice> listFiles(Messages words) {
    try (Stream<Path> files = Files.list(house.workingFolder())) {
      return files
          .filter(SavedGames::hasRecords)
          .sorted(Comparator.comparingLong((Path file) -> file.toFile().lastModified()).reversed())
          .limit(MOST)
          .map(file -> new FilePage.Choice(file.getFileName().toString(), about(file, words)))
          .toList();
    } catch (IOException | UncheckedIOException e) {
      return List.of(); // A name can still be typed.
    }
  }

  private static String about(Path file, Messages words) {
    try {
      if (Files.size(file) > LARGEST) {
        return "";
      }
      List<ParsedRecord> games = RecordFile.read(file);
      return games.isEmpty() ? "" : describe(games.getLast(), words).orElse("");
    } catch (IOException | RecordFormatException e) {
      return ""; // Opening it tells what is wrong.
    }
  }

  /// Text files alone are looked into: a folder may hold anything.
  private static boolean hasRecords(Path file) {
    String name = file.getFileName().toString();
    if (!(name.endsWith(".txt") || name.endsWith(".pgn")) || !Files.isRegularFile(file)) {
      return false;
    }
    try (InputStream bytes = Files.newInputStream(file)) {
      return new String(bytes.readNBytes(HEAD), StandardCharsets.UTF_8).contains("[Game \"");
    } catch (IOException e) {
      return false;
    }
  }

  /// Opens a file: puzzles are asked; else its last game is looked at where it is over, and can be
  /// continued where it is not.
  ///
  /// @param plan has what else is chosen before a game
  Page open(String name, GameChoices plan, GameController room, Messages words)
      throws SavedGameException {
    List<ParsedRecord> games = read(name, words);
    ParsedRecord saved = games.getLast();
    GameRecord record = saved.record();
    try {
      List<Puzzle> puzzles = PuzzleRecords.parse(games, words);
      if (!puzzles.isEmpty()) {
        return PuzzlePage.of(puzzles, words, "");
      }
      Replay replay = Replay.of(saved, 1, Games.families());
      GameProgress table = GameProgress.of(replay);
      String family = table.game().id().game();
      Messages own = words.forGame(family);
      if (table.ending().orElseThrow().kind() != Ending.Kind.UNFINISHED) {
        return room.showFinished(record, table, own);
      }
      GameChoices seats =
          plan.withGame(family, table.game().id().variant())
              .withPlayers(PlayerChoice.HUMAN, PlayerChoice.HUMAN);
      return new SeatsPage(saved, sitters(record, seats), 0, "", false);
    } catch (PlayException e) {
      throw new SavedGameException(RecordMessages.forRecord(record, words).format(e.problem()));
    } catch (PuzzleRecords.InvalidPuzzleException e) {
      throw new SavedGameException(e.explanation());
    }
  }

  private List<ParsedRecord> read(String name, Messages words) throws SavedGameException {
    try {
      List<ParsedRecord> games = RecordFile.read(house.workingFolder().resolve(name));
      if (games.isEmpty()) {
        throw new SavedGameException(words.format("no-games", name));
      }
      return games;
    } catch (IOException | InvalidPathException e) {
      throw new SavedGameException(words.format("cannot-read", name));
    } catch (RecordFormatException e) {
      throw new SavedGameException(words.format(e.problem()));
    }
  }

  /// Saves a game, and returns the page that says so or asks whether a file may be replaced.
  GamePage save(PageRequest.SaveGame wish, GameRecord record, GamePage page) {
    Messages words = page.messages();
    String name = wish.name();
    try {
      Path file = house.workingFolder().resolve(name);
      if (Files.exists(file) && !wish.mayReplace()) {
        return page.withQuestion(
            words.format("overwrite", name),
            new PageRequest.SaveGame(name, true),
            Optional.empty());
      }
      RecordFile.write(file, List.of(record));
      return page.withMessage(words.format("saved", name));
    } catch (IOException | InvalidPathException e) {
      return page.withMessage(words.format("cannot-write", name));
    }
  }
}
