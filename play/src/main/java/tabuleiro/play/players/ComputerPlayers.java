package tabuleiro.play.players;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import tabuleiro.play.clock.ClockReserve;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.record.MoveAnnotation;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.SessionException;
import tabuleiro.rules.Side;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The computer players of one session. Not thread-safe.
public final class ComputerPlayers implements AutoCloseable {
  private final GameSession session;
  private final PlayerCatalogue catalogue;
  private final RandomGenerator random;
  private final MoveLimits limits;
  private final Map<Side, Player> players = new EnumMap<>(Side.class);

  /// @param catalogue the catalogue that has the players of the session
  /// @param random the source of the players' random choices
  /// @param limits the limits for each move, in addition to the session's clock
  public ComputerPlayers(
      GameSession session, PlayerCatalogue catalogue, RandomGenerator random, MoveLimits limits) {
    this.session = session;
    this.catalogue = catalogue;
    this.random = random;
    this.limits = limits;
  }

  /// Creates the computer players of a game in progress that has a clock, which is stopped
  /// meanwhile: reading a network or reserving memory costs no player any time. Does nothing for
  /// another game.
  ///
  /// @throws UnknownPlayerException when the catalogue does not have a player
  public void prepare() {
    if (session.clock().timeControls().isOff() || session.ending().isPresent()) {
      return;
    }
    session.withoutClock(() -> {
      for (Side side : Side.values()) {
        if (!session.seat(side).isHuman()) {
          players.computeIfAbsent(side, this::open);
        }
      }
    });
  }

  /// Returns the move of the computer player whose turn it is.
  ///
  /// Precondition: the game is in progress and a computer has the side to move.
  ///
  /// @param stop makes the player answer at once
  /// @param listener receives the player's search information during the search
  /// @throws UnknownPlayerException when the catalogue does not have the player
  /// @throws PlayerFailureException when the player returns no move
  public int chooseMove(StopSignal stop, Consumer<SearchInfo> listener) {
    return prepareMove(stop, listener).get();
  }

  /// Returns a task that does the work of [#chooseMove] on another thread. The task does not read
  /// the session, so the session may change in the meantime. No other method of this object may be
  /// called until the task has finished.
  public Supplier<Integer> prepareMove(StopSignal stop, Consumer<SearchInfo> listener) {
    Side side = session.sideToMove();
    MoveRequest request = new MoveRequest(session.position(), limits(side), random, stop, listener);
    return () -> players.computeIfAbsent(side, this::open).chooseMove(request);
  }

  /// Lets the computer player to move choose and play a move. A player that fails loses the game,
  /// and a comment in the record explains the failure.
  ///
  /// Precondition: the game is in progress and a computer has the side to move.
  ///
  /// @param stop makes the player answer at once
  /// @param listener receives the player's search information during the search
  /// @return the failure; empty when the player has moved or lost on time
  /// @throws UnknownPlayerException when the catalogue does not have the player
  public Optional<PlayerFailureException> playMove(StopSignal stop, Consumer<SearchInfo> listener) {
    Side side = session.sideToMove();
    try {
      int move = chooseMove(stop, listener);
      if (session.ending().isEmpty()) {
        session.play(side, move);
      }
      return Optional.empty();
    } catch (PlayerFailureException failure) {
      forfeit(failure);
      return Optional.of(failure);
    } catch (SessionException e) {
      if (session.ending().isEmpty()) {
        throw e;
      }
      return Optional.empty(); // The time ran out between two checks of the clock.
    }
  }

  /// Ends the game because the player to move has failed, and adds a comment with the reason to the
  /// record. When the player's time has run out in the meantime, the game is already over and only
  /// the comment is added.
  public void forfeit(PlayerFailureException failure) {
    if (session.ending().isEmpty()) {
      session.terminate(failure.ending(session.sideToMove()));
    }
    Messages messages = Messages.of(Language.ENGLISH).forGame(session.game().id().game());
    String name = session.seat(session.sideToMove()).name();
    String command = "[%" + PlayerFailure.COMMAND + " " + failure.failure().word() + "] ";
    String text = command + name + ": " + messages.format(failure.problem());
    session.addComment(MoveAnnotation.Comment.of(text));
  }

  private Player open(Side side) {
    String playerId = session.seat(side).playerId().orElseThrow();
    return catalogue.createPlayer(session.game(), playerId);
  }

  private MoveLimits limits(Side side) {
    long left = session.clock().remaining(side).map(Duration::toMillis).orElse(Long.MAX_VALUE);
    return switch (session.clock().timeControls().of(side)) {
      case TimeControl.None() -> limits;
      case TimeControl.PerMove(Duration _) ->
          limits.withMillis(Math.min(ClockReserve.usableMillis(left), limits.moveMillis()));
      case TimeControl.Fischer(Duration _, Duration increment) ->
          limits.withRemaining(ClockReserve.usableMillis(left), increment.toMillis());
    };
  }

  @Override
  public void close() {
    players.values().forEach(Player::close);
  }
}
