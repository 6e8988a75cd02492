package tabuleiro.statistics.tournament;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The pairing of one bracket, by minimum-cost matchings of all players without an opponent. The
/// first matching finds what the best pairings cost. Among these the handbook (C.04.3, 3 and 4)
/// takes the first one in an order of its own, which further parts of the cost express: which of
/// the players who moved down are paired, in their order, and whom they meet; then, among the other
/// players, few exchanges between the upper and the lower half, and the first transposition of the
/// lower half.
final class SwissBracket {
  private final List<PlayerHistory> open;
  private final boolean isLastRound;

  /// The index of the first player with the score of the bracket, and of the first one below it.
  private final int residents;

  private final int next;
  private BracketCosts costs;

  /// The opponent of each player, by index; only the pairs of the bracket are final.
  private int[] mates = new int[0];

  /// Whether it is settled which of the players who moved down have an opponent in the bracket.
  private boolean isSettled;

  /// Pairs a bracket.
  ///
  /// @param open the players without an opponent: those who moved down, and all others from the
  ///   score of the bracket on
  /// @param residents the number of players who moved down
  /// @param isLastRound whether the tournament ends with this round
  SwissBracket(List<PlayerHistory> open, int residents, boolean isLastRound) {
    this.open = open;
    this.isLastRound = isLastRound;
    this.residents = residents;
    this.next = endOfScore(residents);
    this.costs = costs(false);
    pair();
    if (isByeOfBracket()) {
      costs = costs(true);
      pair();
    }
  }

  /// Returns the index after the last player with the score of another one.
  private int endOfScore(int index) {
    int end = index;
    while (end < open.size() && open.get(end).halves() == open.get(index).halves()) {
      end++;
    }
    return end;
  }

  private BracketCosts costs(boolean isByeOfBracket) {
    return new BracketCosts(open, residents, next, endOfScore(next), isLastRound, isByeOfBracket);
  }

  /// Returns whether the bye goes to the only player of the bracket without an opponent in it.
  private boolean isByeOfBracket() {
    return open.size() % 2 == 1
        && mates[open.size()] < next
        && IntStream.range(0, next).filter(i -> !isPaired(i)).count() == 1;
  }

  /// Returns the pairs of the bracket, each with the higher player first. Below the last bracket
  /// there is none to float to: there, players who moved down can meet.
  List<List<PlayerHistory>> pairs() {
    return IntStream.range(0, next)
        .filter(i -> mates[i] > i && isPaired(i))
        .mapToObj(i -> List.of(open.get(i), open.get(mates[i])))
        .toList();
  }

  /// Returns the players who float down, in their order.
  List<PlayerHistory> floaters() {
    return IntStream.range(0, next)
        .filter(i -> !isPaired(i))
        .<PlayerHistory>mapToObj(open::get)
        .toList();
  }

  /// Returns the players of the lower scores, in their order.
  List<PlayerHistory> lower() {
    return open.subList(next, open.size());
  }

  private boolean isPaired(int i) {
    int upper = Math.min(i, mates[i]);
    int lower = Math.max(i, mates[i]);
    return costs.isPairOfBracket(upper, lower)
        || (next == open.size() && costs.isGame(upper, lower));
  }

  private void pair() {
    isSettled = false;
    mates = new int[costs.size()];
    match(IntStream.range(0, costs.size()).toArray(), this::movedDownCost);
    isSettled = true;
    int[] remainder = IntStream.range(residents, next).filter(i -> !isWithMovedDown(i)).toArray();
    int pairs = (int) Arrays.stream(remainder).filter(this::isUpperOfPair).count();
    if (pairs > 0 && !pairStraight(remainder, pairs)) {
      Transposition order = new Transposition(remainder, pairs);
      match(open(new int[0]), order::cost);
    }
  }

  private boolean isWithMovedDown(int i) {
    int upper = Math.min(i, mates[i]);
    return upper < residents && isUpperOfPair(upper);
  }

  private boolean isUpperOfPair(int i) {
    return mates[i] > i && costs.isPairOfBracket(i, mates[i]);
  }

  /// Returns the indices whose opponents are still to be found: all but the players who moved down
  /// and are paired, their opponents, and others.
  private int[] open(int[] others) {
    return IntStream.range(0, mates.length)
        .filter(i -> !isWithMovedDown(i))
        .filter(i -> Arrays.stream(others).noneMatch(other -> other == i))
        .toArray();
  }

