package tabuleiro.solver.weak;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/// How often each move, tried for a side in the same phase anywhere in the tree, has reached the
/// side's goal (the history heuristic: Schaeffer, 1983; here as a share of the tries). Not safe for
/// several threads.
final class HistoryHeuristic {
  /// The score of a move that reaches the goal whenever it is tried.
  static final int MAX_SCORE = 64;

  private static final int BITS = 14;
  private static final int SIZE = 2 << BITS;

  /// Tries without success that every move begins with, so that few tries say little. A guess.
  private static final int PRIOR = 8;

  /// From so many tries on, half of them are forgotten.
  private static final int MEMORY = 4096;

  /// How many plies of the search make a phase.
  private static final int PHASE = 6;

  /// Where the number of the phase begins: above the codes of moves.
  private static final int MOVE_BITS = 16;

  private final int[] tries = new int[SIZE];
  private final int[] successes = new int[SIZE];

  /// Returns the place of a side's move in a phase; moves may share one.
  private static int place(int side, int ply, int move) {
    int mixed = (move ^ ((ply / PHASE) << MOVE_BITS)) * 0x9E3779B9;
    return (side << BITS) | (mixed >>> (Integer.SIZE - BITS));
  }

  /// Counts a try.
  ///
  /// @param side 0 or 1
  /// @param ply of the search, from 0
  void add(int side, int ply, int move, boolean isSuccess) {
    int place = place(side, ply, move);
    tries[place]++;
    successes[place] += isSuccess ? 1 : 0;
    if (tries[place] > MEMORY) {
      tries[place] /= 2;
      successes[place] /= 2;
    }
  }

  /// Returns how promising a side's move is, from 0 to [#MAX_SCORE].
  int score(int side, int ply, int move) {
    int place = place(side, ply, move);
    return successes[place] * MAX_SCORE / (tries[place] + PRIOR);
  }

  void write(DataOutput out) throws IOException {
    for (int place = 0; place < SIZE; place++) {
      out.writeInt(tries[place]);
      out.writeInt(successes[place]);
    }
  }

  void read(DataInput in) throws IOException {
    for (int place = 0; place < SIZE; place++) {
      tries[place] = in.readInt();
      successes[place] = in.readInt();
    }
  }
}
