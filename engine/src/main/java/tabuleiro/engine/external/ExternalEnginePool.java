package tabuleiro.engine.external;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Optional;
import tabuleiro.play.players.EngineCommand;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;

/// A pool of external engines. Their programs keep running from one game to the next, because the
/// start of a program may take longer than a game. A closed player is idle until the next game with
/// the same command; if it has failed, its program is started again then. Safe for several threads;
/// each player is for one thread.
public final class ExternalEnginePool implements AutoCloseable {
  /// A guess, between the memory that idle programs hold and the number of players of a round
  /// robin.
  private static final int MAX_IDLE = 16;

  private final int maxIdle;

  /// The idle players; the one that has been idle longest comes last.
  private final Deque<UgiPlayer> idle = new ArrayDeque<>();

  /// Makes a pool that keeps at most 16 idle programs; beyond that it ends the one that has been
  /// idle longest.
  public ExternalEnginePool() {
    this(MAX_IDLE);
  }

  ExternalEnginePool(int maxIdle) {
    this.maxIdle = maxIdle;
  }

  /// Returns a player for one game, to be closed after it.
  ///
  /// @param command starts its program
  public Player player(EngineCommand command) {
    return new PooledPlayer(takeIdle(command).orElseGet(() -> new UgiPlayer(command)));
  }

  private synchronized Optional<UgiPlayer> takeIdle(EngineCommand command) {
    for (Iterator<UgiPlayer> players = idle.iterator(); players.hasNext(); ) {
      UgiPlayer player = players.next();
      if (player.command().equals(command)) {
        players.remove();
        return Optional.of(player);
      }
    }
    return Optional.empty();
  }

  private void returnPlayer(UgiPlayer player) {
    player.endGame();
    addIdle(player).ifPresent(UgiPlayer::close);
  }

  /// Adds an idle player, and returns the one that has to end in its place.
  private synchronized Optional<UgiPlayer> addIdle(UgiPlayer player) {
    idle.addFirst(player);
    return idle.size() > maxIdle ? Optional.of(idle.removeLast()) : Optional.empty();
  }

  /// Ends all programs.
  ///
  /// Precondition: all players are closed.
  @Override
  public synchronized void close() {
    idle.forEach(UgiPlayer::close);
    idle.clear();
  }

  /// A player for one game, which returns its program to the pool.
  private final class PooledPlayer implements Player {
    private final UgiPlayer player;

    PooledPlayer(UgiPlayer player) {
      this.player = player;
    }

    @Override
    public int chooseMove(MoveRequest turn) {
      return player.chooseMove(turn);
    }

    @Override
    public void close() {
      returnPlayer(player);
    }
  }
}
