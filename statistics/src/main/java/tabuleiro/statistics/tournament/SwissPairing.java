package tabuleiro.statistics.tournament;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tabuleiro.statistics.tournament.PlayerHistory.Direction;
import tabuleiro.statistics.tournament.SidePreference.Strength;

/// The next round of a Swiss tournament, by the criteria of the FIDE Dutch system (FIDE Handbook,
/// C.04.3).
///
/// No two players meet twice, and no player with points without a game gets a bye. Among all
/// pairings of the whole round that obey this, a [WeightedMatching] finds the best one by these
/// criteria, each of which weighs more than all that follow:
///
/// 1. few pairs of two players who both must have the same side;
/// 2. the bye goes to a player with few points;
/// 3. from the highest score to the lowest one, with a look ahead to the next score: few players
///    meet a lower score, and one that is not much lower; then few pairs of two players who prefer
///    the same side, and few who prefer it strongly; then few players who float as in one of the
///    last two rounds; then the lowest players of a score float down, and meet the highest ones of
///    the next score.
///
/// Within a score, the upper half meets the lower half in order where these criteria allow it; see
/// [BracketOrder]. The handbook chooses within each score before it looks at lower ones except the
/// next, as this order does; it differs in how ties between several floaters are broken.
public final class SwissPairing {
  /// More than the sum of all score differences of a round, so that the number of floats comes
  /// first. Half points of 1,000 players in 30 rounds.
  private static final long FLOAT = 1 << 16;

  private final List<PlayerHistory> players;

  /// The index of each score, from the highest.
  private final Map<Integer, Integer> groups = new TreeMap<>(Comparator.reverseOrder());

  /// The rank of each player within their score, and the number of players with this score.
  private final Map<Integer, Integer> ranks = new TreeMap<>();

  private final Map<Integer, Integer> groupSizes = new TreeMap<>();
  private final boolean isBye;

  private SwissPairing(List<PlayerHistory> players) {
    this.players = players;
    this.isBye = players.size() % 2 == 1;
    for (PlayerHistory player : players) {
      groups.put(player.halves(), 0);
      ranks.put(player.number(), groupSizes.merge(player.halves(), 1, Integer::sum) - 1);
    }
    int index = 0;
    for (Map.Entry<Integer, Integer> group : groups.entrySet()) {
      group.setValue(index++);
    }
  }

  /// Returns the next round; empty when it is impossible without a second meeting or a second bye.
  ///
  /// @param players the players of the round in the order of their numbers
  public static Optional<PairedRound> pair(List<PlayerHistory> players) {
    if (players.size() < 2) {
      return Optional.empty();
    }
    return new SwissPairing(players).pair();
  }

  private Optional<PairedRound> pair() {
    return WeightedMatching.find(costs()).map(this::round);
  }

  /// Returns the cost of each pair. With an odd number of players, the last vertex is the bye.
  private @Nullable BigInteger[][] costs() {
    int size = players.size() + (isBye ? 1 : 0);
    @Nullable BigInteger[][] costs = new BigInteger[size][size];
    for (int i = 0; i < size; i++) {
      for (int j = i + 1; j < size; j++) {
        BigInteger cost = cost(i, j).orElse(null);
        costs[i][j] = cost;
        costs[j][i] = cost;
      }
    }
    return costs;
  }

  private Optional<BigInteger> cost(int i, int j) {
    PlayerHistory player = players.get(i);
    if (j == players.size()) {
      return player.isByeDue() ? Optional.of(byeCost(player)) : Optional.empty();
    }
    PlayerHistory other = players.get(j);
    return player.opponents().contains(other.number())
        ? Optional.empty()
        : Optional.of(cost(player, other));
  }

  private RankedCost emptyCost() {
    long differences = (long) players.size() * FLOAT;
    return new RankedCost(Math.max(differences, (long) players.size() * players.size()));
  }

