package tabuleiro.games.jostle;

import java.util.OptionalDouble;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Side;
import tabuleiro.rules.analysis.PlacementCounts;
import tabuleiro.rules.board.Board;

/// Jostle on one of its boards. There is one instance of each variant.
public final class JostleGame implements Game {
  static final String NAME = "jostle";

  private final GameId id;
  private final BitboardLayout layout;
  private final int checkersPerSide;
  private final String startText;
  private final JostlePosition start;
  private final int maxPlies;

  JostleGame(String variant, BitboardLayout layout, String startText) {
    this.id = new GameId(NAME, variant);
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

  /// Returns how the board's cells lie in the bitboards of a position.
  public BitboardLayout layout() {
    return layout;
  }

  /// Returns the set-up of Rule 1, whatever the seed.
  @Override
  public JostlePosition start(long seed) {
    return start;
  }

  @Override
  public JostlePosition parse(String text) {
    return PositionText.parse(this, text);
  }

  /// Returns how far the sum P of friendly minus enemy pairs can rise: it rises with every move.
  @Override
  public int maxPlies() {
    return maxPlies;
  }

  /// Returns the number of a side's checkers times the number of directions.
  @Override
  public int maxMoves() {
    return checkersPerSide * layout.directionShifts().size();
  }

  /// Returns how many checkers each side has (Rule 1).
  public int checkersPerSide() {
    return checkersPerSide;
  }

  /// Returns the text of the start, which shows what a position text looks like.
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

  /// Returns the letter of a side in position texts.
  static char letter(Side side) {
    return side == Side.FIRST ? 'r' : 'b';
  }

  /// All checkers stay, anywhere.
  @Override
  public OptionalDouble positionCountLog10() {
    double ways =
        PlacementCounts.placeAll(board().cellCount(), PlacementCounts.countPieces(start(1)));
    return OptionalDouble.of(Math.log10(2 * ways));
  }
}
