package tabuleiro.engine.ugi;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Optional;
import tabuleiro.play.players.EngineCommand;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;

/// Outside engines whose programs go on from one game to the next, because starting one may take
/// longer than a game. A player that is closed waits for the next game with its command; when it
/// has failed, its program is started anew then. Safe for several threads; each player is for one.
public final class ExternalEnginePool implements AutoCloseable {
  /// A guess between the memory that they hold and the players of a round robin.
  private static final int MOST_WAITING = 16;

  private final int mostWaiting;

  /// The one that has waited longest comes last.
  private final Deque<UgiPlayer> waiting = new ArrayDeque<>();

  /// Makes a place where at most 16 programs wait; beyond that the one that has waited longest is
  /// ended.
  public ExternalEnginePool() {
    this(MOST_WAITING);
  }

  ExternalEnginePool(int mostWaiting) {
    this.mostWaiting = mostWaiting;
  }

  /// Returns a player for one game.
  ///
  /// @param command starts its program
  public Player player(EngineCommand command) {
    return new Lent(waiting(command).orElseGet(() -> new UgiPlayer(command)));
  }

  private synchronized Optional<UgiPlayer> waiting(EngineCommand command) {
    for (Iterator<UgiPlayer> players = waiting.iterator(); players.hasNext(); ) {
      UgiPlayer player = players.next();
      if (player.command().equals(command)) {
        players.remove();
        return Optional.of(player);
      }
    }
    return Optional.empty();
  }

  private void giveBack(UgiPlayer player) {
    player.endGame();
    keep(player).ifPresent(UgiPlayer::close);
  }

  /// Lets a player wait, and returns the one that has to go for it.
  private synchronized Optional<UgiPlayer> keep(UgiPlayer player) {
    waiting.addFirst(player);
    return waiting.size() > mostWaiting ? Optional.of(waiting.removeLast()) : Optional.empty();
  }

  /// Ends all programs.
  ///
  /// Precondition: all players are closed.
  @Override
  public synchronized void close() {
    waiting.forEach(UgiPlayer::close);
    waiting.clear();
  }

  /// A player for one game.
  private final class Lent implements Player {
    private final UgiPlayer player;

    Lent(UgiPlayer player) {
      this.player = player;
    }

    @Override
    public int chooseMove(MoveRequest turn) {
      return player.chooseMove(turn);
    }

    @Override
    public void close() {
      giveBack(player);
    }
  }
}
