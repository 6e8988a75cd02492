package tabuleiro.engine.search;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.SolverTrail;
import tabuleiro.solver.weak.PositionProver;
import tabuleiro.solver.weak.ProofResult;
import tabuleiro.solver.weak.ProofTask;
import tabuleiro.solver.weak.SolverStrategy;

/// Proves results with the solver, which knows only wins and losses and therefore proves them
/// sooner than a search for the shortest win. Another searcher then has what is left of the limits
/// to find the number of plies; where it does not, the score states the most plies that the game
/// can still have. A position that the solver does not prove has the estimate 0.
///
/// The other searcher searches alone where the solver does not support the game, where the game has
/// draws, where several variations are wanted, and where the depth is limited.
public final class SolverSearcher implements Searcher {
  /// The goal of a proof: a win.
  private static final int WIN = 2;

  /// The memory of the solver's table for each node that it may visit, in bytes: that of an entry.
  /// Only the positions whose moves are searched get one.
  private static final int BYTES_PER_NODE = 8;

  /// The most nodes that the solver visits in a millisecond, for the size of its table: a guess.
  private static final double NODES_PER_MILLISECOND = 4_000;

  private final long maxBytes;
  private final Searcher other;

  /// @param maxMebibytes the most memory of the solver's table; it is released after each search
  /// @param other finds the number of plies
  public SolverSearcher(int maxMebibytes, Searcher other) {
    maxBytes = (long) maxMebibytes << 20;
    this.other = other;
  }

  @Override
  public List<SearchInfo> search(
      Position position,
      MoveLimits limits,
      int variations,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    Optional<SolverGame> game =
        SolverGames.of(position.game()).filter(supported -> !supported.hasDraws());
    if (game.isEmpty() || variations > 1 || limits.depth() < Integer.MAX_VALUE) {
      return other.search(position, limits, variations, stop, listener);
    }
    TimeManager timeManager = new TimeManager(limits);
    SearchInfo found = solve(game.get(), position, limits, timeManager, stop);
    if (found.score().isProven()) {
      Optional<MoveLimits> rest = limits.rest(found.nodes(), timeManager.elapsedMillis());
      if (rest.isPresent() && !stop.isRequested()) {
        List<SearchInfo> shorter = other.search(position, rest.get(), variations, stop, _ -> {});
        if (shorter.getFirst().score().kind() == found.score().kind()) {
          List<SearchInfo> counted =
              shorter.stream().map(info -> info.after(found.nodes(), found.timeMillis())).toList();
          counted.forEach(listener);
          return counted;
        }
      }
    }
    listener.accept(found);
    return List.of(found);
  }

  private SearchInfo solve(
      SolverGame game,
      Position position,
      MoveLimits limits,
      TimeManager timeManager,
      StopSignal stop) {
    try (PositionProver prover = new PositionProver(game, tableBytes(limits, timeManager))) {
      ProofResult result =
          prover.prove(
              new ProofTask(position, WIN, limits.nodes()),
              () -> stop.isRequested() || timeManager.isSoftLimitReached());
      SolverTrail trail = game.trail(position);
      int maxPlies = game.layerCount() - 1 - trail.layer();
      Score score =
          switch (result.answer()) {
            case REACHED -> Score.win(maxPlies);
            case REFUTED -> Score.loss(maxPlies);
            case UNDECIDED -> Score.estimate(0);
          };
      int move =
          switch (result.answer()) {
            case REACHED -> prover.strategy().chooseMove(trail);
            case REFUTED -> hardestToRefute(position, trail, prover.strategy());
            case UNDECIDED -> position.moveAt(0);
          };
      return new SearchInfo(
          1, score, 1, 1, result.nodes(), timeManager.elapsedMillis(), 0, List.of(move));
    }
  }

  /// Returns the move of a lost position whose refutation took the most nodes.
  private static int hardestToRefute(
      Position position, SolverTrail trail, SolverStrategy strategy) {
    return Arrays.stream(position.legalMoves())
        .boxed()
        .max(
            Comparator.comparingLong(move -> {
              trail.play(move);
              long nodes = trail.isOver() ? -1 : strategy.provenNodes(trail);
              trail.undo();
              return nodes;
            }))
        .orElseThrow();
  }

  private long tableBytes(MoveLimits limits, TimeManager timeManager) {
    double nodes =
        Math.min((double) limits.nodes(), NODES_PER_MILLISECOND * timeManager.softMillis());
    return (long) Math.min((double) maxBytes, BYTES_PER_NODE * nodes);
  }

  @Override
  public void forget() {
    other.forget();
  }
}
