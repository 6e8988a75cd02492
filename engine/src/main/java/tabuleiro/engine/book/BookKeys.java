package tabuleiro.engine.book;

import java.util.Optional;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.SolverTrail;

/// The keys of positions in a book: those of the solver, which are the same for symmetric
/// positions, where it knows the game, and hashes elsewhere. Immutable.
///
/// @param solverGame the solver's view of the game, where there is one
public record BookKeys(Optional<SolverGame> solverGame) {
  /// Returns the keys of a game.
  public static BookKeys of(Game game) {
    return new BookKeys(SolverGames.of(game));
  }

  /// Returns the key of a position.
  public long key(Position position) {
    return solverGame.map(game -> game.trail(position).key()).orElseGet(position::hash);
  }

  /// Returns the keys after the legal moves of a position, in the order of [Position#legalMoves()].
  public long[] keysAfterMoves(Position position) {
    int[] moves = position.legalMoves();
    long[] keys = new long[moves.length];
    Optional<SolverTrail> trail = solverGame.map(game -> game.trail(position));
    for (int i = 0; i < moves.length; i++) {
      keys[i] = trail.isPresent() ? keyAfter(trail.get(), moves[i]) : hashAfter(position, moves[i]);
    }
    return keys;
  }

  private static long keyAfter(SolverTrail trail, int move) {
    trail.play(move);
    long key = trail.key();
    trail.undo();
    return key;
  }

  private static long hashAfter(Position position, int move) {
    return position.playUnchecked(move).hash();
  }
}