  /// Pairs the upper half with the lower half in order when no pairing is better: the usual case,
  /// in which one matching is enough. Returns whether that is so.
  private boolean pairStraight(int[] remainder, int pairs) {
    int[] paired = Arrays.copyOf(remainder, 2 * pairs);
    BigInteger cost = BigInteger.ZERO;
    for (int i = 0; i < pairs; i++) {
      if (!costs.isGame(paired[i], paired[pairs + i])) {
        return false;
      }
      cost = cost.add(costs.quality(paired[i], paired[pairs + i]));
    }
    int[] open = open(new int[0]);
    int[] others = open(paired);
    Optional<int[]> rest = find(others, costs::of);
    if (rest.isEmpty() || !cost.add(sum(others, rest.get())).equals(sum(open, mates))) {
      return false;
    }
    for (int i = 0; i < pairs; i++) {
      join(paired[i], paired[pairs + i]);
    }
    Arrays.stream(others).forEach(i -> mates[i] = rest.get()[i]);
    return true;
  }

  private void join(int i, int j) {
    mates[i] = j;
    mates[j] = i;
  }

  private BigInteger sum(int[] vertices, int[] partners) {
    return Arrays.stream(vertices)
        .filter(i -> partners[i] > i)
        .mapToObj(i -> costs.quality(i, partners[i]))
        .reduce(BigInteger.ZERO, BigInteger::add);
  }

  /// What a pair costs besides its quality.
  @FunctionalInterface
  private interface PairCost {
    /// Returns the cost of a pair; `j` is the greater index.
    RankedCost of(int i, int j);
  }

  private void match(int[] vertices, PairCost cost) {
    int[] found = find(vertices, cost).orElseThrow();
    Arrays.stream(vertices).forEach(i -> mates[i] = found[i]);
  }

  /// Returns the partners, by index, in the best matching of some of the indices.
  private Optional<int[]> find(int[] vertices, PairCost cost) {
    @Nullable BigInteger[][] matrix = new BigInteger[vertices.length][vertices.length];
    for (int a = 0; a < vertices.length; a++) {
      for (int b = a + 1; b < vertices.length; b++) {
        if (isPossible(vertices[a], vertices[b])) {
          matrix[a][b] = cost.of(vertices[a], vertices[b]).toBigInteger();
          matrix[b][a] = matrix[a][b];
        }
      }
    }
    return WeightedMatching.find(matrix)
        .map(found -> {
          int[] partners = new int[mates.length];
          for (int a = 0; a < vertices.length; a++) {
            partners[vertices[a]] = vertices[found[a]];
          }
          return partners;
        });
  }

  private boolean isPossible(int i, int j) {
    return !(isSettled && i < residents && costs.isPairOfBracket(i, j));
  }

  /// Adds to the cost which of the players who moved down are paired, and with whom.
  private RankedCost movedDownCost(int i, int j) {
    RankedCost cost = costs.of(i, j);
    boolean isPair = costs.isPairOfBracket(i, j);
    for (int player = 0; player < residents; player++) {
      boolean isFloater = !isPair && (player == i || player == j);
      cost.then(isFloater ? 1 : 0, 1);
    }
    for (int player = 0; player < residents; player++) {
      cost.then(isPair && player == i ? j - residents : 0, next);
    }
    return cost;
  }

  /// The order of pairings of the same quality among players of one score, whose first half meets
  /// the second one.
  private final class Transposition {
    private final int[] players;
    private final int pairs;

    /// The place of each index among the players.
    private final int[] places = new int[next];

    /// @param players in their order
    /// @param pairs the number of pairs among them
    Transposition(int[] players, int pairs) {
      this.players = players;
      this.pairs = pairs;
      Arrays.fill(places, -1);
      IntStream.range(0, players.length).forEach(place -> places[players[place]] = place);
    }

    /// Few exchanges, of players who are close to each other; then the lowest ones of the first
    /// half, and the highest ones of the second (4.3); then the opponents in order (4.2).
    RankedCost cost(int i, int j) {
      boolean isPair = costs.isPairOfBracket(i, j);
      int upper = isPair ? places[i] : -1;
      RankedCost cost = costs.of(i, j);
      cost.then(upper >= pairs ? 1 : 0, pairs);
      cost.then(Math.max(0, upper), (long) pairs * players.length);
      for (int place = pairs - 1; place >= 0; place--) {
        cost.then(place == upper ? 1 : 0, 1);
      }
      for (int place = pairs; place < players.length; place++) {
        boolean isInPair = players[place] == i || players[place] == j;
        cost.then(isInPair && place != upper ? 1 : 0, 1);
      }
      for (int place = 0; place < players.length - 1; place++) {
        cost.then(place == upper ? places[j] : 0, players.length);
      }
      return cost;
    }
  }
}
