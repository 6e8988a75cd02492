package tabuleiro.statistics.tournament;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.statistics.tournament.PlayerHistory.Direction;
import tabuleiro.statistics.tournament.SidePreference.Strength;

/// What a pair costs while a bracket is paired: the criteria of the FIDE Dutch system (FIDE
/// Handbook, C.04.3, in force since February 2026) in their order, each of which weighs more than
/// all that follow. The comments name them as the handbook does.
///
/// Players are indices into the list of all players who have no opponent yet. First come those of
/// the bracket, with the ones that moved down from higher brackets at the front, then those of the
/// next score, then the rest. With an odd number of players, one index more stands for the bye.
final class BracketCosts {
  private final List<PlayerHistory> open;
  private final int residents;
  private final int next;
  private final int rest;
  private final boolean isLastRound;
  private final boolean isByeOfBracket;

  /// The different scores of the bracket and of the next one, from the highest.
  private final List<Integer> scores;

  private final List<Integer> nextScores;

  /// @param open the players without an opponent, in the order of the handbook
  /// @param residents the index of the first player with the score of the bracket
  /// @param next the index of the first player of the next score
  /// @param rest the index of the first player below the next score
  /// @param isLastRound whether the tournament ends with this round
  /// @param isByeOfBracket whether the bye goes to the only player of the bracket who stays without
  ///   an opponent in it
  BracketCosts(
      List<PlayerHistory> open,
      int residents,
      int next,
      int rest,
      boolean isLastRound,
      boolean isByeOfBracket) {
    this.open = open;
    this.residents = residents;
    this.next = next;
    this.rest = rest;
    this.isLastRound = isLastRound;
    this.isByeOfBracket = isByeOfBracket;
    this.scores = scores(next);
    this.nextScores = scores(rest);
  }

  private List<Integer> scores(int end) {
    return open.subList(0, end).stream()
        .map(PlayerHistory::halves)
        .distinct()
        .sorted(Comparator.reverseOrder())
        .toList();
  }

  /// Returns the number of indices: the players, and the bye when their number is odd.
  int size() {
    return open.size() + open.size() % 2;
  }

  private boolean isBye(int j) {
    return j == open.size();
  }

  /// Returns whether two indices are players who can have a game.
  boolean isGame(int i, int j) {
    return !isBye(j) && !open.get(i).opponents().contains(open.get(j).number());
  }

  /// Returns whether two indices are a pair of the bracket, so that neither floats down.
  ///
  /// @param j the greater index
  boolean isPairOfBracket(int i, int j) {
    return isGame(i, j) && j >= residents && j < next;
  }

  private boolean isPairOfNext(int i, int j) {
    return isGame(i, j) && j >= next && j < rest;
  }

  /// Returns what a pair costs. A pair that has met, and a player with the bye, have no game.
  ///
  /// @param j the greater index
  RankedCost of(int i, int j) {
    RankedCost cost = new RankedCost();
    addCompletion(cost, i, j);
    addFloaters(cost, i, j, scores, next, isPairOfBracket(i, j));
    addFloaters(cost, i, j, nextScores, rest, isPairOfBracket(i, j) || isPairOfNext(i, j));
    // C9: a bye for a player with few unplayed games.
    cost.then(
        isByeOfBracket && isBye(j) && i < next ? open.get(i).unplayed() : 0,
        open.getFirst().rounds());
    addSides(cost, i, j);
    addRepeatedFloats(cost, i, j);
    return cost;
  }

  /// Returns the cost of a pair without any further part.
  BigInteger quality(int i, int j) {
    return of(i, j).toBigInteger();
  }

  private void count(RankedCost cost, long part) {
    cost.then(part, open.size());
  }

  private void count(RankedCost cost, boolean condition) {
    count(cost, condition ? 1 : 0);
  }

  private Stream<PlayerHistory> players(int i, int j) {
    return IntStream.of(i, j).filter(index -> !isBye(index)).mapToObj(open::get);
  }

