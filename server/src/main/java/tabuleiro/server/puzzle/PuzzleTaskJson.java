package tabuleiro.server.puzzle;

import io.avaje.jsonb.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tabuleiro.play.Puzzle;
import tabuleiro.play.PuzzleStore;
import tabuleiro.play.PuzzleTheme;
import tabuleiro.rules.Position;
import tabuleiro.server.view.MoveJson;
import tabuleiro.text.Messages;

/// A puzzle with its solution.
///
/// @param id its identifier, which its address contains
/// @param position the text of the position
/// @param theme `only-win`, `win` or `defence`
/// @param moves the number of moves of the theme
/// @param difficulty from 1 to 5
/// @param task what is to be found, as text
/// @param path the click path of the right move
/// @param line the moves of the solution
/// @param right what is said after the right move
/// @param wrong what is said after a move without a refutation
/// @param refutations wrong moves that tempt
@Json
public record PuzzleTaskJson(
    String id,
    String game,
    String variant,
    String position,
    String theme,
    int moves,
    int difficulty,
    String task,
    List<String> path,
    List<String> line,
    String right,
    String wrong,
    List<Refutation> refutations) {
  /// A wrong move.
  ///
  /// @param path its click path
  /// @param moves the moves that refute it, with the wrong move first
  /// @param says why it is wrong
  @Json
  public record Refutation(List<String> path, List<String> moves, String says) {
    /// Copies the lists.
    public Refutation {
      path = List.copyOf(path);
      moves = List.copyOf(moves);
    }
  }

  /// Copies the lists.
  public PuzzleTaskJson {
    path = List.copyOf(path);
    line = List.copyOf(line);
    refutations = List.copyOf(refutations);
  }

  /// Returns a puzzle as JSON.
  ///
  /// @param messages the messages of the game
  static PuzzleTaskJson of(Puzzle puzzle, Messages messages) {
    Position position = puzzle.position();
    return new PuzzleTaskJson(
        PuzzleStore.id(puzzle),
        position.game().id().game(),
        position.game().id().variant(),
        position.format(),
        puzzle.theme().key(),
        puzzle.moves(),
        puzzle.difficulty(),
        task(puzzle, messages),
        path(position, puzzle.solution()),
        texts(position, puzzle.line()),
        messages.format(
            "study.puzzle.right." + puzzle.theme().key(), position.formatMove(puzzle.solution())),
        messages.format("study.puzzle.wrong." + puzzle.theme().key(), puzzle.moves()),
        puzzle.refutations().entrySet().stream()
            .map(wrong -> refutation(puzzle, wrong, messages))
            .toList());
  }

  /// Returns what is to be found.
  static String task(Puzzle puzzle, Messages messages) {
    return messages.format(
        "study.puzzle.task." + puzzle.theme().key(),
        puzzle.position().sideToMove(),
        puzzle.moves());
  }

  private static Refutation refutation(
      Puzzle puzzle, Map.Entry<Integer, List<Integer>> wrong, Messages messages) {
    Position position = puzzle.position();
    List<Integer> moves = new ArrayList<>(List.of(wrong.getKey()));
    moves.addAll(wrong.getValue());
    List<String> texts = texts(position, moves);
    boolean isAtOnce = texts.size() == 1 && puzzle.theme() == PuzzleTheme.DEFENCE;
    String key = isAtOnce ? "study.puzzle.loses" : "study.puzzle.refuted." + puzzle.theme().key();
    String reply = texts.size() > 1 ? texts.get(1) : "";
    String says =
        texts.size() == 1 && !isAtOnce
            ? messages.format("study.puzzle.wrong." + puzzle.theme().key(), puzzle.moves())
            : messages.format(key, texts.getFirst(), reply, puzzle.moves());
    return new Refutation(path(position, wrong.getKey()), texts, says);
  }

  private static List<String> path(Position position, int move) {
    return MoveJson.of(position, move).path();
  }

  private static List<String> texts(Position start, List<Integer> moves) {
    List<String> texts = new ArrayList<>();
    Position position = start;
    for (int move : moves) {
      texts.add(position.formatMove(move));
      position = position.playUnchecked(move);
    }
    return texts;
  }
}
