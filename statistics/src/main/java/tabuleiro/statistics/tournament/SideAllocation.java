package tabuleiro.statistics.tournament;

import java.util.List;
import tabuleiro.statistics.tournament.SidePreference.Strength;

/// Which of two players has the first move, by the FIDE Dutch system (C.04.3, E).
final class SideAllocation {
  private SideAllocation() {}

  /// Returns the game of two players.
  ///
  /// @param higher the player with more points, or with the lower number
  static Pairing of(PlayerHistory higher, PlayerHistory lower) {
    return isHigherFirst(higher, lower)
        ? new Pairing(higher.number(), lower.number())
        : new Pairing(lower.number(), higher.number());
  }

  private static boolean isHigherFirst(PlayerHistory higher, PlayerHistory lower) {
    SidePreference mine = higher.preference();
    SidePreference theirs = lower.preference();
    if (mine.strength() == Strength.NONE && theirs.strength() == Strength.NONE) {
      return higher.number() % 2 == 1;
    }
    if (!mine.conflictsWith(theirs)) {
      return mine.strength() == Strength.NONE ? !theirs.isForFirst() : mine.isForFirst();
    }
    if (mine.strength() != theirs.strength()) {
      boolean isMineStronger = mine.strength().compareTo(theirs.strength()) > 0;
      return isMineStronger ? mine.isForFirst() : !theirs.isForFirst();
    }
    int wider = Integer.compare(Math.abs(mine.difference()), Math.abs(theirs.difference()));
    if (mine.strength() == Strength.ABSOLUTE && wider != 0) {
      return wider > 0 ? mine.isForFirst() : !theirs.isForFirst();
    }
    return lastDifference(higher.sides(), lower.sides(), mine.isForFirst());
  }

  /// Returns the side that alternates with the last round in which the players had different ones;
  /// without such a round, the preference of the higher player.
  private static boolean lastDifference(
      List<Boolean> mine, List<Boolean> theirs, boolean preference) {
    int common = Math.min(mine.size(), theirs.size());
    for (int back = 1; back <= common; back++) {
      boolean isMineFirst = mine.get(mine.size() - back);
      if (isMineFirst != theirs.get(theirs.size() - back)) {
        return !isMineFirst;
      }
    }
    return preference;
  }
}
