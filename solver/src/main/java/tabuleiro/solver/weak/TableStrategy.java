package tabuleiro.solver.weak;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverLine;

/// The moves that a solver's table knows, found by searching again where it has forgotten them.
final class TableStrategy implements Strategy {
  private static final int LOSS = 0;
  private static final int DRAW = 1;
  private static final int WIN = 2;

  private final SolverGame game;
  private final ResultTable table;
  private final Search search;

  TableStrategy(SolverGame game, ResultTable table) {
    this.game = game;
    this.table = table;
    search = new Search(game, table, Optional.empty());
  }

  /// A move, what is known of the value after it, and the outlook there.
  private record Child(int move, int bounds, int outlook) {}

  /// Returns a move that reaches the position's value; where it is lost, a move after which the
  /// opponent seems to stand worst.
  @Override
  public int move(SolverLine line) {
    int bounds = table.probe(line.key());
    List<Child> children = children(line);
    if (ResultTable.upper(bounds) == LOSS) {
      return children.getFirst().move();
    }
    if (ResultTable.upper(bounds) == WIN) {
      Optional<Integer> wins = moveTo(line, children, LOSS);
      if (wins.isPresent()) {
        return wins.get();
      }
    }
    Optional<Integer> draws = game.hasDraws() ? moveTo(line, children, DRAW) : Optional.empty();
    return draws.orElse(children.getFirst().move());
  }

  /// Returns the children, those of the least outlook for the opponent first.
  private List<Child> children(SolverLine line) {
    int[] moves = new int[game.game().maxMoves()];
    int count = line.generateMoves(moves, 0);
    List<Child> children = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      line.play(moves[i]);
      int known = ResultTable.bounds(line.known());
      boolean isOpen = known == ResultTable.NOTHING;
      int bounds = isOpen ? table.probe(line.key()) : known;
      int settled = ResultTable.upper(known) == LOSS ? Integer.MIN_VALUE : Integer.MAX_VALUE;
      children.add(new Child(moves[i], bounds, isOpen ? line.outlook() : settled));
      line.undo();
    }
    children.sort(Comparator.comparingInt(Child::outlook));
    return children;
  }

  /// Returns a move after which the opponent reaches no more than a rank.
  private Optional<Integer> moveTo(SolverLine line, List<Child> children, int rank) {
    for (Child child : children) {
      if (ResultTable.upper(child.bounds()) <= rank) {
        return Optional.of(child.move());
      }
    }
    for (Child child : children) {
      if (ResultTable.lower(child.bounds()) <= rank) {
        line.play(child.move());
        boolean exceeds = search.ask(line, rank + 1, () -> false).orElseThrow();
        line.undo();
        if (!exceeds) {
          return Optional.of(child.move());
        }
      }
    }
    return Optional.empty();
  }
}
