package tabuleiro.engine.morelli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The patterns of a frame's corners, whose order does not matter. A corner is in one of eight
/// states:
///
/// - 0 is an empty cell that no stone can move to; 1, one that only the first side can move to; 2,
///   only the second; 3, both
/// - 4 is a stone of the first side, and 5 one that can be flipped
/// - 6 is a stone of the second side, and 7 one that can be flipped
///
/// Pattern 0 has four corners in state 0. Immutable.
final class MorelliFramePatterns {
  /// The first state with a stone of the first side.
  static final int FIRST_STONE = 4;

  /// The first state with a stone of the second side.
  static final int SECOND_STONE = 6;

  /// The bits of a state in the code of a frame: its four states, one after another.
  static final int STATE_BITS = 3;

  private static final int STATES = 1 << STATE_BITS;

  /// What each state is with the stones of the sides exchanged.
  private static final int[] EXCHANGED_STATES = {0, 2, 1, 3, 6, 7, 4, 5};

  /// The pattern of each code.
  private final char[] patterns = new char[1 << (MorelliFrames.QUARTERS * STATE_BITS)];

  /// The first code of each pattern.
  private final int[] codes;

  MorelliFramePatterns() {
    Map<Integer, Integer> known = new HashMap<>();
    List<Integer> found = new ArrayList<>();
    for (int code = 0; code < patterns.length; code++) {
      int sorted = sorted(code);
      if (known.putIfAbsent(sorted, found.size()) == null) {
        found.add(code);
      }
      patterns[code] = (char) (int) known.get(sorted);
    }
    codes = found.stream().mapToInt(code -> code).toArray();
  }

  private static int sorted(int code) {
    int[] states = states(code);
    Arrays.sort(states);
    return code(states);
  }

  private static int[] states(int code) {
    int[] states = new int[MorelliFrames.QUARTERS];
    Arrays.setAll(states, quarter -> (code >>> (quarter * STATE_BITS)) & (STATES - 1));
    return states;
  }

  private static int code(int[] states) {
    int code = 0;
    for (int quarter = 0; quarter < states.length; quarter++) {
      code |= states[quarter] << (quarter * STATE_BITS);
    }
    return code;
  }

  /// Returns the number of patterns.
  int count() {
    return codes.length;
  }

  /// Returns the pattern of a code.
  int pattern(int code) {
    return patterns[code];
  }

  /// Returns the pattern with the stones of the sides exchanged.
  int exchanged(int pattern) {
    int[] states = states(codes[pattern]);
    return patterns[code(Arrays.stream(states).map(state -> EXCHANGED_STATES[state]).toArray())];
  }
}
