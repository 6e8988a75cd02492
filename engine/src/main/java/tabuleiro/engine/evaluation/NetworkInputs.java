package tabuleiro.engine.evaluation;

import java.util.List;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// The inputs of a game's networks: the binary features of a position, as each side sees them. A
/// set of features is a bit set, so that a network is updated with the difference between two
/// positions. Immutable.
public interface NetworkInputs {
  /// Returns the name in network files. It changes with the meaning of the inputs.
  String name();

  /// Returns the number of inputs of one view.
  int count();

  /// Returns the number of phase buckets. Each has output weights of its own.
  int buckets();

  /// Returns the phase bucket of a position, from 0 to `buckets() - 1`.
  int bucket(Position position);

  /// Returns a new array for a set of features.
  default long[] newSet() {
    return new long[Math.ceilDiv(count(), Long.SIZE)];
  }

  /// Writes the features of a position as a side sees them: what is its own, and forwards, means
  /// the same for both sides.
  ///
  /// @param features gets the bit set; as long as [#newSet()], overwritten
  void write(Position position, Side view, long[] features);

  /// Returns the symmetries of the game that preserve the sides, without the identity: each maps an
  /// input to its image.
  List<int[]> symmetries();
}
