package tabuleiro.engine.jostle;

import java.util.ArrayList;
import java.util.List;

/// The terms that look at squares by what stands beside them: each counts the squares of a kind
/// with so many friends and so many enemies around, the own less the other side's. Friends are told
/// apart up to [JostleNeighbourCounts#MAX_FRIENDS], enemies up to
/// [JostleNeighbourCounts#MAX_ENEMIES].
final class JostleNeighbourTerms {
  /// An empty square with fewer friends around is no hole.
  private static final int SMALLEST_HOLE = 2;

  /// The names of the sets of a [JostleSideFeatures], in their order.
  private static final List<String> SETS = List.of("target", "mover", "checker");

  /// The names of the terms, in order.
  static final List<String> TERMS = names();

  private JostleNeighbourTerms() {}

  private static List<String> names() {
    List<String> names = new ArrayList<>();
    for (int set = 0; set < SETS.size(); set++) {
      for (int friends = leastFriends(set);
          friends <= JostleNeighbourCounts.MAX_FRIENDS;
          friends++) {
        for (int enemies = 0; enemies <= JostleNeighbourCounts.MAX_ENEMIES; enemies++) {
          names.add(SETS.get(set) + "-" + friends + "-" + enemies);
        }
      }
    }
    for (int friends = SMALLEST_HOLE; friends <= JostleNeighbourCounts.MAX_FRIENDS; friends++) {
      names.add("hole-" + friends);
    }
    return List.copyOf(names);
  }

  /// Returns the least number of friends beside a square of a set: a target has the checker that
  /// can move there.
  private static int leastFriends(int set) {
    return set == JostleSideFeatures.TARGETS ? 1 : 0;
  }

  /// Writes the terms from a place on.
  static void compute(
      JostleBitboards geometry,
      JostleSideFeatures own,
      JostleSideFeatures other,
      int[] values,
      int place) {
    int next = place;
    for (int set = 0; set < SETS.size(); set++) {
      for (int friends = leastFriends(set);
          friends <= JostleNeighbourCounts.MAX_FRIENDS;
          friends++) {
        writeRow(own, other, set, friends, values, next);
        next += JostleNeighbourCounts.MAX_ENEMIES + 1;
      }
    }
    writeHoles(geometry, own, other, values, next);
  }

  private static void writeRow(
      JostleSideFeatures own,
      JostleSideFeatures other,
      int set,
      int friends,
      int[] values,
      int place) {
    JostleNeighbourCounts mine = own.neighbourCounts();
    JostleNeighbourCounts theirs = other.neighbourCounts();
    long ownLow = own.lowWord(set) & mine.low(friends);
    long ownHigh = own.highWord(set) & mine.high(friends);
    long otherLow = other.lowWord(set) & theirs.low(friends);
    long otherHigh = other.highWord(set) & theirs.high(friends);
    for (int enemies = 0; enemies <= JostleNeighbourCounts.MAX_ENEMIES; enemies++) {
      values[place + enemies] =
          Long.bitCount(ownLow & theirs.aboutLow(enemies))
              + Long.bitCount(ownHigh & theirs.aboutHigh(enemies))
              - Long.bitCount(otherLow & mine.aboutLow(enemies))
              - Long.bitCount(otherHigh & mine.aboutHigh(enemies));
    }
  }

  private static void writeHoles(
      JostleBitboards geometry,
      JostleSideFeatures own,
      JostleSideFeatures other,
      int[] values,
      int place) {
    long low =
        geometry.lowWord()
            & ~(own.lowWord(JostleSideFeatures.CHECKERS)
                | other.lowWord(JostleSideFeatures.CHECKERS));
    long high =
        geometry.highWord()
            & ~(own.highWord(JostleSideFeatures.CHECKERS)
                | other.highWord(JostleSideFeatures.CHECKERS));
    JostleNeighbourCounts mine = own.neighbourCounts();
    JostleNeighbourCounts theirs = other.neighbourCounts();
    for (int friends = SMALLEST_HOLE; friends <= JostleNeighbourCounts.MAX_FRIENDS; friends++) {
      values[place + friends - SMALLEST_HOLE] =
          Long.bitCount(low & mine.low(friends))
              + Long.bitCount(high & mine.high(friends))
              - Long.bitCount(low & theirs.low(friends))
              - Long.bitCount(high & theirs.high(friends));
    }
  }
}
