package tabuleiro.engine.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.SolverTrail;
import tabuleiro.solver.table.Distance;
import tabuleiro.solver.table.DistanceTable;
import tabuleiro.solver.table.DistanceTables;

/// Plays perfectly where a distance table contains the position, and delegates to another searcher
/// elsewhere.
public final class DistanceTableSearcher implements Searcher {
  private final DistanceTables tables;
  private final Searcher other;

  /// @param tables where distances are looked up
  /// @param other searches the positions that no table contains
  public DistanceTableSearcher(DistanceTables tables, Searcher other) {
    this.tables = tables;
    this.other = other;
  }

  @Override
  public List<SearchInfo> search(
      Position position,
      MoveLimits limits,
      int variations,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    return lookUp(position, variations, listener)
        .orElseGet(() -> other.search(position, limits, variations, stop, listener));
  }

  @Override
  public List<SearchInfo> resume(
      Position position,
      MoveLimits limits,
      int variations,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    return lookUp(position, variations, listener)
        .orElseGet(() -> other.resume(position, limits, variations, stop, listener));
  }

  /// Returns the best moves of a position; empty when no table contains it.
  private Optional<List<SearchInfo>> lookUp(
      Position position, int variations, Consumer<SearchInfo> listener) {
    for (DistanceTable table : tables.of(position.game())) {
      SolverTrail trail = SolverGames.of(position.game()).orElseThrow().trail(position);
      if (table.find(trail).isPresent()) {
        List<SearchInfo> found = lookUp(table, trail, variations);
        found.forEach(listener);
        return Optional.of(found);
      }
    }
    return Optional.empty();
  }

  /// A move, and the distance to the end for the side that plays it.
  private record RatedMove(int move, Distance distance) {}

  /// Returns the best moves, each with its variation.
  private static List<SearchInfo> lookUp(DistanceTable table, SolverTrail trail, int variations) {
    long startNanos = System.nanoTime();
    List<RatedMove> rated = ratedMoves(table, trail);
    List<SearchInfo> found = new ArrayList<>();
    for (RatedMove first : rated.subList(0, Math.min(variations, rated.size()))) {
      List<Integer> moves = bestPlay(table, trail, first.move());
      int plies = first.distance().plies();
      long millis = (System.nanoTime() - startNanos) / 1_000_000;
      found.add(
          new SearchInfo(
              found.size() + 1,
              score(first.distance()),
              plies,
              plies,
              rated.size(),
              millis,
              0,
              moves));
    }
    return found;
  }

  /// Returns a move and the best moves of both sides after it, to the end of the game.
  private static List<Integer> bestPlay(DistanceTable table, SolverTrail trail, int first) {
    List<Integer> moves = new ArrayList<>();
    trail.play(first);
    moves.add(first);
    while (!trail.isOver()) {
      int best = ratedMoves(table, trail).getFirst().move();
      trail.play(best);
      moves.add(best);
    }
    moves.forEach(_ -> trail.undo());
    return moves;
  }

  private static Score score(Distance distance) {
    return switch (distance.value()) {
      case WIN -> Score.win(distance.plies());
      case LOSS -> Score.loss(distance.plies());
      case DRAW -> Score.draw();
      case UNKNOWN -> throw new IllegalStateException("a distance table has no value for a move");
    };
  }

  /// Returns all moves, the best first.
  private static List<RatedMove> ratedMoves(DistanceTable table, SolverTrail trail) {
    int[] moves = new int[table.maxMoves()];
    int count = trail.generateMoves(moves, 0);
    List<RatedMove> rated = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      trail.play(moves[i]);
      rated.add(new RatedMove(moves[i], table.find(trail).orElseThrow().onePlyEarlier()));
      trail.undo();
    }
    rated.sort(Comparator.comparingInt((RatedMove move) -> move.distance().code()).reversed());
    return rated;
  }

  @Override
  public void forget() {
    other.forget();
  }
}
