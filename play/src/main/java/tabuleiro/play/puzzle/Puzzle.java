package tabuleiro.play.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.games.Games;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.MoveAnnotation;
import tabuleiro.play.record.MoveSequence;
import tabuleiro.play.record.RecordTag;
import tabuleiro.play.record.RecordedMove;
import tabuleiro.play.record.Replay;
import tabuleiro.play.session.SessionException;
import tabuleiro.rules.Motif;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;

/// A position with exactly one right move. A puzzle is stored as a game record with the tag
/// `Puzzle` (the difficulty), the tag `Theme`, the tag `Motif` where it shows motifs, the position
/// and the solution; variations on the first move refute wrong moves. Immutable.
///
/// @param line the right move, and the moves that follow it when the opponent resists as long as
///   possible; at least one move
/// @param difficulty from 1 to 5
/// @param theme what the puzzle asks for
/// @param moves the number of moves within which the side to move wins, or in which the opponent
///   would win after a wrong move; 0 when it is not known
/// @param refutations wrong moves, each with the moves that refute it
/// @param motifs the keys of the motifs of the game that the position and the line show
public record Puzzle(
    Position position,
    List<Integer> line,
    int difficulty,
    PuzzleTheme theme,
    int moves,
    Map<Integer, List<Integer>> refutations,
    List<String> motifs) {
  /// The greatest difficulty.
  public static final int MAX_DIFFICULTY = 5;

  private static final String TAG = "Puzzle";
  private static final String THEME_TAG = "Theme";
  private static final String MOTIF_TAG = "Motif";
  private static final Pattern THEME = Pattern.compile("(?<key>[a-z-]+) (?<moves>[1-9])");

  /// Checks the difficulty, and copies the collections.
  ///
  /// @throws IllegalArgumentException when the difficulty is not from 1 to 5, or the line is empty
  public Puzzle {
    if (difficulty < 1 || difficulty > MAX_DIFFICULTY) {
      throw new IllegalArgumentException(
          "difficulty must be from 1 to " + MAX_DIFFICULTY + ": " + difficulty);
    }
    if (line.isEmpty()) {
      throw new IllegalArgumentException("a puzzle needs a solution");
    }
    line = List.copyOf(line);
    refutations = Map.copyOf(refutations);
    motifs = List.copyOf(motifs);
  }

  /// Creates a puzzle, and finds its motifs.
  ///
  /// @throws IllegalArgumentException when the difficulty is not from 1 to 5, or the line is empty
  public Puzzle(
      Position position,
      List<Integer> line,
      int difficulty,
      PuzzleTheme theme,
      int moves,
      Map<Integer, List<Integer>> refutations) {
    this(position, line, difficulty, theme, moves, refutations, findMotifs(position, line));
  }

  private static List<String> findMotifs(Position position, List<Integer> line) {
    return Games.find(position.game().id().game()).stream()
        .flatMap(family -> family.motifs().stream())
        .filter(motif -> !line.isEmpty() && motif.isShown(position, line))
        .map(Motif::key)
        .toList();
  }

  /// Creates a puzzle in which exactly one move wins, without the moves that follow it.
  ///
  /// @throws IllegalArgumentException when the difficulty is not from 1 to 5
  public Puzzle(Position position, int solution, int difficulty) {
    this(position, List.of(solution), difficulty, PuzzleTheme.ONLY_WIN, 0, Map.of());
  }

  /// Returns the right move.
  public int solution() {
    return line.getFirst();
  }

  /// Returns the key of a message for the theme: `key` itself where exactly one move wins,
  /// otherwise `key` with a dot and the name of the theme.
  public String messageKey(String key) {
    return theme == PuzzleTheme.ONLY_WIN ? key : key + "." + theme.key();
  }

  /// Returns whether a record has the tag `Puzzle`.
  public static boolean isPuzzle(GameRecord record) {
    return record.tag(TAG).isPresent();
  }

  /// Reads a puzzle. The method does not check that the recorded move is the only right move. It
  /// finds the motifs again, whatever the tag `Motif` says.
  ///
  /// @param replay a replay before its first move, of a record for which [#isPuzzle(GameRecord)] is
  ///   true
  /// @throws tabuleiro.play.PlayException when the record has no move, a move is illegal, or the
  ///   difficulty or the theme is not valid
  public static Puzzle of(Replay replay) {
    GameRecord record = replay.record();
    String difficulty = record.tag(TAG).orElse("");
    if (!difficulty.matches("[1-" + MAX_DIFFICULTY + "]")) {
      throw new SessionException("puzzle.difficulty", difficulty, MAX_DIFFICULTY);
    }
    if (!replay.hasNext()) {
      throw new SessionException("puzzle.no-solution");
    }
    Position position = replay.position();
    List<Integer> line = new ArrayList<>();
    while (replay.hasNext()) {
      line.add(replay.next());
    }
    Optional<String> theme = record.tag(THEME_TAG);
    Matcher found = THEME.matcher(theme.orElse(PuzzleTheme.ONLY_WIN.key() + " 1"));
    if (!found.matches() || PuzzleTheme.of(found.group("key")).isEmpty()) {
      throw new SessionException("puzzle.theme", theme.orElseThrow());
    }
    return new Puzzle(
        position,
        line,
        Integer.parseInt(difficulty),
        PuzzleTheme.of(found.group("key")).orElseThrow(),
        theme.isEmpty() ? 0 : Integer.parseInt(found.group("moves")),
        refutations(position, record.mainLine().moves().getFirst()));
  }

  /// Precondition: the replay has checked the variations.
  private static Map<Integer, List<Integer>> refutations(Position position, RecordedMove solution) {
    Map<Integer, List<Integer>> refutations = new TreeMap<>();
    for (MoveAnnotation annotation : solution.annotations()) {
      if (annotation instanceof MoveAnnotation.Variation(MoveSequence variation)) {
        List<Integer> moves = parse(position, variation);
        refutations.put(moves.getFirst(), List.copyOf(moves.subList(1, moves.size())));
      }
    }
    return refutations;
  }

  private static List<Integer> parse(Position start, MoveSequence variation) {
    List<Integer> moves = new ArrayList<>();
    Position position = start;
    for (RecordedMove recorded : variation.moves()) {
      int move = position.parseMove(recorded.text());
      moves.add(move);
      position = position.playUnchecked(move);
    }
    return moves;
  }

  /// Returns the puzzle as a record. Unless the solution ends the game by the rules, the record of
  /// a win is of an adjudicated game, and that of a defence of an unfinished one.
  public GameRecord toRecord() {
    Ending ending = endingAfter(line);
    List<RecordTag> tags = new ArrayList<>();
    tags.add(new RecordTag("Result", ending.result().format()));
    tags.add(new RecordTag("Game", position.game().id().game()));
    tags.add(new RecordTag("Variant", position.game().id().variant()));
    tags.add(new RecordTag("Termination", ending.kind().key()));
    tags.add(new RecordTag("FEN", position.format()));
    tags.add(new RecordTag(TAG, String.valueOf(difficulty)));
    if (moves > 0) {
      tags.add(new RecordTag(THEME_TAG, theme.key() + " " + moves));
    }
    if (!motifs.isEmpty()) {
      tags.add(new RecordTag(MOTIF_TAG, String.join(" ", motifs)));
    }
    List<RecordedMove> solutionMoves = new ArrayList<>(recorded(line));
    RecordedMove first = solutionMoves.getFirst();
    for (Map.Entry<Integer, List<Integer>> wrong : new TreeMap<>(refutations).entrySet()) {
      List<Integer> variation = new ArrayList<>(List.of(wrong.getKey()));
      variation.addAll(wrong.getValue());
      first =
          first.with(
              new MoveAnnotation.Variation(new MoveSequence(List.of(), recorded(variation))));
    }
    solutionMoves.set(0, first);
    MoveSequence main = new MoveSequence(List.of(), solutionMoves);
    return new GameRecord(tags, position.sideToMove(), main, ending.result());
  }

  private List<RecordedMove> recorded(List<Integer> moves) {
    List<RecordedMove> recorded = new ArrayList<>();
    Position before = position;
    for (int move : moves) {
      recorded.add(RecordedMove.of(before.formatMove(move)));
      before = before.playUnchecked(move);
    }
    return recorded;
  }

  /// Returns how a game ends with the right move: by the rules; otherwise adjudicated, or
  /// unfinished after a defence.
  public Ending ending() {
    return endingAfter(line.subList(0, 1));
  }

  private Ending endingAfter(List<Integer> played) {
    Position last = position;
    for (int move : played) {
      last = last.playUnchecked(move);
    }
    Outcome outcome = last.outcome();
    if (outcome.isOver()) {
      return Ending.byRules(outcome);
    }
    return theme == PuzzleTheme.DEFENCE
        ? Ending.of(Ending.Kind.UNFINISHED, Result.NONE)
        : Ending.of(Ending.Kind.ADJUDICATED, Result.winOf(position.sideToMove()));
  }
}
