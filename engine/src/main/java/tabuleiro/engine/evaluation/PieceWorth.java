package tabuleiro.engine.evaluation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.UnboundedBoard;
import tabuleiro.rules.text.BoardRowsText;

/// What a piece on the board is worth to its owner: the static evaluation less that of the same
/// position without the piece. So the pieces that carry the score are found whatever the evaluation
/// knows, except in games on a table: Ni-Ju's sides lay tiles in turn, and no position lacks one.
///
/// @param cell the cell of the piece
/// @param owner the side whose piece it is
/// @param points in Elo points for the owner
public record PieceWorth(int cell, Side owner, int points) {
  /// Returns the worth of the pieces of a position, those that weigh most first; none on a table.
  /// It leaves out a piece without which the game would be over or the position impossible.
  ///
  /// Precondition: the game is not over.
  ///
  /// @param evaluator of the position's game
  public static List<PieceWorth> of(Evaluator evaluator, Position position) {
    int total = evaluator.trail(position, 0).evaluate();
    Side side = position.sideToMove();
    List<PieceWorth> worths = new ArrayList<>();
    for (String text : textsWithoutAPiece(position)) {
      parse(position, text)
          .filter(without -> !without.outcome().isOver())
          .ifPresent(without -> {
            int lost = total - evaluator.trail(without, 0).evaluate();
            Scene.PlacedPiece piece = missing(position, without);
            Side owner = piece.piece().side();
            worths.add(new PieceWorth(piece.cell(), owner, owner == side ? lost : -lost));
          });
    }
    worths.sort(Comparator.comparingInt(worth -> -Math.abs(worth.points())));
    return List.copyOf(worths);
  }

  /// Returns the points in tens, rounded: as many digits as a piece has room for.
  public int tens() {
    return Math.round(points / 10f);
  }

  /// Returns the texts of the position with one piece left out each; none on a table.
  private static List<String> textsWithoutAPiece(Position position) {
    String text = position.format();
    int end = text.indexOf(' ');
    String pieces = text.substring(0, end);
    Board board = position.game().board();
    return board instanceof UnboundedBoard
        ? List.of()
        : rows(pieces, board).stream().map(other -> other + text.substring(end)).toList();
  }

  /// Leaves out the pieces of a board with rows.
  private static List<String> rows(String pieces, Board board) {
    BoardRowsText format = BoardRowsText.of(board, pieces.replaceAll("[0-9/]", ""));
    int[] letters = format.parse(pieces);
    List<String> texts = new ArrayList<>();
    for (int left = 0; left < letters.length; left++) {
      int empty = left;
      if (letters[left] != BoardRowsText.EMPTY) {
        texts.add(format.format(cell -> cell == empty ? BoardRowsText.EMPTY : letters[cell]));
      }
    }
    return texts;
  }

  private static Optional<Position> parse(Position position, String text) {
    try {
      return Optional.of(position.game().parse(text));
    } catch (RulesException e) {
      return Optional.empty();
    }
  }

  /// Returns the piece that one position has more than the other.
  private static Scene.PlacedPiece missing(Position position, Position without) {
    Set<Integer> left =
        without.scene().pieces().stream().map(Scene.PlacedPiece::cell).collect(Collectors.toSet());
    return position.scene().pieces().stream()
        .filter(piece -> !left.contains(piece.cell()))
        .findFirst()
        .orElseThrow();
  }
}
