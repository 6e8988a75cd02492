package tabuleiro.games.jostle;

import java.util.OptionalDouble;
import tabuleiro.rules.Board;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Placements;
import tabuleiro.rules.Side;

/// Jostle on one of its boards. There is one instance of each variant.
public final class JostleGame implements Game {
  static final String NAME = "jostle";

  private final GameId id;
  private final Layout layout;
  private final int checkers;
  private final String startText;
  private final JostlePosition start;
  private final int maxPlies;

  JostleGame(String variant, Layout layout, String startText) {
    this.id = new GameId(NAME, variant);
    this.layout = layout;
    this.startText = startText;
    this.checkers = (int) startText.split(" ", 2)[0].chars().filter(c -> c == 'r').count();
    this.start = parse(startText);
    this.maxPlies = 2 * mostPairs() - start.pairBalance();
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
  public Layout layout() {
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
    return checkers * layout.directions().size();
  }

  /// Returns how many checkers each side has (Rule 1).
  public int checkers() {
    return checkers;
  }

  /// Returns the text of the start, which shows what a position text looks like.
  String startText() {
    return startText;
  }

  /// Returns the most pairs of neighbours that the checkers of one side can form. (Harary and
  /// Harborth, 1976: `2n - 2 sqrt(n)` for squares, `3n - sqrt(12n - 3)` for hexagons, rounded
  /// down.)
  private int mostPairs() {
    double most =
        layout.isHexagon()
            ? 3 * checkers - Math.sqrt(12 * checkers - 3)
            : 2 * checkers - 2 * Math.sqrt(checkers);
    return (int) most;
  }

  /// Returns the letter of a side in position texts.
  static char letter(Side side) {
    return side == Side.FIRST ? 'r' : 'b';
  }

  /// All checkers stay, anywhere.
  @Override
  public OptionalDouble positionsLog10() {
    double ways = Placements.ofAll(board().cellCount(), Placements.pieces(start(1)));
    return OptionalDouble.of(Math.log10(2 * ways));
  }
}
