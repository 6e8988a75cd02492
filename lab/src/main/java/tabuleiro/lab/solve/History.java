package tabuleiro.lab.solve;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/// How often each move, tried for a side anywhere in the tree, has reached the side's goal (the
/// history heuristic: Schaeffer, 1983; here as a share of the tries). Not safe for several threads.
final class History {
  /// The score of a move that reaches the goal whenever it is tried.
  static final int MOST = 64;

  private static final int BITS = 14;
  private static final int SIZE = 2 << BITS;

  /// Tries without success that every move begins with, so that few tries say little. A guess.
  private static final int PRIOR = 8;

  /// From so many tries on, half of them are forgotten.
  private static final int MEMORY = 4096;

  private final int[] tries = new int[SIZE];
  private final int[] successes = new int[SIZE];

  /// Returns the place of a side's move; moves may share one.
  private static int place(int side, int move) {
    return side << BITS | (move * 0x9E3779B9) >>> (Integer.SIZE - BITS);
  }

  /// Counts a try.
  ///
  /// @param side 0 or 1
  void add(int side, int move, boolean isSuccess) {
    int place = place(side, move);
    tries[place]++;
    successes[place] += isSuccess ? 1 : 0;
    if (tries[place] > MEMORY) {
      tries[place] /= 2;
      successes[place] /= 2;
    }
  }

  /// Returns how promising a side's move is, from 0 to [#MOST].
  int score(int side, int move) {
    int place = place(side, move);
    return successes[place] * MOST / (tries[place] + PRIOR);
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
