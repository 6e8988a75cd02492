package tabuleiro.engine.trench;

import java.util.List;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.games.trench.TrenchPosition;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// The inputs of networks for Trench: which piece is on which square, by owner and rank. The second
/// side sees the board turned by 180 degrees, which exchanges the territories.
final class TrenchNetworkInputs implements NetworkInputs {
  private static final int SQUARES = 64;
  private static final int RANKS = 5;

  /// The phase bucket by the number of plies that are left; more than these are in bucket 0.
  private static final byte[] BUCKETS = {
    7, 7, 7, 6, 6, 5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0
  };

  @Override
  public String name() {
    return "trench-pieces";
  }

  @Override
  public int cells() {
    return SQUARES;
  }

  @Override
  public int count() {
    return 2 * RANKS * SQUARES;
  }

  @Override
  public int input(Position position, int cell) {
    TrenchPosition trench = (TrenchPosition) position;
    int isFirst = (int) (trench.pieces(Side.FIRST) >>> cell & 1);
    int isSecond = (int) (trench.pieces(Side.SECOND) >>> cell & 1);
    int piece = (isFirst | isSecond) * trench.reachAt(cell) + RANKS * isSecond - 1;
    return piece < 0 ? NONE : piece * SQUARES + cell;
  }

  @Override
  public long changedCells(Position before, Position after, int word) {
    TrenchPosition old = (TrenchPosition) before;
    TrenchPosition now = (TrenchPosition) after;
    return (old.pieces(Side.FIRST) ^ now.pieces(Side.FIRST))
        | (old.pieces(Side.SECOND) ^ now.pieces(Side.SECOND))
        | (old.piecesReaching(2) ^ now.piecesReaching(2))
        | (old.piecesReaching(3) ^ now.piecesReaching(3))
        | (old.piecesReaching(4) ^ now.piecesReaching(4))
        | (old.piecesReaching(5) ^ now.piecesReaching(5));
  }

  @Override
  public int[] secondView() {
    int[] inputs = new int[count()];
    for (int input = 0; input < inputs.length; input++) {
      int piece = input / SQUARES;
      int seen = piece < RANKS ? piece + RANKS : piece - RANKS;
      inputs[input] = seen * SQUARES + SQUARES - 1 - input % SQUARES;
    }
    return inputs;
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

  @Override
  public int buckets() {
    return 1 + BUCKETS[0];
  }

  @Override
  public int bucket(Position position) {
    int left = ((TrenchPosition) position).pliesLeft();
    return BUCKETS[Math.min(left, BUCKETS.length - 1)];
  }
}
