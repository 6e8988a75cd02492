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
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedFile;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.rules.Side;
import tabuleiro.terminal.common.PuzzleRecords;
import tabuleiro.terminal.common.RecordFile;
import tabuleiro.terminal.common.RecordMessages;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.game.GameProgress;
import tabuleiro.terminal.screen.page.FilePage;
import tabuleiro.terminal.screen.page.Page;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.RecordsPage;
import tabuleiro.terminal.screen.page.SeatsPage;
import tabuleiro.terminal.screen.page.UnfinishedGamesPage;
import tabuleiro.terminal.screen.puzzle.PuzzlePage;
import tabuleiro.terminal.screen.review.RecordSource;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.terminal.screen.settings.GameChoices.PlayerChoice;
import tabuleiro.terminal.screen.settings.UnfinishedGame;
import tabuleiro.text.Messages;

/// Saved games: the unfinished games in the user's folder, and files that the user names.
final class SavedGames {
  /// Thrown when a saved game cannot be opened or resumed.
  static final class SavedGameException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String messages;

    SavedGameException(String messages) {
      super(messages);
      this.messages = messages;
    }

    String explanation() {
      return messages;
    }
  }

  /// The most files that are listed, newest first. A guess.
  private static final int MAX_FILES = 50;

  /// The number of bytes at the start of a file in which the tags of a record are looked for. A
  /// guess.
  private static final int HEADER_BYTES = 1_024;

  /// The largest file that is described in the list, in bytes; larger ones take too long to read. A
  /// guess.
  private static final long LARGEST_DESCRIBED = 64L << 10;

  private final ScreenContext context;

  SavedGames(ScreenContext context) {
    this.context = context;
  }

  /// Returns the unfinished games that can be resumed, the latest first.
  List<UnfinishedGamesPage.Entry> unfinishedGames() {
    return context.userFolder().unfinishedGames().list().stream()
        .flatMap(game -> entry(game).stream())
        .toList();
  }

  private static Optional<UnfinishedGamesPage.Entry> entry(UnfinishedGame game) {
    try {
      GameProgress progress = GameProgress.of(Replay.of(game.saved(), 1, Games.families()));
      return Optional.of(new UnfinishedGamesPage.Entry(game, progress.position()));
    } catch (PlayException e) {
      return Optional.empty();
    }
  }

  /// Describes the unfinished game, or how many there are; empty when there is none that can be
  /// resumed.
  Optional<String> describeUnfinished(Messages messages) {
    List<UnfinishedGamesPage.Entry> games = unfinishedGames();
    return games.size() > 1
        ? Optional.of(messages.format("page.unfinished.count", games.size()))
        : games.stream().findFirst().flatMap(one -> describe(one.game().saved(), messages));
  }

  private static Optional<String> describe(ParsedRecord saved, Messages messages) {
    try {
      Replay replay = Replay.of(saved, 1, Games.families());
      Messages own = messages.forGame(replay.game().id().game());
      return Optional.of(
          messages.format(
              "page.kept",
              own.format("name"),
              GameSession.seatFromRecord(saved.record(), Side.FIRST).name(),
              GameSession.seatFromRecord(saved.record(), Side.SECOND).name(),
              saved.record().mainLine().moves().size()));
    } catch (PlayException e) {
      return Optional.empty();
    }
  }

  /// Returns the choice of an unfinished game, or the page of the only one.
  ///
  /// @param choices the last choices for a new game
  Page chooseUnfinished(GameChoices choices, GameController room, Messages messages)
      throws SavedGameException {
    List<UnfinishedGamesPage.Entry> games = unfinishedGames();
    if (games.isEmpty()) {
      throw new SavedGameException(messages.format("page.none-kept"));
    }
    return games.size() > 1
        ? UnfinishedGamesPage.of(games)
        : resume(games.getFirst().game(), choices, room, messages);
  }

  /// Resumes an unfinished game.
  ///
  /// @param choices the last choices, whose computer players play where the game does not name any
  GamePage resume(UnfinishedGame game, GameChoices choices, GameController room, Messages messages)
      throws SavedGameException {
    GameChoices seats = playersOf(game.saved().record(), choices);
    if (!game.players().isEmpty()) {
      String family = game.saved().record().tag("Game").orElse("");
      seats =
          seats.withPlayers(
              seats.first().withPlayer(known(game.players().getFirst(), family)),
              seats.second().withPlayer(known(game.players().getLast(), family)));
    }
    return resume(game.saved(), seats, Optional.of(game.id()), room, messages);
  }

  /// Returns a player of the catalogue, or a human in the place of any other: a file must never
  /// start a program.
  private String known(String player, String family) {
    return context.computerSettings().players().playerIds(family).contains(player) ? player : "";
  }

  private static GameChoices playersOf(GameRecord record, GameChoices choices) {
    String first = GameSession.seatFromRecord(record, Side.FIRST).name();
    String second = GameSession.seatFromRecord(record, Side.SECOND).name();
    return choices.withPlayers(choices.first().withName(first), choices.second().withName(second));
  }

  /// Resumes a saved game.
  ///
  /// @param choices the players
  /// @param id the id of the unfinished game; empty for a game of a file
  GamePage resume(
      ParsedRecord saved,
      GameChoices choices,
      Optional<String> id,
      GameController room,
      Messages messages)
      throws SavedGameException {
    try {
      Replay replay = Replay.of(saved, 1, Games.families());
      Messages own = messages.forGame(replay.game().id().game());
      return room.resume(replay, seat(choices.first()), seat(choices.second()), id, own);
    } catch (PlayException e) {
      throw new SavedGameException(
          RecordMessages.forRecord(saved.record(), messages).format(e.problem()));
    }
  }

  private static Seat seat(PlayerChoice player) {
    return player.isHuman()
        ? Seat.human(player.name())
        : Seat.computer(player.name(), player.player());
  }

  /// What a file has.
  ///
  /// @param problems of its games that cannot be read
  record Opened(Page page, List<String> problems) {}

  /// Returns the files with records in the working folder, newest first.
  List<FilePage.Choice> listFiles(Messages messages) {
    try (Stream<Path> files = Files.list(context.workingFolder())) {
      return files
          .filter(SavedGames::hasRecords)
          .sorted(Comparator.comparingLong((Path file) -> file.toFile().lastModified()).reversed())
          .limit(MAX_FILES)
          .map(file ->
              new FilePage.Choice(file.getFileName().toString(), describeFile(file, messages)))
          .toList();
    } catch (IOException | UncheckedIOException e) {
      return List.of(); // The user can still type a name.
    }
  }

  private static String describeFile(Path file, Messages messages) {
    try {
      if (Files.size(file) > LARGEST_DESCRIBED) {
        return "";
      }
      List<ParsedRecord> games = RecordFile.readAll(file).games();
      return games.isEmpty() ? "" : describe(games.getLast(), messages).orElse("");
    } catch (IOException e) {
      return ""; // Opening the file shows the error.
    }
  }

  /// Returns whether a file is a text file with a record. Other files are not read: a folder may
  /// hold anything.
  private static boolean hasRecords(Path file) {
    String name = file.getFileName().toString();
    boolean mayBeText = name.endsWith(".txt") || name.endsWith(".pgn") || !name.contains(".");
    if (!mayBeText || !Files.isRegularFile(file)) {
      return false;
    }
    try (InputStream bytes = Files.newInputStream(file)) {
      return new String(bytes.readNBytes(HEADER_BYTES), StandardCharsets.UTF_8)
          .contains("[Game \"");
    } catch (IOException e) {
      return false;
    }
  }

  /// Opens a file. Puzzles are shown as puzzles; of several games the user chooses one; a game is
  /// shown when it is over, and can be resumed when it is not.
  ///
  /// @param choices the last choices for a new game
  Opened open(String name, GameChoices choices, GameController room, Messages messages)
      throws SavedGameException {
    ParsedFile read = read(name, messages);
    List<String> problems =
        read.problems().stream().map(problem -> messages.format(problem.problem())).toList();
    return new Opened(open(read.games(), name, choices, room, messages), problems);
  }

  private Page open(
      List<ParsedRecord> games,
      String name,
      GameChoices choices,
      GameController room,
      Messages messages)
      throws SavedGameException {
    try {
      List<Puzzle> puzzles = PuzzleRecords.parse(games, messages);
      if (!puzzles.isEmpty()) {
        return PuzzlePage.of(puzzles, messages, "");
      }
    } catch (PuzzleRecords.InvalidPuzzleException e) {
      throw new SavedGameException(e.explanation());
    }
    return games.size() > 1
        ? choose(games, name, false, messages)
        : open(PageRequest.OpenRecord.of(games, 0, name, false), choices, room, messages);
  }

  /// Returns the choice of a game among several.
  ///
  /// @param file the name of their file
  /// @param isReview whether an unfinished game is shown instead of continued
  static RecordsPage choose(
      List<ParsedRecord> games, String file, boolean isReview, Messages messages) {
    List<String> descriptions =
        games.stream()
            .map(game ->
                describe(game, messages)
                    .map(text -> text + "  " + game.record().result().format())
                    .orElse("?"))
            .toList();
    return new RecordsPage(games, descriptions, file, isReview, "", 0);
  }

  /// Opens a game: it is shown when it is over or is to be reviewed, and can be resumed otherwise.
  ///
  /// @param choices the last choices for a new game
  Page open(
      PageRequest.OpenRecord request, GameChoices choices, GameController room, Messages messages)
      throws SavedGameException {
    ParsedRecord saved = request.saved();
    GameRecord record = saved.record();
    try {
      Replay replay = Replay.of(saved, 1, Games.families());
      GameProgress progress = GameProgress.of(replay);
      String family = progress.game().id().game();
      Messages own = messages.forGame(family);
      Optional<RecordSource> source = Optional.of(request.source());
      if (request.isReview()) {
        return room.review(record, progress, source, own).atPly(0).page();
      }
      if (progress.ending().orElseThrow().kind() != Ending.Kind.UNFINISHED) {
        return room.review(record, progress, source, own);
      }
      GameChoices seats =
          choices
              .withGame(family, progress.game().id().variant())
              .withPlayers(PlayerChoice.HUMAN, PlayerChoice.HUMAN);
      return new SeatsPage(saved, playersOf(record, seats), 0, "");
    } catch (PlayException e) {
      throw new SavedGameException(RecordMessages.forRecord(record, messages).format(e.problem()));
    }
  }

  /// Reads the games of a file, also those after a malformed one.
  ///
  /// @throws SavedGameException when there is none
  private ParsedFile read(String name, Messages messages) throws SavedGameException {
    try {
      ParsedFile read = RecordFile.readAll(context.workingFolder().resolve(name));
      if (read.games().isEmpty()) {
        throw new SavedGameException(
            read.problems().stream()
                .findFirst()
                .map(problem -> messages.format(problem.problem()))
                .orElseGet(() -> messages.format("no-games", name)));
      }
      return read;
    } catch (IOException | InvalidPathException e) {
      throw new SavedGameException(messages.format("cannot-read", name));
    }
  }
}