  /// C1 to C5: a game for each player, at most one bye for each, no two players who must have the
  /// same side, and the bye for a player with few points. The first three are absolute in the
  /// handbook. Here a round in which they cannot all hold breaks as few as possible, in this order:
  /// a small tournament goes on.
  private void addCompletion(RankedCost cost, int i, int j) {
    boolean isGame = isGame(i, j);
    count(cost, isGame || isBye(j) ? 0 : 2);
    count(cost, isGame ? 0 : players(i, j).filter(player -> !player.isByeDue()).count());
    count(cost, isGame && conflicts(i, j, Strength.ABSOLUTE) && !isOfTopScorer(i, j));
    int halves = isGame ? 0 : players(i, j).mapToInt(PlayerHistory::halves).sum();
    cost.then(halves, (long) open.size() * (open.getFirst().halves() + 1));
  }

  /// A game of a player with more than half of all points in the last round: there both players may
  /// have to have the same side (1.8 and C3).
  private boolean isOfTopScorer(int i, int j) {
    return isLastRound && players(i, j).anyMatch(player -> player.halves() > player.rounds());
  }

  private boolean conflicts(int i, int j, Strength least) {
    return open.get(i).preference().conflictsWith(open.get(j).preference(), least);
  }

  /// C6 and C7 for the bracket, C8 for the next one: few players float down, and with few points.
  private void addFloaters(
      RankedCost cost, int i, int j, List<Integer> levels, int end, boolean isPaired) {
    List<PlayerHistory> floaters =
        isPaired
            ? List.of()
            : IntStream.of(i, j).filter(index -> index < end).mapToObj(open::get).toList();
    count(cost, floaters.size());
    for (int level : levels) {
      count(cost, floaters.stream().filter(player -> player.halves() == level).count());
    }
  }

  /// C10 to C13: few games in which a player gets a side three times more than the other, three
  /// times in a row, or against their preference, or against a strong one.
  private void addSides(RankedCost cost, int i, int j) {
    boolean isPair = isPairOfBracket(i, j);
    boolean isAbsolute = isPair && conflicts(i, j, Strength.ABSOLUTE);
    count(cost, isAbsolute && players(i, j).allMatch(BracketCosts::isImbalanced));
    count(cost, isAbsolute && loser(i, j).hasRepeatedSide());
    count(cost, isPair && conflicts(i, j, Strength.NONE));
    count(cost, isPair && conflicts(i, j, Strength.STRONG) && !isAbsolute);
  }

  private static boolean isImbalanced(PlayerHistory player) {
    return Math.abs(player.preference().difference()) > 1;
  }

  /// Returns the player who does not get the side that both must have.
  private PlayerHistory loser(int i, int j) {
    PlayerHistory player = open.get(i);
    PlayerHistory other = open.get(j);
    boolean isFirst = SideAllocation.of(player, other).first() == player.number();
    return isFirst == player.preference().isForFirst() ? other : player;
  }

  /// C14 to C21: few players who float as in the last round, or as in the round before; then with
  /// few points, or against opponents with few points.
  private void addRepeatedFloats(RankedCost cost, int i, int j) {
    boolean isPair = isPairOfBracket(i, j);
    boolean isUp = isPair && i < residents;
    List<PlayerHistory> down =
        isPair
            ? List.of()
            : IntStream.of(i, j).filter(index -> index < next).mapToObj(open::get).toList();
    int own = scores.getLast();
    for (int back = 1; back <= 2; back++) {
      int rounds = back;
      count(
          cost,
          down.stream()
              .filter(player -> player.halves() == own)
              .filter(player -> player.hasFloated(Direction.DOWN, rounds))
              .count());
      count(cost, isUp && open.get(j).hasFloated(Direction.UP, rounds));
    }
    for (int back = 1; back <= 2; back++) {
      int rounds = back;
      for (int level : scores) {
        count(
            cost,
            down.stream()
                .filter(player -> player.halves() == level)
                .filter(player -> player.hasFloated(Direction.DOWN, rounds))
                .count());
      }
      boolean isRepeated = isUp && open.get(j).hasFloated(Direction.UP, rounds);
      for (int level : scores) {
        count(cost, isRepeated && open.get(i).halves() == level);
      }
    }
  }
}
