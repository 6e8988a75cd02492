package tabuleiro.games.morelli;

import java.util.OptionalDouble;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Side;
import tabuleiro.rules.analysis.PlacementCounts;
import tabuleiro.rules.board.SquareBoard;

/// Morelli on a board of one size with one setup.
public final class MorelliGame implements Game {
  private final GameId id;
  private final MorelliGeometry geometry;
  private final MorelliSetup setup;

  MorelliGame(String variant, MorelliGeometry geometry, MorelliSetup setup) {
    id = new GameId(MorelliFamily.NAME, variant);
    this.geometry = geometry;
    this.setup = setup;
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

  /// Returns the band of a cell: 0 on the edge, and 1 more for each ring towards the Throne (rule
  /// 1).
  public int band(int cell) {
    return geometry.band(cell);
  }

  /// Returns the number of stones of both sides together, as many as the edge has squares (rule 2).
  public int maxStones() {
    return 4 * (geometry.size() - 1);
  }

  @Override
  public MorelliPosition start(long seed) {
    return MorelliPosition.of(this, setup.initialStones(geometry, seed), Side.FIRST, null);
  }

  @Override
  public boolean hasRandomStart() {
    return setup == MorelliSetup.RANDOM;
  }

  @Override
  public MorelliPosition parse(String text) {
    return PositionText.parse(this, text);
  }

  /// Returns the largest possible sum of the bands of all stones, with the rings filled from the
  /// middle outwards. Every move raises the sum by 1 or more.
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

  /// Returns a bound: in each direction, a cell is the target of at most one stone.
  @Override
  public int maxMoves() {
    return MorelliGeometry.DIRECTIONS * (geometry.cellCount() - 1);
  }

  MorelliGeometry geometry() {
    return geometry;
  }

  /// Returns the bound from all placements of all stones, in either colour, off the Throne; the
  /// Throne has no owner or one of the two sides.
  @Override
  public OptionalDouble positionCountLog10() {
    int stones = PlacementCounts.countPieces(start(1)).stream().mapToInt(Integer::intValue).sum();
    double ways = PlacementCounts.binomial(board().cellCount() - 1, stones) * Math.pow(2, stones);
    return OptionalDouble.of(Math.log10(2 * 3 * ways));
  }
}
