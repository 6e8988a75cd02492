package tabuleiro.games.jostle;

import java.util.OptionalDouble;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.analysis.PlacementCounts;
import tabuleiro.rules.board.Board;

/// Jostle on one of its boards. There is one instance for each variant.
public final class JostleGame implements Game {
  private final GameId id;
  private final BitboardLayout layout;
  private final int checkersPerSide;
  private final String startText;
  private final JostlePosition start;
  private final int maxPlies;

  JostleGame(String variant, BitboardLayout layout, String startText) {
    this.id = new GameId(JostleFamily.NAME, variant);
    this.layout = layout;
    this.startText = startText;
    this.checkersPerSide = (int) startText.split(" ", 2)[0].chars().filter(c -> c == 'r').count();
    this.start = parse(startText);
    this.maxPlies = 2 * maxPairs() - start.pairBalance();
  }

  @Override
  public GameId id() {
    return id;
  }

  @Override
  public Board board() {
    return layout.board();
  }

  /// Returns the mapping of the board's cells to the bitboards of a position.
  public BitboardLayout layout() {
    return layout;
  }

  /// Returns the start of rule 1; the seed is ignored.
  @Override
  public JostlePosition start(long seed) {
    return start;
  }

  @Override
  public JostlePosition parse(String text) {
    return PositionText.parse(this, text);
  }

  /// Returns how far the pair balance, which every move raises, can rise from the start: to the
  /// most pairs that both sides can form.
  @Override
  public int maxPlies() {
    return maxPlies;
  }

  /// Returns the number of a side's checkers times the number of directions.
  @Override
  public int maxMoves() {
    return checkersPerSide * layout.directionShifts().size();
  }

  @Override
  public boolean hasDraws() {
    return false;
  }

  /// Returns the number of checkers of each side (rule 1).
  public int checkersPerSide() {
    return checkersPerSide;
  }

  /// Returns the text of the start, an example of a position text.
  String startText() {
    return startText;
  }

  /// Returns the most pairs of neighbours that the checkers of one side can form. (Harary and
  /// Harborth, 1976: `2n - 2 sqrt(n)` for squares, `3n - sqrt(12n - 3)` for hexagons, rounded
  /// down.)
  private int maxPairs() {
    double most =
        layout.isHexagon()
            ? 3 * checkersPerSide - Math.sqrt(12 * checkersPerSide - 3)
            : 2 * checkersPerSide - 2 * Math.sqrt(checkersPerSide);
    return (int) most;
  }

  /// Returns the bound from all placements of all checkers, which are never captured.
  @Override
  public OptionalDouble positionCountLog10() {
    double ways =
        PlacementCounts.placeAll(board().cellCount(), PlacementCounts.countPieces(start(1)));
    return OptionalDouble.of(Math.log10(2 * ways));
  }
}
