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
/// @param all the paths in the order of the move generator
record ClickPaths(List<ClickPath> all) {
  /// A move and its click path.
  public record ClickPath(int move, List<ClickTarget> targets) {
    private boolean beginsWith(List<ClickTarget> picked) {
      return targets.size() >= picked.size() && targets.subList(0, picked.size()).equals(picked);
    }
  }

  /// No moves.
  public static final ClickPaths NONE = new ClickPaths(List.of());

  /// Makes a defensive copy.
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

  /// Returns the targets that continue what is selected, in the order of the moves.
  public Set<ClickTarget> nextTargets(List<ClickTarget> picked) {
    Set<ClickTarget> next = new LinkedHashSet<>();
    for (ClickPath path : all) {
      if (path.targets().size() > picked.size() && path.beginsWith(picked)) {
        next.add(path.targets().get(picked.size()));
      }
    }
    return next;
  }

  /// Returns the move whose click path is exactly what is selected.
  public Optional<Integer> move(List<ClickTarget> picked) {
    return all.stream()
        .filter(path -> path.targets().equals(picked))
        .map(ClickPath::move)
        .findFirst();
  }
}
