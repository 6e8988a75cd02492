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
import tabuleiro.play.GameRecord;
import tabuleiro.play.ParsedRecord;
import tabuleiro.play.PlayException;
import tabuleiro.play.Puzzle;
import tabuleiro.play.RecordFormatException;
import tabuleiro.play.Replay;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.rules.Side;
import tabuleiro.terminal.PuzzleRecords;
import tabuleiro.terminal.RecordFile;
import tabuleiro.terminal.RecordWords;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.game.PuzzlePage;
import tabuleiro.terminal.screen.game.TableView;
import tabuleiro.terminal.screen.page.FilePage;
import tabuleiro.terminal.screen.page.Page;
import tabuleiro.terminal.screen.page.SeatsPage;
import tabuleiro.terminal.screen.page.Wish;
import tabuleiro.terminal.screen.settings.GamePlan;
import tabuleiro.terminal.screen.settings.GamePlan.Sitter;
import tabuleiro.text.Messages;

/// Games in files: the one that is kept, and those that a person names.
final class SavedGames {
  /// What cannot be done with a file, in words.
  static final class Problem extends Exception {
    private static final long serialVersionUID = 1L;

    private final String words;

    Problem(String words) {
      super(words);
      this.words = words;
    }

    String words() {
      return words;
    }
  }

  /// How many files are offered, the newest ones. A guess.
  private static final int MOST = 50;

  /// In so many bytes the tags of a record are found. A guess.
  private static final int HEAD = 1_024;

  /// Larger files take too long to be described, in bytes. A guess.
  private static final long LARGEST = 64L << 10;

  private final House house;

  SavedGames(House house) {
    this.house = house;
  }

  /// Describes the game that is kept; empty when there is none that can be continued.
  Optional<String> kept(Messages words) {
    return house.store().kept().flatMap(saved -> describe(saved, words));
  }

  private static Optional<String> describe(ParsedRecord saved, Messages words) {
    try {
      Replay replay = Replay.of(saved, 1, Games.families());
      Messages own = words.forGame(replay.game().id().game());
      return Optional.of(
          words.say(
              "page.kept",
              own.say("name"),
              Table.savedSeat(saved.record(), Side.FIRST).name(),
              Table.savedSeat(saved.record(), Side.SECOND).name(),
              saved.record().line().moves().size()));
    } catch (PlayException e) {
      return Optional.empty();
    }
  }

  /// Goes on with the game that is kept.
  ///
  /// @param plan has the computer players that sat at it
  GamePage goOn(GamePlan plan, GameRoom room, Messages words) throws Problem {
    Optional<ParsedRecord> saved = house.store().kept();
    if (saved.isEmpty()) {
      throw new Problem(words.say("page.none-kept"));
    }
    return goOn(saved.get(), sitters(saved.get().record(), plan), room, words);
  }

  private static GamePlan sitters(GameRecord record, GamePlan plan) {
    String first = Table.savedSeat(record, Side.FIRST).name();
    String second = Table.savedSeat(record, Side.SECOND).name();
    return plan.withSitters(plan.first().withName(first), plan.second().withName(second));
  }

  /// Goes on with a saved game.
  ///
  /// @param plan who sits where
  GamePage goOn(ParsedRecord saved, GamePlan plan, GameRoom room, Messages words) throws Problem {
    try {
      Replay replay = Replay.of(saved, 1, Games.families());
      Messages own = words.forGame(replay.game().id().game());
      return room.resume(replay, seat(plan.first()), seat(plan.second()), own);
    } catch (PlayException e) {
      throw new Problem(RecordWords.of(saved.record(), words).say(e.phrase()));
    }
  }

  private static Seat seat(Sitter sitter) {
    return sitter.isHuman()
        ? Seat.human(sitter.name())
        : Seat.computer(sitter.name(), sitter.player());
  }

  /// Returns the files with records in the folder, the newest first.
  List<FilePage.Choice> choices(Messages words) {
    try (Stream<Path> files = Files.list(house.folder())) {
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
  Page open(String name, GamePlan plan, GameRoom room, Messages words) throws Problem {
    List<ParsedRecord> games = read(name, words);
    ParsedRecord saved = games.getLast();
    GameRecord record = saved.record();
    try {
      List<Puzzle> puzzles = PuzzleRecords.of(games, words);
      if (!puzzles.isEmpty()) {
        return PuzzlePage.of(puzzles, words, "");
      }
      Replay replay = Replay.of(saved, 1, Games.families());
      TableView table = TableView.of(replay);
      String family = table.game().id().game();
      Messages own = words.forGame(family);
      if (table.ending().orElseThrow().kind() != Ending.Kind.UNFINISHED) {
        return room.look(record, table, own);
      }
      GamePlan seats =
          plan.withGame(family, table.game().id().variant())
              .withSitters(Sitter.HUMAN, Sitter.HUMAN);
      return new SeatsPage(saved, sitters(record, seats), 0, "", false);
    } catch (PlayException e) {
      throw new Problem(RecordWords.of(record, words).say(e.phrase()));
    } catch (PuzzleRecords.Broken e) {
      throw new Problem(e.words());
    }
  }

  private List<ParsedRecord> read(String name, Messages words) throws Problem {
    try {
      List<ParsedRecord> games = RecordFile.read(house.folder().resolve(name));
      if (games.isEmpty()) {
        throw new Problem(words.say("no-games", name));
      }
      return games;
    } catch (IOException | InvalidPathException e) {
      throw new Problem(words.say("cannot-read", name));
    } catch (RecordFormatException e) {
      throw new Problem(words.say(e.phrase()));
    }
  }

  /// Saves a game, and returns the page that says so or asks whether a file may be replaced.
  GamePage save(Wish.Save wish, GameRecord record, GamePage page) {
    Messages words = page.words();
    String name = wish.name();
    try {
      Path file = house.folder().resolve(name);
      if (Files.exists(file) && !wish.replacing()) {
        return page.asking(
            words.say("overwrite", name), new Wish.Save(name, true), Optional.empty());
      }
      RecordFile.write(file, List.of(record));
      return page.saying(words.say("saved", name));
    } catch (IOException | InvalidPathException e) {
      return page.saying(words.say("cannot-write", name));
    }
  }
}
