package tabuleiro.play.players;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import tabuleiro.play.Table;
import tabuleiro.play.TableException;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.record.MoveAnnotation;
import tabuleiro.rules.Side;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The computer players of one table. Not safe for several threads.
public final class ComputerPlayers implements AutoCloseable {
  /// How much of a clock's time is kept for what happens beside the thinking: the first search in a
  /// fresh process has its memory to make, and the machine may be busy. A guess.
  private static final long OVERHEAD_MILLIS = 500;

  private final Table table;
  private final PlayerCatalogue catalogue;
  private final RandomGenerator random;
  private final MoveLimits limits;
  private final Map<Side, Player> players = new EnumMap<>(Side.class);

  /// @param catalogue has the players that sit at the table
  /// @param random where their choices by chance come from
  /// @param limits of each move, beside the table's clock
  public ComputerPlayers(
      Table table, PlayerCatalogue catalogue, RandomGenerator random, MoveLimits limits) {
    this.table = table;
    this.catalogue = catalogue;
    this.random = random;
    this.limits = limits;
  }

  /// Returns the move of the computer player whose turn it is.
  ///
  /// Precondition: the game goes on, and a computer sits at the side to move.
  ///
  /// @param stop makes it answer at once
  /// @param listener is told what it sees while it thinks
  /// @throws UnknownPlayerException when the catalogue does not have the player
  /// @throws PlayerFailureException when the player has no move to give
  public int chooseMove(StopSignal stop, Consumer<SearchInfo> listener) {
    return prepareMove(stop, listener).get();
  }

  /// Returns what [#chooseMove] does, for one other thread to do: the table has been looked at, and
  /// may be changed meanwhile. Until that thread is done, nothing else may be asked of the players.
  public Supplier<Integer> prepareMove(StopSignal stop, Consumer<SearchInfo> listener) {
    Side side = table.sideToMove();
    MoveRequest turn = new MoveRequest(table.position(), limits(side), random, stop, listener);
    return () -> players.computeIfAbsent(side, this::open).chooseMove(turn);
  }

  /// Lets the computer whose turn it is play its move. When it fails, it has lost the game, and the
  /// record says why.
  ///
  /// Precondition: the game goes on, and a computer sits at the side to move.
  ///
  /// @param stop makes it answer at once
  /// @param listener is told what it sees while it thinks
  /// @return what has made it fail; empty when it has moved, or its clock has fallen
  /// @throws UnknownPlayerException when the catalogue does not have the player
  public Optional<PlayerFailureException> playMove(StopSignal stop, Consumer<SearchInfo> listener) {
    Side side = table.sideToMove();
    try {
      int move = chooseMove(stop, listener);
      if (table.ending().isEmpty()) {
        table.play(side, move);
      }
      return Optional.empty();
    } catch (PlayerFailureException failure) {
      forfeit(failure);
      return Optional.of(failure);
    } catch (TableException e) {
      if (table.ending().isEmpty()) {
        throw e;
      }
      return Optional.empty(); // The clock fell between two looks at it.
    }
  }

  /// Ends the game because the player whose turn it is has failed, and says why in the record.
  /// Where its clock has fallen meanwhile, that has ended the game already.
  public void forfeit(PlayerFailureException failure) {
    if (table.ending().isEmpty()) {
      table.terminate(failure.ending(table.sideToMove()));
    }
    Messages words = Messages.of(Language.ENGLISH).forGame(table.game().id().game());
    String name = table.seat(table.sideToMove()).name();
    table.addComment(MoveAnnotation.Comment.of(name + ": " + words.format(failure.problem())));
  }

  private Player open(Side side) {
    String text = table.seat(side).playerId().orElseThrow();
    return catalogue.createPlayer(table.game().id().game(), text);
  }

  private MoveLimits limits(Side side) {
    long left = table.clock().remaining(side).map(Duration::toMillis).orElse(Long.MAX_VALUE);
    return switch (table.clock().timeControl()) {
      case TimeControl.None() -> limits;
      case TimeControl.PerMove(Duration _) ->
          limits.withMillis(Math.min(inTime(left), limits.moveMillis()));
      case TimeControl.Fischer(Duration _, Duration increment) ->
          limits.withRemaining(inTime(left), increment.toMillis());
    };
  }

  /// Returns how long a player may think so that the clock does not fall by what happens beside.
  private static long inTime(long leftMillis) {
    return leftMillis - Math.min(leftMillis / 4, OVERHEAD_MILLIS);
  }

  @Override
  public void close() {
    players.values().forEach(Player::close);
  }
}
