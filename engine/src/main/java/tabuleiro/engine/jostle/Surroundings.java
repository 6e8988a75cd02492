package tabuleiro.engine.jostle;

import java.util.ArrayList;
import java.util.List;

/// The terms that look at squares by what stands beside them: each counts the squares of a kind
/// with so many friends and so many enemies around, the own less the other side's. Friends are told
/// apart up to [Crowd#MOST], enemies up to [Crowd#SEVERAL].
final class Surroundings {
  /// An empty square with fewer friends around is no hole.
  private static final int SMALLEST_HOLE = 2;

  /// The names of the sets of a [Camp], in their order.
  private static final List<String> SETS = List.of("target", "mover", "checker");

  /// The names of the terms, in order.
  static final List<String> TERMS = names();

  private Surroundings() {}

  private static List<String> names() {
    List<String> names = new ArrayList<>();
    for (int set = 0; set < SETS.size(); set++) {
      for (int friends = leastFriends(set); friends <= Crowd.MOST; friends++) {
        for (int enemies = 0; enemies <= Crowd.SEVERAL; enemies++) {
          names.add(SETS.get(set) + "-" + friends + "-" + enemies);
        }
      }
    }
    for (int friends = SMALLEST_HOLE; friends <= Crowd.MOST; friends++) {
      names.add("hole-" + friends);
    }
    return List.copyOf(names);
  }

  /// Returns the least number of friends beside a square of a set: a target has the checker that
  /// can move there.
  private static int leastFriends(int set) {
    return set == Camp.TARGETS ? 1 : 0;
  }

  /// Writes the terms from a place on.
  static void write(Geometry geometry, Camp own, Camp other, int[] values, int place) {
    int next = place;
    for (int set = 0; set < SETS.size(); set++) {
      for (int friends = leastFriends(set); friends <= Crowd.MOST; friends++) {
        writeRow(own, other, set, friends, values, next);
        next += Crowd.SEVERAL + 1;
      }
    }
    writeHoles(geometry, own, other, values, next);
  }

  private static void writeRow(
      Camp own, Camp other, int set, int friends, int[] values, int place) {
    Crowd mine = own.crowd();
    Crowd theirs = other.crowd();
    long ownLow = own.low(set) & mine.low(friends);
    long ownHigh = own.high(set) & mine.high(friends);
    long otherLow = other.low(set) & theirs.low(friends);
    long otherHigh = other.high(set) & theirs.high(friends);
    for (int enemies = 0; enemies <= Crowd.SEVERAL; enemies++) {
      values[place + enemies] =
          Long.bitCount(ownLow & theirs.aboutLow(enemies))
              + Long.bitCount(ownHigh & theirs.aboutHigh(enemies))
              - Long.bitCount(otherLow & mine.aboutLow(enemies))
              - Long.bitCount(otherHigh & mine.aboutHigh(enemies));
    }
  }

  private static void writeHoles(Geometry geometry, Camp own, Camp other, int[] values, int place) {
    long low = geometry.low() & ~(own.low(Camp.CHECKERS) | other.low(Camp.CHECKERS));
    long high = geometry.high() & ~(own.high(Camp.CHECKERS) | other.high(Camp.CHECKERS));
    Crowd mine = own.crowd();
    Crowd theirs = other.crowd();
    for (int friends = SMALLEST_HOLE; friends <= Crowd.MOST; friends++) {
      values[place + friends - SMALLEST_HOLE] =
          Long.bitCount(low & mine.low(friends))
              + Long.bitCount(high & mine.high(friends))
              - Long.bitCount(low & theirs.low(friends))
              - Long.bitCount(high & theirs.high(friends));
    }
  }
}
