package tabuleiro.statistics.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The next round of a Swiss tournament by the FIDE Dutch system (FIDE Handbook, C.04.3, in force
/// since February 2026): from the highest score to the lowest one, each [SwissBracket] is paired in
/// the best way by the criteria of [BracketCosts] that leaves a round possible.
///
/// Where no round obeys the absolute criteria, because too many have met or have withdrawn, as few
/// players as possible stay without an opponent, and each of these has a bye. The handbook leaves
/// that to the arbiter.
public final class SwissPairing {
  private SwissPairing() {}

  /// Returns the next round; empty when more players would have a bye than an opponent, since too
  /// many have met.
  ///
  /// @param players the players of the round
  /// @param isLastRound whether the tournament ends with this round: then two players who must both
  ///   have the same side may meet, if one of them has more than half of all points
  public static Optional<PairedRound> pair(List<PlayerHistory> players, boolean isLastRound) {
    List<PlayerHistory> open =
        players.stream()
            .sorted(
                Comparator.comparingInt(PlayerHistory::halves)
                    .reversed()
                    .thenComparingInt(PlayerHistory::number))
            .toList();
    List<List<PlayerHistory>> pairs = new ArrayList<>();
    int movedDown = 0;
    while (movedDown < open.size()) {
      SwissBracket bracket = new SwissBracket(open, movedDown, isLastRound);
      pairs.addAll(bracket.pairs());
      movedDown = bracket.floaters().size();
      open = Stream.concat(bracket.floaters().stream(), bracket.lower().stream()).toList();
    }
    List<Integer> byes = open.stream().map(PlayerHistory::number).toList();
    return byes.size() > 2 * pairs.size() || pairs.isEmpty()
        ? Optional.empty()
        : Optional.of(new PairedRound(games(pairs), byes));
  }

  /// Returns the games in the order of the boards.
  private static List<Pairing> games(List<List<PlayerHistory>> pairs) {
    return pairs.stream()
        .sorted(
            Comparator.comparingInt(SwissPairing::highest)
                .thenComparingInt(SwissPairing::sum)
                .reversed()
                .thenComparingInt(SwissPairing::leastNumber))
        .map(pair -> SideAllocation.of(pair.getFirst(), pair.getLast()))
        .toList();
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
