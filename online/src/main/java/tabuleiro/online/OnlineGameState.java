package tabuleiro.online;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.games.Games;
import tabuleiro.protocol.game.ClockJson;
import tabuleiro.protocol.game.EventJson;
import tabuleiro.protocol.game.GameJson;
import tabuleiro.protocol.game.OffersJson;
import tabuleiro.protocol.game.PresenceJson;
import tabuleiro.protocol.game.SeatJson;
import tabuleiro.protocol.position.HeadJson;
import tabuleiro.protocol.position.MoveJson;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.rules.UnknownVariantException;

/// The state of an online game as far as it is known here. Immutable.
///
/// @param id the game's id
/// @param isOpen whether any player may take the free seat
/// @param seats the two seats, the first side first
/// @param own the side that the user plays; empty for a spectator
/// @param head the last event
/// @param positions the first position and those after each move
/// @param moves the texts of the moves
/// @param clock the last reading of the clock
/// @param clockNanos when the reading arrived, on the clock of `System.nanoTime`
/// @param isPaused whether no move can be made: a seat is free, or the clock is stopped
/// @param offers the open offers
/// @param result the result, or `*` while the game is in progress
/// @param ending the key of the reason why the game is over; empty before
/// @param endingText the same in the user's language
/// @param next the id of the game in which the players continue; empty when there is none
/// @param isSwappable whether the second player may take over the first move now
/// @param watchers the number of connected spectators
public record OnlineGameState(
    String id,
    boolean isOpen,
    List<SeatJson> seats,
    Optional<Side> own,
    HeadJson head,
    List<Position> positions,
    List<String> moves,
    ClockJson clock,
    long clockNanos,
    boolean isPaused,
    OffersJson offers,
    String result,
    String ending,
    String endingText,
    String next,
    boolean isSwappable,
    int watchers) {
  /// Copies the lists.
  public OnlineGameState {
    seats = List.copyOf(seats);
    positions = List.copyOf(positions);
    moves = List.copyOf(moves);
  }

  /// Returns the state that the server sent.
  ///
  /// @param nowNanos the current time
  /// @throws OnlineException when this program does not know the game, or its rules forbid a move
  static OnlineGameState of(GameJson message, int watchers, long nowNanos) {
    List<String> moves = message.moves().stream().map(MoveJson::move).toList();
    return new OnlineGameState(
        message.id(),
        message.open(),
        message.seats(),
        parseSide(message.side()),
        message.head(),
        positions(message, moves),
        moves,
        message.clock(),
        nowNanos,
        message.paused(),
        message.offers(),
        message.result(),
        message.ending(),
        message.endingText(),
        message.next(),
        message.swappable(),
        watchers);
  }

  private static List<Position> positions(GameJson message, List<String> moves) {
    try {
      Game game =
          Games.find(message.game())
              .orElseThrow(() -> new OnlineException("online.unknown-game", message.game()))
              .game(message.variant());
      List<Position> positions = new ArrayList<>(List.of(game.parse(message.start())));
      moves.forEach(move -> positions.add(play(positions.getLast(), move)));
      return positions;
    } catch (UnknownVariantException e) {
      throw new OnlineException("online.unknown-game", message.game() + " " + message.variant());
    } catch (RulesException e) {
      throw new OnlineException("online.other-rules");
    }
  }

  private static Position play(Position before, String move) {
    return before.play(before.parseMove(move));
  }

  /// Returns the state after an event.
  ///
  /// @param event the next one
  /// @throws OnlineException when the rules of this program forbid its move
  OnlineGameState after(EventJson event, long nowNanos) {
    List<String> played = new ArrayList<>(moves);
    List<Position> reached = new ArrayList<>(positions);
    int kept = event.move().isPresent() ? event.ply() - 1 : event.ply();
    if (kept < 0 || kept > played.size()) {
      throw new OnlineException("online.other-rules");
    }
    played.subList(kept, played.size()).clear();
    reached.subList(kept + 1, reached.size()).clear();
    try {
      event
          .move()
          .map(MoveJson::move)
          .ifPresent(move -> {
            reached.add(play(reached.getLast(), move));
            played.add(move);
          });
    } catch (RulesException e) {
      throw new OnlineException("online.other-rules");
    }
    return new OnlineGameState(
        id,
        isOpen,
        seats,
        own,
        new HeadJson(event.sequence(), event.hash()),
        reached,
        played,
        event.clock(),
        nowNanos,
        event.paused(),
        event.offers(),
        event.result(),
        event.ending(),
        event.endingText(),
        event.next(),
        event.swappable(),
        watchers);
  }

  /// Returns the state with other connected players.
  OnlineGameState with(PresenceJson here) {
    List<SeatJson> others =
        List.of(
            with(seats.getFirst(), here.first() || isComputer(Side.FIRST)),
            with(seats.getLast(), here.second() || isComputer(Side.SECOND)));
    return new OnlineGameState(
        id,
        isOpen,
        others,
        own,
        head,
        positions,
        moves,
        clock,
        clockNanos,
        isPaused,
        offers,
        result,
        ending,
        endingText,
        next,
        isSwappable,
        here.watchers());
  }

  private static SeatJson with(SeatJson seat, boolean isHere) {
    return new SeatJson(
        seat.side(),
        seat.name(),
        seat.player(),
        seat.taken(),
        isHere,
        seat.free(),
        seat.member(),
        seat.bot(),
        seat.visitor());
  }

  /// Returns the side of a text: `first` or `second`; empty for any other text.
  static Optional<Side> parseSide(String text) {
    return switch (text) {
      case "first" -> Optional.of(Side.FIRST);
      case "second" -> Optional.of(Side.SECOND);
      default -> Optional.empty();
    };
  }

  /// Returns the game.
  public Game game() {
    return positions.getFirst().game();
  }

  /// Returns the current position.
  public Position position() {
    return positions.getLast();
  }

  /// Returns the number of moves.
  public int plies() {
    return moves.size();
  }

  /// Returns the seat of a side.
  public SeatJson seat(Side side) {
    return seats.get(side.ordinal());
  }

  /// Returns whether a computer player has a seat.
  public boolean isComputer(Side side) {
    return !seat(side).player().equals("human");
  }

  /// Returns whether a player has each seat.
  public boolean hasBothPlayers() {
    return seats.stream().allMatch(SeatJson::taken);
  }

  /// Returns whether the game is over.
  public boolean isOver() {
    return !ending.isEmpty();
  }

  /// Returns whether the user can make a move now. The event that starts a game may come before the
  /// state with the name of the opponent.
  public boolean isOwnTurn() {
    return !isOver()
        && !isPaused
        && hasBothPlayers()
        && own.filter(position().sideToMove()::equals).isPresent();
  }

  /// Returns whether the user may take over the first move now, and exchange sides by that.
  public boolean canSwap() {
    return isSwappable && isOwnTurn();
  }

  /// Returns the side that offers a draw.
  public Optional<Side> drawOffer() {
    return parseSide(offers.draw());
  }

  /// Returns the side that asks to take a move back.
  public Optional<Side> takebackOffer() {
    return parseSide(offers.takeback());
  }

  /// Returns the side that offers a rematch.
  public Optional<Side> rematchOffer() {
    return parseSide(offers.rematch());
  }

  /// Returns what the opponent offers or asks for: `draw`, `takeback` or `rematch`; empty for a
  /// spectator.
  public Optional<String> offerToAnswer() {
    return own.map(Side::other).flatMap(this::offerOf);
  }

  /// Returns what the user offers or asks for: `draw`, `takeback` or `rematch`.
  public Optional<String> ownOffer() {
    return own.flatMap(this::offerOf);
  }

  private Optional<String> offerOf(Side side) {
    Optional<Side> maker = Optional.of(side);
    if (drawOffer().equals(maker)) {
      return Optional.of("draw");
    }
    if (takebackOffer().equals(maker)) {
      return Optional.of("takeback");
    }
    return rematchOffer().equals(maker) ? Optional.of("rematch") : Optional.empty();
  }

  /// Returns the time that a side has left, not less than zero; empty without a clock.
  ///
  /// @param nowNanos the current time
  public Optional<Duration> remainingTime(Side side, long nowNanos) {
    Optional<Long> millis = side == Side.FIRST ? clock.firstMillis() : clock.secondMillis();
    boolean isRunning = parseSide(clock.running()).filter(side::equals).isPresent();
    long passed = isRunning ? (nowNanos - clockNanos) / 1_000_000 : 0;
    return millis.map(left -> Duration.ofMillis(Math.max(0, left - passed)));
  }

  /// Returns the time that the side to move has left for its first move; empty when that time does
  /// not run.
  ///
  /// @param nowNanos the current time
  public Optional<Duration> firstMoveTime(long nowNanos) {
    long passed = (nowNanos - clockNanos) / 1_000_000;
    return clock.firstMoveMillis().map(left -> Duration.ofMillis(Math.max(0, left - passed)));
  }

  /// Returns how the user gives this game up now: `withdraw` before it has begun, `abort` before
  /// the second move, then `resign`.
  public String leavingAction() {
    if (!hasBothPlayers()) {
      return "withdraw";
    }
    return plies() < 2 ? "abort" : "resign";
  }
}
