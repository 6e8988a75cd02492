package tabuleiro.solver.weak;

import java.util.List;
import java.util.Optional;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.solver.SolverGame;

/// The positions that are still open in the proof that the side to move wins a large position. Each
/// of them is a job that can be solved anywhere, without the others. If the expected winner does
/// not win one of them, another move must be tried, and another campaign is needed.
///
/// @param position the position whose value is wanted
/// @param jobs the open positions, none of which is over; together they prove the win
public record Campaign(Position position, List<Position> jobs) {
  /// Takes a copy of the jobs.
  public Campaign {
    jobs = List.copyOf(jobs);
  }

  /// Returns the jobs that are left after what a solver has proven, or empty when it has proven the
  /// value. For the expected winner a job follows the best move by the order of the search and by
  /// what is proven; for the other side there is a job for each move. Symmetric positions are one
  /// job.
  ///
  /// @param solver the solver of the position, which is not searching
  /// @param plies how many moves after the position the jobs are, at least 1
  public static Optional<Campaign> of(
      SolverGame game, Position position, WeakSolver solver, int plies) {
    ProofTree tree =
        new ProofTree(game, position, SolverTranspositionTable.WIN, solver.table(), Long.MAX_VALUE);
    List<Position> jobs = tree.openPositions(plies);
    return jobs.isEmpty() ? Optional.empty() : Optional.of(new Campaign(position, jobs));
  }

  /// Returns the game.
  public Game game() {
    return position.game();
  }

  /// Returns the side that the jobs are to prove to win.
  public Side expectedWinner() {
    return position.sideToMove();
  }
}
