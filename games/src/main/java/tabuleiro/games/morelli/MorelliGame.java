package tabuleiro.games.morelli;

import java.util.OptionalDouble;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Side;
import tabuleiro.rules.analysis.PlacementCounts;
import tabuleiro.rules.board.SquareBoard;

/// Morelli with its size and set-up fixed.
public final class MorelliGame implements Game {
  private final GameId id;
  private final MorelliGeometry geometry;
  private final MorelliSetup setUp;

  MorelliGame(String variant, MorelliGeometry geometry, MorelliSetup setUp) {
    id = new GameId("morelli", variant);
    this.geometry = geometry;
    this.setUp = setUp;
  }

  @Override
  public GameId id() {
    return id;
  }

  @Override
  public SquareBoard board() {
    return geometry.board();
  }

  /// Returns the cell of the Throne.
  public int throne() {
    return geometry.centre();
  }

  /// Returns the band of a cell: 0 on the edge, rising by one with every ring towards the Throne
  /// (Rule 1).
  public int band(int cell) {
    return geometry.band(cell);
  }

  /// Returns the most stones that a board has, those of both sides together: as many as the edge
  /// has squares (Rule 2).
  public int maxStones() {
    return 4 * (geometry.size() - 1);
  }

  @Override
  public MorelliPosition start(long seed) {
    return MorelliPosition.of(this, setUp.initialStones(geometry, seed), Side.FIRST, null);
  }

  @Override
  public boolean hasRandomStart() {
    return setUp == MorelliSetup.RANDOM;
  }

  @Override
  public MorelliPosition parse(String text) {
    return PositionText.parse(this, text);
  }

  /// Returns the number of plies after which no stone can rise any more. Every move raises a stone
  /// by a band or more, and the bands of all stones add up to the most when the rings are full from
  /// the middle outwards.
  @Override
  public int maxPlies() {
    int plies = 0;
    int left = maxStones();
    for (int band = geometry.size() / 2 - 1; band > 0; band--) {
      int ring = Math.min(left, 4 * (geometry.size() - 1 - 2 * band));
      plies += band * ring;
      left -= ring;
    }
    return plies;
  }

  /// Returns a bound that holds because a cell is reached by at most one stone in each direction.
  @Override
  public int maxMoves() {
    return MorelliGeometry.DIRECTIONS * (geometry.cellCount() - 1);
  }

  MorelliGeometry geometry() {
    return geometry;
  }

  /// All stones stay, anywhere but on the Throne, of either colour; the Throne is nobody's or one
  /// of the two sides'.
  @Override
  public OptionalDouble positionCountLog10() {
    int stones = PlacementCounts.countPieces(start(1)).stream().mapToInt(Integer::intValue).sum();
    double ways = PlacementCounts.binomial(board().cellCount() - 1, stones) * Math.pow(2, stones);
    return OptionalDouble.of(Math.log10(2 * 3 * ways));
  }
}
