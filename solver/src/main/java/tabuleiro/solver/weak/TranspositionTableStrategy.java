package tabuleiro.solver.weak;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;

/// The moves that a solver's table knows, found by searching again where it has forgotten them.
final class TranspositionTableStrategy implements SolverStrategy {
  private static final int LOSS = 0;
  private static final int DRAW = 1;
  private static final int WIN = 2;

  private final SolverGame game;
  private final SolverTranspositionTable table;
  private final NullWindowSearch search;

  TranspositionTableStrategy(SolverGame game, SolverTranspositionTable table) {
    this.game = game;
    this.table = table;
    search = new NullWindowSearch(game, table, Optional.empty());
  }

  /// A move, what is known of the value after it, and the outlook there.
  private record Child(int move, int bounds, int outlook) {}

  /// Returns a move that reaches the position's value; where it is lost, a move after which the
  /// opponent seems to stand worst.
  @Override
  public int chooseMove(SolverTrail line) {
    int bounds = table.probe(line.key());
    List<Child> children = children(line);
    if (SolverTranspositionTable.upper(bounds) == LOSS) {
      return children.getFirst().move();
    }
    if (SolverTranspositionTable.upper(bounds) == WIN) {
      Optional<Integer> wins = moveTo(line, children, LOSS);
      if (wins.isPresent()) {
        return wins.get();
      }
    }
    Optional<Integer> draws = game.hasDraws() ? moveTo(line, children, DRAW) : Optional.empty();
    return draws.orElse(children.getFirst().move());
  }

  /// Returns the children, those of the least outlook for the opponent first.
  private List<Child> children(SolverTrail line) {
    int[] moves = new int[game.game().maxMoves()];
    int count = line.generateMoves(moves, 0);
    List<Child> children = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      line.play(moves[i]);
      int known = SolverTranspositionTable.bounds(line.knownValue());
      boolean isOpen = known == SolverTranspositionTable.NO_BOUNDS;
      int bounds = isOpen ? table.probe(line.key()) : known;
      int settled =
          SolverTranspositionTable.upper(known) == LOSS ? Integer.MIN_VALUE : Integer.MAX_VALUE;
      children.add(new Child(moves[i], bounds, isOpen ? line.moveOrderScore() : settled));
      line.undo();
    }
    children.sort(Comparator.comparingInt(Child::outlook));
    return children;
  }

  /// Returns a move after which the opponent reaches no more than a rank.
  private Optional<Integer> moveTo(SolverTrail line, List<Child> children, int rank) {
    for (Child child : children) {
      if (SolverTranspositionTable.upper(child.bounds()) <= rank) {
        return Optional.of(child.move());
      }
    }
    for (Child child : children) {
      if (SolverTranspositionTable.lower(child.bounds()) <= rank) {
        line.play(child.move());
        boolean exceeds = search.search(line, rank + 1, () -> false).orElseThrow();
        line.undo();
        if (!exceeds) {
          return Optional.of(child.move());
        }
      }
    }
    return Optional.empty();
  }
}
