package tabuleiro.games.trench;

import java.util.OptionalDouble;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.analysis.PlacementCounts;
import tabuleiro.rules.board.DiamondBoard;
import tabuleiro.rules.board.SquareBoard;

/// Trench with its ends fixed. Two games of the same variant are equal.
public final class TrenchGame implements Game {
  static final DiamondBoard BOARD = new DiamondBoard(new SquareBoard(8, 8));

  private final GameId id;
  private final TrenchEndConditions endConditions;

  /// Kept, since reading it takes as long as a dozen plies.
  private final TrenchPosition start;

  TrenchGame(TrenchEndConditions ends) {
    this.id = new GameId("trench", ends.variant());
    this.endConditions = ends;
    this.start = PositionText.parse(this, PositionText.START);
  }

  /// Returns how games of this variant end.
  TrenchEndConditions endConditions() {
    return endConditions;
  }

  /// Returns whether more points win when a counter ends the game.
  public boolean isDecidedByPoints() {
    return endConditions != TrenchEndConditions.ANNIHILATION;
  }

  /// Returns how many points end the game; 0 when none do.
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

  /// Reads a position text: rows from the top, `b` or `w`, points `black-white`, plies, plies since
  /// the last capture. Points and counters are taken as written and never compared with the board.
  ///
  /// @throws PositionFormatException when the text has another form: this covers points that are
  ///   odd, which no sum of table points is, and numbers of more than six digits
  /// @throws IllegalPositionException when a side has more pieces of a rank than rule 2 gives it,
  ///   or no side has any piece
  @Override
  public TrenchPosition parse(String text) {
    return PositionText.parse(this, text);
  }

  /// Returns the ply limit; in a variant without one, a bound from the captures: a game goes on
  /// only while both sides have pieces, so at most 15 of the 16 of each side are captured before
  /// its last ply. Each of these 30 captures comes after fewer quiet plies than the limit, that is,
  /// ends a run of at most `limit` plies, and the last run, which ends with a wipe-out or with the
  /// limit, is not longer.
  @Override
  public int maxPlies() {
    return endConditions.hasPlyLimit() ? endConditions.plyLimit() : 31 * endConditions.quietLimit();
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

  /// Of each rank some of the pieces are left, anywhere.
  @Override
  public OptionalDouble positionCountLog10() {
    double ways =
        PlacementCounts.placeSome(board().cellCount(), PlacementCounts.countPieces(start(1)));
    return OptionalDouble.of(Math.log10(2 * ways));
  }
}
