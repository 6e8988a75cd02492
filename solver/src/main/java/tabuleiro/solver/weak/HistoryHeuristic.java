package tabuleiro.solver.weak;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/// The history heuristic (Schaeffer, 1983): for each move of a side in a phase of the search, how
/// often it has reached the side's goal anywhere in the tree, here as a share of the tries. Not
/// safe for several threads.
final class HistoryHeuristic {
  /// The score of a move that reaches the goal whenever it is tried.
  static final int MAX_SCORE = 64;

  private static final int BITS = 14;
  private static final int SIZE = 2 << BITS;

  /// Failed tries that every move starts with, so that a few tries carry little weight. A guess.
  private static final int PRIOR = 8;

  /// When a move has more tries than this, its counts are halved.
  private static final int MEMORY = 4096;

  /// The number of plies in a phase.
  private static final int PHASE = 6;

  /// The lowest bit of the phase's number, above the move codes.
  private static final int MOVE_BITS = 16;

  private final int[] tries = new int[SIZE];
  private final int[] successes = new int[SIZE];

  /// Returns the index of a side's move in a phase. Several moves may share an index.
  private static int index(int side, int ply, int move) {
    int mixed = (move ^ ((ply / PHASE) << MOVE_BITS)) * 0x9E3779B9;
    return (side << BITS) | (mixed >>> (Integer.SIZE - BITS));
  }

  /// Counts a try.
  ///
  /// @param side 0 or 1
  /// @param ply the ply of the search, from 0
  void add(int side, int ply, int move, boolean isSuccess) {
    int index = index(side, ply, move);
    tries[index]++;
    successes[index] += isSuccess ? 1 : 0;
    if (tries[index] > MEMORY) {
      tries[index] /= 2;
      successes[index] /= 2;
    }
  }

  /// Returns how promising a move is, from 0 to [#MAX_SCORE].
  int score(int side, int ply, int move) {
    int index = index(side, ply, move);
    return successes[index] * MAX_SCORE / (tries[index] + PRIOR);
  }

  void write(DataOutput out) throws IOException {
    for (int index = 0; index < SIZE; index++) {
      out.writeInt(tries[index]);
      out.writeInt(successes[index]);
    }
  }

  void read(DataInput in) throws IOException {
    for (int index = 0; index < SIZE; index++) {
      tries[index] = in.readInt();
      successes[index] = in.readInt();
    }
  }
}
