package tabuleiro.statistics.tournament;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tabuleiro.statistics.tournament.SidePreference.Strength;

/// Who meets whom among the players that a round pairs within a score, or between two scores: the
/// first player of the upper half meets the first one of the lower half, and so on (FIDE Handbook,
/// C.04.3, D). Where that would pair two players again, or give more players the wrong side, the
/// lower half is transposed as late as possible, and players are exchanged between the halves only
/// when no transposition serves.
final class BracketOrder {
  private final List<List<PlayerHistory>> ordered = new ArrayList<>();

  /// @param pairs the pairs of the round, each with the player of the higher number of points first
  ///   or with equal points
  BracketOrder(List<List<PlayerHistory>> pairs) {
    Map<List<Integer>, List<List<PlayerHistory>>> brackets =
        new TreeMap<>(
            Comparator.comparing((List<Integer> scores) -> scores.getFirst())
                .thenComparing(List::getLast));
    for (List<PlayerHistory> pair : pairs) {
      List<Integer> scores =
          pair.stream().map(PlayerHistory::halves).sorted(Comparator.reverseOrder()).toList();
      brackets.computeIfAbsent(scores, _ -> new ArrayList<>()).add(pair);
    }
    brackets.forEach((scores, bracket) -> ordered.addAll(order(bracket)));
  }

  /// Returns the same players in pairs, each with the higher one first.
  List<List<PlayerHistory>> pairs() {
    return ordered;
  }

  private static List<List<PlayerHistory>> order(List<List<PlayerHistory>> bracket) {
    List<PlayerHistory> players =
        bracket.stream()
            .flatMap(List::stream)
            .sorted(
                Comparator.comparingInt(PlayerHistory::halves)
                    .reversed()
                    .thenComparingInt(PlayerHistory::number))
            .toList();
    List<List<PlayerHistory>> straight = straight(players);
    if (straight.stream().allMatch(pair -> isPerfect(pair.getFirst(), pair.getLast()))) {
      return straight;
    }
    int[] mates = WeightedMatching.find(costs(players)).orElseThrow();
    List<List<PlayerHistory>> pairs = new ArrayList<>();
    for (int i = 0; i < mates.length; i++) {
      if (mates[i] > i) {
        pairs.add(List.of(players.get(i), players.get(mates[i])));
      }
    }
    return pairs;
  }

  private static List<List<PlayerHistory>> straight(List<PlayerHistory> players) {
    int half = players.size() / 2;
    List<List<PlayerHistory>> pairs = new ArrayList<>();
    for (int i = 0; i < half; i++) {
      pairs.add(List.of(players.get(i), players.get(half + i)));
    }
    return pairs;
  }

  private static boolean isPerfect(PlayerHistory player, PlayerHistory other) {
    return !player.opponents().contains(other.number())
        && !player.preference().conflictsWith(other.preference());
  }

  private static @Nullable BigInteger[][] costs(List<PlayerHistory> players) {
    int size = players.size();
    boolean isBetweenScores = players.getFirst().halves() != players.getLast().halves();
    @Nullable BigInteger[][] costs = new BigInteger[size][size];
    for (int i = 0; i < size; i++) {
      for (int j = i + 1; j < size; j++) {
        PlayerHistory player = players.get(i);
        PlayerHistory other = players.get(j);
        boolean isPossible =
            !player.opponents().contains(other.number())
                && (!isBetweenScores || player.halves() != other.halves());
        if (isPossible) {
          BigInteger cost = cost(players, i, j);
          costs[i][j] = cost;
          costs[j][i] = cost;
        }
      }
    }
    return costs;
  }

  private static BigInteger cost(List<PlayerHistory> players, int i, int j) {
    SidePreference mine = players.get(i).preference();
    SidePreference theirs = players.get(j).preference();
    int half = players.size() / 2;
    boolean isExchange = i >= half || j < half;
    RankedCost cost =
        new RankedCost(players.size())
            .then(mine.conflictsWith(theirs, Strength.ABSOLUTE))
            .then(mine.conflictsWith(theirs))
            .then(mine.conflictsWith(theirs, Strength.STRONG))
            .then(isExchange);
    // The opponents in the order of the upper players, as the digits of a number.
    for (int place = 0; place < players.size() - 1; place++) {
      cost.then(place == i ? j : 0);
    }
    return cost.toBigInteger();
  }
}