  private BigInteger byeCost(PlayerHistory player) {
    RankedCost cost = emptyCost().then(false).then(player.halves());
    int group = group(player);
    for (int bracket = 0; bracket <= groups.size(); bracket++) {
      cost.then(bracket == group ? FLOAT + player.halves() + 1 : 0);
      if (bracket == groups.size() - 1) {
        cost.then(player.unplayed());
      }
      if (bracket > 0) {
        boolean isOwn = bracket - 1 == group;
        cost.then(0).then(0);
        addFloats(cost, isOwn, false, player, player);
        cost.then(isOwn ? distanceFromLast(player) : 0);
      }
    }
    return cost.toBigInteger();
  }

  private BigInteger cost(PlayerHistory player, PlayerHistory other) {
    boolean isHigher = player.halves() >= other.halves();
    PlayerHistory upper = isHigher ? player : other;
    PlayerHistory lower = isHigher ? other : player;
    SidePreference mine = upper.preference();
    SidePreference theirs = lower.preference();
    boolean isFloat = upper.halves() > lower.halves();
    RankedCost cost = emptyCost().then(mine.conflictsWith(theirs, Strength.ABSOLUTE)).then(0);
    for (int bracket = 0; bracket <= groups.size(); bracket++) {
      boolean isDownHere = isFloat && bracket == group(upper);
      cost.then(isDownHere ? FLOAT + upper.halves() - lower.halves() : 0);
      if (bracket == groups.size() - 1) {
        cost.then(0);
      }
      if (bracket > 0) {
        addBracket(cost, bracket - 1, upper, lower, isFloat);
      }
    }
    return cost.toBigInteger();
  }

  private void addBracket(
      RankedCost cost, int bracket, PlayerHistory upper, PlayerHistory lower, boolean isFloat) {
    SidePreference mine = upper.preference();
    SidePreference theirs = lower.preference();
    boolean isPairedHere = bracket == group(lower);
    boolean isDown = isFloat && bracket == group(upper);
    boolean isUp = isFloat && isPairedHere;
    cost.then(isPairedHere && mine.conflictsWith(theirs));
    cost.then(isPairedHere && mine.conflictsWith(theirs, Strength.STRONG));
    addFloats(cost, isDown, isUp, upper, lower);
    cost.then((isDown ? distanceFromLast(upper) : 0) + (isUp ? rank(lower) : 0));
  }

  /// Adds the floats that repeat one of the last two rounds.
  private static void addFloats(
      RankedCost cost, boolean isDown, boolean isUp, PlayerHistory upper, PlayerHistory lower) {
    for (int back = 1; back <= 2; back++) {
      cost.then(isDown && upper.hasFloated(Direction.DOWN, back));
      cost.then(isUp && lower.hasFloated(Direction.UP, back));
    }
  }

  private int group(PlayerHistory player) {
    return groups.getOrDefault(player.halves(), 0);
  }

  private int rank(PlayerHistory player) {
    return ranks.getOrDefault(player.number(), 0);
  }

  private int distanceFromLast(PlayerHistory player) {
    return groupSizes.getOrDefault(player.halves(), 1) - 1 - rank(player);
  }

  /// Puts the pairs of a matching in order, with the first moves.
  private PairedRound round(int[] mates) {
    OptionalInt bye = OptionalInt.empty();
    List<List<PlayerHistory>> pairs = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      if (mates[i] == players.size()) {
        bye = OptionalInt.of(players.get(i).number());
      } else if (mates[i] > i) {
        pairs.add(List.of(players.get(i), players.get(mates[i])));
      }
    }
    List<Pairing> games =
        new BracketOrder(pairs)
            .pairs().stream()
                .sorted(
                    Comparator.comparingInt(SwissPairing::highest)
                        .thenComparingInt(SwissPairing::sum)
                        .reversed()
                        .thenComparingInt(SwissPairing::leastNumber))
                .map(pair -> SideAllocation.of(pair.getFirst(), pair.getLast()))
                .toList();
    return new PairedRound(games, bye);
  }

  private static int highest(List<PlayerHistory> pair) {
    return pair.stream().mapToInt(PlayerHistory::halves).max().orElse(0);
  }

  private static int sum(List<PlayerHistory> pair) {
    return pair.stream().mapToInt(PlayerHistory::halves).sum();
  }

  private static int leastNumber(List<PlayerHistory> pair) {
    return pair.stream().mapToInt(PlayerHistory::number).min().orElse(0);
  }
}
