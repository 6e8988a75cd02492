package tabuleiro.engine.jostle;

import java.util.ArrayList;
import java.util.List;

/// The terms of Jostle's evaluation that count squares by their neighbours. Each is the number of
/// squares of a kind with F friends and E enemies as neighbours, the own less the opponent's.
/// Friends are distinguished up to [JostleNeighbourCounts#MAX_FRIENDS], enemies up to
/// [JostleNeighbourCounts#MAX_ENEMIES]; the maximum stands for itself and more.
///
/// - `target-F-E`: squares that can be moved to. Those among friends are safe for later;
/// - `mover-F-E`: checkers that can move;
/// - `checker-F-E`: all checkers. One among friends has used up what it could gain;
/// - `hole-F`: empty squares among friends, whichever side can move there now. They are moves in
///   reserve.
final class JostleNeighbourTerms {
  /// An empty square with fewer friends as neighbours is no hole.
  private static final int MIN_HOLE_FRIENDS = 2;

  /// The names of the sets of a [JostleSideFeatures], in their order.
  private static final List<String> SETS = List.of("target", "mover", "checker");

  /// The names of the terms, in order.
  static final List<String> NAMES = names();

  private JostleNeighbourTerms() {}

  private static List<String> names() {
    List<String> names = new ArrayList<>();
    for (int set = 0; set < SETS.size(); set++) {
      for (int friends = minFriends(set); friends <= JostleNeighbourCounts.MAX_FRIENDS; friends++) {
        for (int enemies = 0; enemies <= JostleNeighbourCounts.MAX_ENEMIES; enemies++) {
          names.add(SETS.get(set) + "-" + friends + "-" + enemies);
        }
      }
    }
    for (int friends = MIN_HOLE_FRIENDS; friends <= JostleNeighbourCounts.MAX_FRIENDS; friends++) {
      names.add("hole-" + friends);
    }
    return List.copyOf(names);
  }

  /// Returns the least number of friends of a square in a set: a target has the checker that can
  /// move there.
  private static int minFriends(int set) {
    return set == JostleSideFeatures.TARGETS ? 1 : 0;
  }

  /// Writes the terms from an index on.
  static void compute(
      JostleBitboards board,
      JostleSideFeatures own,
      JostleSideFeatures opponent,
      int[] values,
      int index) {
    int next = index;
    for (int set = 0; set < SETS.size(); set++) {
      for (int friends = minFriends(set); friends <= JostleNeighbourCounts.MAX_FRIENDS; friends++) {
        computeRow(own, opponent, set, friends, values, next);
        next += JostleNeighbourCounts.MAX_ENEMIES + 1;
      }
    }
    computeHoles(board, own, opponent, values, next);
  }

  private static void computeRow(
      JostleSideFeatures own,
      JostleSideFeatures opponent,
      int set,
      int friends,
      int[] values,
      int index) {
    JostleNeighbourCounts ownCounts = own.neighbourCounts();
    JostleNeighbourCounts opponentCounts = opponent.neighbourCounts();
    long ownLow = own.lowWord(set) & ownCounts.lowForFriends(friends);
    long ownHigh = own.highWord(set) & ownCounts.highForFriends(friends);
    long opponentLow = opponent.lowWord(set) & opponentCounts.lowForFriends(friends);
    long opponentHigh = opponent.highWord(set) & opponentCounts.highForFriends(friends);
    for (int enemies = 0; enemies <= JostleNeighbourCounts.MAX_ENEMIES; enemies++) {
      values[index + enemies] =
          Long.bitCount(ownLow & opponentCounts.lowForEnemies(enemies))
              + Long.bitCount(ownHigh & opponentCounts.highForEnemies(enemies))
              - Long.bitCount(opponentLow & ownCounts.lowForEnemies(enemies))
              - Long.bitCount(opponentHigh & ownCounts.highForEnemies(enemies));
    }
  }

  private static void computeHoles(
      JostleBitboards board,
      JostleSideFeatures own,
      JostleSideFeatures opponent,
      int[] values,
      int index) {
    long low =
        board.lowWord()
            & ~(own.lowWord(JostleSideFeatures.CHECKERS)
                | opponent.lowWord(JostleSideFeatures.CHECKERS));
    long high =
        board.highWord()
            & ~(own.highWord(JostleSideFeatures.CHECKERS)
                | opponent.highWord(JostleSideFeatures.CHECKERS));
    JostleNeighbourCounts ownCounts = own.neighbourCounts();
    JostleNeighbourCounts opponentCounts = opponent.neighbourCounts();
    for (int friends = MIN_HOLE_FRIENDS; friends <= JostleNeighbourCounts.MAX_FRIENDS; friends++) {
      values[index + friends - MIN_HOLE_FRIENDS] =
          Long.bitCount(low & ownCounts.lowForFriends(friends))
              + Long.bitCount(high & ownCounts.highForFriends(friends))
              - Long.bitCount(low & opponentCounts.lowForFriends(friends))
              - Long.bitCount(high & opponentCounts.highForFriends(friends));
    }
  }
}
