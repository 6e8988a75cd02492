package tabuleiro.statistics.tournament;

import java.util.List;

/// Which side a player is to have next, by the FIDE Dutch system (C.04.3, A.6): the side that they
/// had less often, or else the other one than last time.
///
/// @param strength how strong the preference is
/// @param isForFirst whether it is for the first move; without a meaning for [Strength#NONE]
/// @param difference how many games more the player had the first move than not
public record SidePreference(Strength strength, boolean isForFirst, int difference) {
  /// The strength of a preference, the weakest first.
  public enum Strength {
    /// The player has played no game.
    NONE,
    /// The player had both sides equally often.
    MILD,
    /// The player had a side once more than the other.
    STRONG,
    /// The player had a side twice more than the other, or in their last two games.
    ABSOLUTE
  }

  /// Returns the preference of a player.
  ///
  /// @param sides whether the player had the first move, for each game played so far
  public static SidePreference of(List<Boolean> sides) {
    if (sides.isEmpty()) {
      return new SidePreference(Strength.NONE, true, 0);
    }
    int firsts = (int) sides.stream().filter(isFirst -> isFirst).count();
    int difference = 2 * firsts - sides.size();
    boolean last = sides.getLast();
    boolean isTwice = sides.size() > 1 && sides.get(sides.size() - 2) == last;
    if (Math.abs(difference) > 1) {
      return new SidePreference(Strength.ABSOLUTE, difference < 0, difference);
    }
    if (isTwice) {
      return new SidePreference(Strength.ABSOLUTE, !last, difference);
    }
    return difference == 0
        ? new SidePreference(Strength.MILD, !last, 0)
        : new SidePreference(Strength.STRONG, difference < 0, difference);
  }

  /// Returns whether two players cannot both have the side that they are to have.
  boolean conflictsWith(SidePreference other) {
    return strength != Strength.NONE
        && other.strength != Strength.NONE
        && isForFirst == other.isForFirst;
  }

  /// Returns whether two players cannot both have their side, and each preference has at least a
  /// strength.
  boolean conflictsWith(SidePreference other, Strength least) {
    return conflictsWith(other)
        && strength.compareTo(least) >= 0
        && other.strength.compareTo(least) >= 0;
  }
}
