package tabuleiro.statistics.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/// The next games of an arena: players who wait meet others with about the same number of points.
public final class ArenaPairing {
  private final List<PlayerHistory> waiting;
  private final IntPredicate isSubstitute;
  private final boolean isRepeatAllowed;

  private ArenaPairing(
      List<PlayerHistory> waiting, IntPredicate isSubstitute, boolean isRepeatAllowed) {
    this.waiting = new ArrayList<>(waiting);
    this.isSubstitute = isSubstitute;
    this.isRepeatAllowed = isRepeatAllowed;
  }

  /// Returns games for as many waiting players as possible, from the best one down. No player meets
  /// the opponent of their last game again, unless the arena has only two players.
  ///
  /// @param waiting the players who wait, the best one first
  /// @param isSubstitute whether the player with a number is there only so that others have an
  ///   opponent: two of them never meet
  /// @param players the number of all players of the arena
  public static List<Pairing> pair(
      List<PlayerHistory> waiting, IntPredicate isSubstitute, int players) {
    return new ArenaPairing(waiting, isSubstitute, players == 2).pairs();
  }

  private List<Pairing> pairs() {
    List<Pairing> pairs = new ArrayList<>();
    while (!waiting.isEmpty()) {
      PlayerHistory player = waiting.removeFirst();
      opponent(player)
          .ifPresent(other -> {
            waiting.remove(other);
            pairs.add(SideAllocation.of(player, other));
          });
    }
    return pairs;
  }

  /// Returns the next opponent of a player: the best waiting player that is not a substitute. If
  /// only substitutes are left, it is the best of them.
  private Optional<PlayerHistory> opponent(PlayerHistory player) {
    List<PlayerHistory> possible =
        waiting.stream().filter(other -> canMeet(player, other)).toList();
    return possible.stream()
        .filter(other -> !isSubstitute.test(other.number()))
        .findFirst()
        .or(() -> possible.stream().findFirst());
  }

  private boolean canMeet(PlayerHistory player, PlayerHistory other) {
    boolean isRepeat = isLast(player, other.number()) || isLast(other, player.number());
    boolean isBetweenSubstitutes =
        isSubstitute.test(player.number()) && isSubstitute.test(other.number());
    return !isBetweenSubstitutes && (isRepeatAllowed || !isRepeat);
  }

  private static boolean isLast(PlayerHistory player, int opponent) {
    return !player.opponents().isEmpty() && player.opponents().getLast() == opponent;
  }
}
