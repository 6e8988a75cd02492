package tabuleiro.games.trench;

import java.util.OptionalDouble;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.analysis.PlacementCounts;
import tabuleiro.rules.board.DiamondBoard;
import tabuleiro.rules.board.SquareBoard;

/// Trench with the end conditions of one variant. Games of the same variant are equal.
public final class TrenchGame implements Game {
  static final DiamondBoard BOARD = new DiamondBoard(new SquareBoard(8, 8));

  private final GameId id;
  private final TrenchEndConditions endConditions;

  /// Kept, because parsing it takes as long as a dozen plies.
  private final TrenchPosition start;

  TrenchGame(TrenchEndConditions ends) {
    this.id = new GameId(TrenchFamily.NAME, ends.variant());
    this.endConditions = ends;
    this.start = PositionText.parse(this, PositionText.START);
  }

  /// Returns the end conditions of this variant.
  TrenchEndConditions endConditions() {
    return endConditions;
  }

  /// Returns whether more points win when a counter ends the game.
  public boolean isDecidedByPoints() {
    return endConditions != TrenchEndConditions.ANNIHILATION;
  }

  /// Returns the number of points that ends the game; 0 when points do not end it.
  public int pointGoal() {
    return endConditions.pointGoal();
  }

  @Override
  public GameId id() {
    return id;
  }

  @Override
  public DiamondBoard board() {
    return BOARD;
  }

  @Override
  public TrenchPosition start(long seed) {
    return start;
  }

  /// Parses a position text: rows from the top, `b` or `w`, points `black-white`, plies, plies
  /// since the last capture. Points and counters are taken as written and never compared with the
  /// board.
  ///
  /// @throws PositionFormatException when the text has another form: this covers points that are
  ///   odd, which no sum of table points is, and numbers of more than six digits
  /// @throws IllegalPositionException when a side has more pieces of a rank than rule 2 gives it,
  ///   or no side has any piece
  @Override
  public TrenchPosition parse(String text) {
    return PositionText.parse(this, text);
  }

  /// Returns the ply limit; in a variant without one, a bound from the captures: a game continues
  /// only while both sides have pieces, so at most 15 of the 16 pieces of each side are captured
  /// before its last ply. Each of these 30 captures ends a run of at most as many plies as the
  /// limit, and so does the last run, which ends with a wipe-out or at the limit.
  @Override
  public int maxPlies() {
    return endConditions.hasPlyLimit()
        ? endConditions.plyLimit()
        : 31 * endConditions.noCaptureLimit();
  }

  /// Returns the sum of reach times directions over the sixteen pieces of a side.
  @Override
  public int maxMoves() {
    int moves = 0;
    for (TrenchRank rank : TrenchRank.values()) {
      moves += rank.count() * rank.reach() * rank.directions();
    }
    return moves;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TrenchGame game && game.endConditions == endConditions;
  }

  @Override
  public int hashCode() {
    return endConditions.hashCode();
  }

  @Override
  public String toString() {
    return id.toString();
  }

  /// Returns the bound from all placements of some of the pieces of each rank.
  @Override
  public OptionalDouble positionCountLog10() {
    double ways =
        PlacementCounts.placeSome(board().cellCount(), PlacementCounts.countPieces(start(1)));
    return OptionalDouble.of(Math.log10(2 * ways));
  }
}
