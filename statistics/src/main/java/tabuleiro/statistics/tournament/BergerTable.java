package tabuleiro.statistics.tournament;

import java.util.ArrayList;
import java.util.List;

/// Round robin by the Berger tables of the FIDE Handbook, C.05, annex 1: each player meets each
/// other, and the sides are as equal as the number of players allows.
public final class BergerTable {
  private BergerTable() {}

  /// Returns the rounds. In a second cycle the sides are exchanged.
  ///
  /// @param players the number of players, at least 2
  /// @param cycles how often each pair meets, at least 1
  /// @throws IllegalArgumentException when a number is too small
  public static List<PairedRound> rounds(int players, int cycles) {
    if (players < 2 || cycles < 1) {
      throw new IllegalArgumentException(
          "no round robin of " + players + " players in " + cycles + " cycles");
    }
    int even = players + players % 2;
    List<PairedRound> rounds = new ArrayList<>();
    for (int cycle = 0; cycle < cycles; cycle++) {
      for (int round = 0; round < even - 1; round++) {
        rounds.add(round(players, even, round, cycle % 2 == 1));
      }
    }
    return rounds;
  }

  /// Returns a round. The last player of an even number meets the pivot, which moves on by half the
  /// number of players; the others meet across the pivot. A player who would meet a missing last
  /// one has a bye.
  private static PairedRound round(int players, int even, int round, boolean isExchanged) {
    int others = even - 1;
    int pivot = round * (even / 2) % others;
    List<Pairing> games = new ArrayList<>();
    if (players == even) {
      boolean isPivotFirst = (round % 2 == 0) != isExchanged;
      games.add(pairing(pivot + 1, even, isPivotFirst));
    }
    for (int step = 1; step < even / 2; step++) {
      int first = (pivot + step) % others;
      int second = (pivot - step + others) % others;
      games.add(pairing(first + 1, second + 1, !isExchanged));
    }
    return new PairedRound(games, players == even ? List.of() : List.of(pivot + 1));
  }

  private static Pairing pairing(int player, int other, boolean isPlayerFirst) {
    return isPlayerFirst ? new Pairing(player, other) : new Pairing(other, player);
  }
}
