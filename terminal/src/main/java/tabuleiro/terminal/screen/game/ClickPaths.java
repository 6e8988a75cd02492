package tabuleiro.terminal.screen.game;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Position;

/// The click paths of all legal moves of a position. Immutable.
///
/// @param all in the order of the moves' generation
public record ClickPaths(List<ClickPath> all) {
  /// A move and the spots that enter it, in order.
  public record ClickPath(int move, List<ClickTarget> spots) {
    private boolean beginsWith(List<ClickTarget> picked) {
      return spots.size() >= picked.size() && spots.subList(0, picked.size()).equals(picked);
    }
  }

  /// No moves.
  public static final ClickPaths NONE = new ClickPaths(List.of());

  /// Copies the list.
  public ClickPaths {
    all = List.copyOf(all);
  }

  /// Returns the paths of a position.
  public static ClickPaths of(Position position) {
    List<ClickPath> all = new ArrayList<>();
    for (int move : position.legalMoves()) {
      all.add(new ClickPath(move, position.decode(move).path()));
    }
    return new ClickPaths(all);
  }

  /// Returns the spots that go on with what is picked, in the order of the moves.
  public Set<ClickTarget> nextSpots(List<ClickTarget> picked) {
    Set<ClickTarget> next = new LinkedHashSet<>();
    for (ClickPath path : all) {
      if (path.spots().size() > picked.size() && path.beginsWith(picked)) {
        next.add(path.spots().get(picked.size()));
      }
    }
    return next;
  }

  /// Returns the move that is entered by just what is picked.
  public Optional<Integer> move(List<ClickTarget> picked) {
    return all.stream()
        .filter(path -> path.spots().equals(picked))
        .map(ClickPath::move)
        .findFirst();
  }
}
