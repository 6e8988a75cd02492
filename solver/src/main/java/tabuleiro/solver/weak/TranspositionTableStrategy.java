package tabuleiro.solver.weak;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;

/// The strategy in a solver's transposition table. Where the table has lost an entry, the position
/// is searched again.
final class TranspositionTableStrategy implements SolverStrategy {
  private static final int LOSS = 0;
  private static final int DRAW = 1;
  private static final int WIN = 2;

  private final SolverGame game;
  private final SolverTranspositionTable table;
  private final BooleanSupplier stop;
  private final NullWindowSearch search;

  /// @param stop checked often; a search that it stops ends in a [CancellationException]
  TranspositionTableStrategy(
      SolverGame game, SolverTranspositionTable table, BooleanSupplier stop) {
    this.game = game;
    this.table = table;
    this.stop = stop;
    search = new NullWindowSearch(game, table, Optional.empty());
  }

  /// A move, the known bounds of the value after it, and the move order score there.
  private record Child(int move, int bounds, int score) {}

  /// Returns a move that keeps the value of the position; in a lost position, the move with the
  /// lowest score for the opponent.
  @Override
  public int chooseMove(SolverTrail trail) {
    int bounds = table.probe(trail.key());
    List<Child> children = children(trail);
    if (SolverTranspositionTable.upper(bounds) == LOSS) {
      return children.getFirst().move();
    }
    if (SolverTranspositionTable.upper(bounds) == WIN) {
      Optional<Integer> wins = moveTo(trail, children, LOSS);
      if (wins.isPresent()) {
        return wins.get();
      }
    }
    Optional<Integer> draws = game.hasDraws() ? moveTo(trail, children, DRAW) : Optional.empty();
    return draws.orElse(children.getFirst().move());
  }

  @Override
  public long provenNodes(SolverTrail trail) {
    return table.find(trail.key()).map(entry -> 1L << (entry.work() - 1)).orElse(0L);
  }

  @Override
  public long prove(SolverTrail trail, GameValue least) {
    long known = provenNodes(trail);
    if (known > 0 || trail.knownValue() != GameValue.UNKNOWN) {
      return known;
    }
    int rank = least == GameValue.WIN ? WIN : DRAW;
    if (!search(trail, rank)) {
      throw new IllegalStateException("a position of the strategy has another value");
    }
    // A proof by means of a child that was proven before takes few nodes itself.
    trail.play(chooseMove(trail));
    long child = provenNodes(trail);
    trail.undo();
    long nodes = Math.max(1, Math.max(provenNodes(trail), child)); // The table may have lost both.
    table.store(trail.key(), SolverTranspositionTable.bounds(true, rank, game.hasDraws()), nodes);
    return nodes;
  }

  private boolean search(SolverTrail trail, int rank) {
    return search.search(trail, rank, stop).orElseThrow(CancellationException::new);
  }

  /// Returns the children in ascending order of the opponent's score.
  private List<Child> children(SolverTrail trail) {
    int[] moves = new int[game.game().maxMoves()];
    int count = trail.generateMoves(moves, 0);
    List<Child> children = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      trail.play(moves[i]);
      int known = SolverTranspositionTable.bounds(trail.knownValue());
      boolean isOpen = known == SolverTranspositionTable.NO_BOUNDS;
      int bounds = isOpen ? table.probe(trail.key()) : known;
      int settled =
          SolverTranspositionTable.upper(known) == LOSS ? Integer.MIN_VALUE : Integer.MAX_VALUE;
      children.add(new Child(moves[i], bounds, isOpen ? trail.moveOrderScore() : settled));
      trail.undo();
    }
    children.sort(Comparator.comparingInt(Child::score));
    return children;
  }

  /// Returns a move after which the opponent reaches at most a rank.
  private Optional<Integer> moveTo(SolverTrail trail, List<Child> children, int rank) {
    for (Child child : children) {
      if (SolverTranspositionTable.upper(child.bounds()) <= rank) {
        return Optional.of(child.move());
      }
    }
    for (Child child : children) {
      if (SolverTranspositionTable.lower(child.bounds()) <= rank) {
        trail.play(child.move());
        boolean exceeds = search(trail, rank + 1);
        trail.undo();
        if (!exceeds) {
          return Optional.of(child.move());
        }
      }
    }
    return Optional.empty();
  }
}
