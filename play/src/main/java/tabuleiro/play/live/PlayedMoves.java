package tabuleiro.play.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tabuleiro.play.LegalMove;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.SessionException;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// The moves of a game so far, which are played and taken back. Not thread-safe.
final class PlayedMoves {
  private final GameSession session;
  private final LiveClock clock;
  private final boolean restoresClocks;
  private final List<LegalMove> moves = new ArrayList<>();
  private boolean hasReachedSecondMove;
  private boolean isSwapped;

  /// @param restoresClocks whether the players get back the time of moves that are taken back
  PlayedMoves(GameSession session, LiveClock clock, boolean restoresClocks) {
    this.session = session;
    this.clock = clock;
    this.restoresClocks = restoresClocks;
  }

  /// Returns the moves that were played and not taken back.
  List<LegalMove> all() {
    return moves;
  }

  /// Returns whether the game has had a second move, even if it was taken back.
  boolean hasReachedSecondMove() {
    return hasReachedSecondMove;
  }

  /// Returns whether the players have exchanged their sides.
  boolean isSwapped() {
    return isSwapped;
  }

  /// Records that the players have exchanged their sides.
  void swap() {
    isSwapped = true;
  }

  /// Plays the move that a function reads in the current position.
  ///
  /// @throws SessionException when it is not the side's turn
  LegalMove play(Side side, Function<Position, LegalMove> reader) {
    clock.requirePlaying();
    if (side != session.sideToMove()) {
      throw new SessionException("table.not-your-turn", session.sideToMove());
    }
    LegalMove move = reader.apply(session.position());
    session.play(side, move);
    moves.add(move);
    hasReachedSecondMove = hasReachedSecondMove || moves.size() >= 2;
    return move;
  }

  /// Takes back the last move of a side, and what follows it.
  void takeBack(Side side) {
    Map<Side, Duration> times = session.clock().times();
    session.takeBack(side);
    if (!restoresClocks) {
      session.clock().setTimes(times);
    }
    moves.subList(session.positions().size() - 1, moves.size()).clear();
  }
}
