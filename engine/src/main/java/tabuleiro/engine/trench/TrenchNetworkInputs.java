package tabuleiro.engine.trench;

import java.util.List;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.games.trench.TrenchPosition;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// The inputs of networks for Trench: which piece stands on which square, by owner and rank. The
/// second side sees the board turned by 180 degrees, which exchanges the territories.
final class TrenchNetworkInputs implements NetworkInputs {
  private static final int SQUARES = 64;
  private static final int RANKS = 5;

  /// The fewest plies that are left in each phase bucket but the last.
  private static final int[] PLIES_LEFT = {22, 18, 14, 11, 8, 5, 3};

  @Override
  public String name() {
    return "trench-pieces";
  }

  @Override
  public int count() {
    return 2 * RANKS * SQUARES;
  }

  @Override
  public int buckets() {
    return PLIES_LEFT.length + 1;
  }

  @Override
  public int bucket(Position position) {
    int left = ((TrenchPosition) position).pliesLeft();
    int bucket = 0;
    while (bucket < PLIES_LEFT.length && left < PLIES_LEFT[bucket]) {
      bucket++;
    }
    return bucket;
  }

  @Override
  public void write(Position position, Side view, long[] features) {
    TrenchPosition trench = (TrenchPosition) position;
    long own = trench.pieces(view);
    long other = trench.pieces(view.other());
    boolean isTurned = view == Side.SECOND;
    long reaching = own | other;
    for (int rank = 1; rank <= RANKS; rank++) {
      long above = rank == RANKS ? 0 : trench.piecesReaching(rank + 1);
      long exactly = reaching & ~above;
      features[rank - 1] = turned(own & exactly, isTurned);
      features[RANKS + rank - 1] = turned(other & exactly, isTurned);
      reaching = above;
    }
  }

  private static long turned(long squares, boolean isTurned) {
    return isTurned ? Long.reverse(squares) : squares;
  }

  /// Returns the reflection in the diagonal from a1 to h8.
  @Override
  public List<int[]> symmetries() {
    int[] images = new int[count()];
    for (int input = 0; input < images.length; input++) {
      int square = input % SQUARES;
      images[input] = input - square + square % 8 * 8 + square / 8;
    }
    return List.of(images);
  }
}
