package tabuleiro.terminal.screen.game;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.rules.Position;
import tabuleiro.rules.Spot;

/// The click paths of all legal moves of a position. Immutable.
///
/// @param all in the order of the moves' generation
public record Paths(List<Path> all) {
  /// A move and the spots that enter it, in order.
  public record Path(int move, List<Spot> spots) {
    private boolean beginsWith(List<Spot> picked) {
      return spots.size() >= picked.size() && spots.subList(0, picked.size()).equals(picked);
    }
  }

  /// No moves.
  public static final Paths NONE = new Paths(List.of());

  /// Copies the list.
  public Paths {
    all = List.copyOf(all);
  }

  /// Returns the paths of a position.
  public static Paths of(Position position) {
    List<Path> all = new ArrayList<>();
    for (int move : position.legalMoves()) {
      all.add(new Path(move, position.decode(move).path()));
    }
    return new Paths(all);
  }

  /// Returns the spots that go on with what is picked, in the order of the moves.
  public Set<Spot> next(List<Spot> picked) {
    Set<Spot> next = new LinkedHashSet<>();
    for (Path path : all) {
      if (path.spots().size() > picked.size() && path.beginsWith(picked)) {
        next.add(path.spots().get(picked.size()));
      }
    }
    return next;
  }

  /// Returns the move that is entered by just what is picked.
  public Optional<Integer> move(List<Spot> picked) {
    return all.stream().filter(path -> path.spots().equals(picked)).map(Path::move).findFirst();
  }
}
