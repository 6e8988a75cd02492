package tabuleiro.statistics.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// A player in the standings. Points and tie-breaks are counted in half points, so that they are
/// whole; those of products of two scores in quarters.
///
/// @param place from 1; players who are equal in everything have the same place
/// @param number the number of the player
/// @param halves the half points
/// @param wins the number of games won at the board
/// @param played the number of games played
/// @param tieBreaks the values of the tie-breaks, in the order in which they count
public record Placing(
    int place, int number, int halves, int wins, int played, List<Integer> tieBreaks) {
  /// Copies the list.
  public Placing {
    tieBreaks = List.copyOf(tieBreaks);
  }

  /// Returns players in an order, with their places.
  ///
  /// @param order the best player first; equal players have the same place, and are in the order of
  ///   their numbers
  static List<Placing> inOrder(List<Placing> placings, Comparator<Placing> order) {
    List<Placing> sorted =
        placings.stream().sorted(order.thenComparingInt(Placing::number)).toList();
    List<Placing> numbered = new ArrayList<>();
    for (int i = 0; i < sorted.size(); i++) {
      boolean isEqual = i > 0 && order.compare(sorted.get(i - 1), sorted.get(i)) == 0;
      numbered.add(sorted.get(i).at(isEqual ? numbered.getLast().place() : i + 1));
    }
    return numbered;
  }

  private Placing at(int newPlace) {
    return new Placing(newPlace, number, halves, wins, played, tieBreaks);
  }
}
