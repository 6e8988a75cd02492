package tabuleiro.play.puzzle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.games.Games;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.GameId;
import tabuleiro.text.ResourceLines;

/// The puzzles of the pages: proven puzzles of the boards that the pages offer as games, one file
/// of records for each board. A board is read when one of its puzzles is first asked for.
/// Thread-safe.
public final class PuzzleStore {
  /// An odd prime: the step from the puzzle of a day to the next one of the same board, so that the
  /// days do not follow the order of the file, which is that of difficulty.
  private static final int DAILY_STEP = 7919;

  private static final int HASH_BYTES = 5;

  private static final String FOLDER = "/tabuleiro/play/puzzles/store/";

  /// The boards of this project in the order of menus; each line has a game and a variant.
  private static final List<GameId> LISTED = listedBoards();

  private static final List<GameId> ALL = Stream.concat(LISTED.stream(), addedBoards()).toList();

  private static final Map<GameId, SequencedMap<String, Puzzle>> BOARDS = new ConcurrentHashMap<>();

  private PuzzleStore() {}

  /// Returns the boards that have puzzles: those of this project, and the featured boards of games
  /// of other jars that bring the resource `tabuleiro/play/puzzles/store/GAME-VARIANT.txt`.
  public static List<GameId> boards() {
    return ALL;
  }

  private static List<GameId> listedBoards() {
    return ResourceLines.read(PuzzleStore.class, FOLDER + "boards.txt").stream()
        .map(line -> line.split(" "))
        .map(words -> new GameId(words[0], words[1]))
        .toList();
  }

  private static Stream<GameId> addedBoards() {
    Set<String> listed = LISTED.stream().map(GameId::game).collect(Collectors.toSet());
    return Games.families().stream()
        .filter(family -> !listed.contains(family.name()))
        .flatMap(family ->
            family.featuredVariants().stream().map(variant -> new GameId(family.name(), variant)))
        .filter(board -> PuzzleStore.class.getResource(file(board)) != null);
  }

  private static String file(GameId board) {
    return FOLDER + board.game() + "-" + board.variant() + ".txt";
  }

  /// Returns the puzzles of a board by their identifiers, the easiest first; none for a board that
  /// [#boards()] does not have.
  public static SequencedMap<String, Puzzle> of(GameId board) {
    return boards().contains(board)
        ? BOARDS.computeIfAbsent(board, PuzzleStore::load)
        : new LinkedHashMap<>();
  }

  /// Returns the puzzle with an identifier; empty when there is none.
  public static Optional<Puzzle> find(String id) {
    return boards().stream()
        .filter(board -> id.startsWith(prefix(board)))
        .flatMap(board -> Optional.ofNullable(of(board).get(id)).stream())
        .findFirst();
  }

  /// Returns the identifier of a puzzle: the board and a hash of the position.
  public static String id(Puzzle puzzle) {
    try {
      byte[] text = puzzle.position().format().getBytes(StandardCharsets.UTF_8);
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(text);
      return prefix(puzzle.position().game().id()) + HexFormat.of().formatHex(hash, 0, HASH_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Returns the puzzle of a day: the boards take turns.
  public static Puzzle daily(LocalDate day) {
    int boards = boards().size();
    GameId board = boards().get((int) Math.floorMod(day.toEpochDay(), (long) boards));
    List<Puzzle> puzzles = new ArrayList<>(of(board).values());
    long turn = Math.floorDiv(day.toEpochDay(), (long) boards);
    return puzzles.get((int) Math.floorMod(turn * DAILY_STEP, (long) puzzles.size()));
  }

  private static String prefix(GameId board) {
    return board.game() + "-" + board.variant() + "-";
  }

  private static SequencedMap<String, Puzzle> load(GameId board) {
    String name = file(board);
    SequencedMap<String, Puzzle> puzzles = new LinkedHashMap<>();
    try (InputStream file = PuzzleStore.class.getResourceAsStream(name)) {
      if (file == null) {
        throw new IllegalStateException("there is no file " + name);
      }
      for (ParsedRecord record : GameRecord.parse(file.readAllBytes())) {
        Puzzle puzzle = Puzzle.of(Replay.of(record, 1, Games.families()));
        puzzles.put(id(puzzle), puzzle);
      }
      return puzzles;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
