package tabuleiro.server.game.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tabuleiro.play.Ending;
import tabuleiro.play.LegalMove;
import tabuleiro.play.Result;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.SessionException;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.game.event.Actor;
import tabuleiro.server.game.event.GameAction;
import tabuleiro.server.game.event.GameEvent;
import tabuleiro.server.game.event.OfferKind;
import tabuleiro.server.game.event.PlayerAction;
import tabuleiro.server.game.event.ServerAction;
import tabuleiro.server.view.ClickPath;

/// The table of a live game, and everything that players and the server can do there: moves,
/// offers, pauses, claims and rematches. Not thread-safe.
final class LiveTable {
  private final EventClock time = new EventClock();
  private final GameSession table;
  private final boolean restoresClocks;
  private final LiveClock clock;
  private final GameSeries series;
  private final Rematch rematch;
  private final TableOffers offers;
  private final List<LegalMove> moves = new ArrayList<>();
  private Optional<LegalMove> lastMove = Optional.empty();
  private boolean hasReachedSecondMove;
  private boolean isSwapped;

  /// @param setup what the players have agreed
  /// @param startMillis when the game was created, in milliseconds since 1970
  LiveTable(LiveGameSetup setup, long startMillis) {
    time.setMillis(startMillis);
    table = setup.table(time);
    restoresClocks = setup.restoresClocks();
    series = setup.series();
    clock = new LiveClock(table, series.tournament().isPresent());
    rematch = new Rematch(table.setup());
    offers = new TableOffers(table, rematch);
  }

  /// Returns the time that the clock shows, in milliseconds since 1970.
  long timeMillis() {
    return time.millis();
  }

  /// Sets the time of the next action, in milliseconds since 1970.
  void setTime(long millis) {
    time.setMillis(millis);
  }

  GameSession table() {
    return table;
  }

  GameSeries series() {
    return series;
  }

  /// Returns the moves played so far.
  List<LegalMove> moves() {
    return moves;
  }

  /// Returns the move of the last action; empty when that action is not a move.
  Optional<LegalMove> lastMove() {
    return lastMove;
  }

  boolean hasStarted() {
    return clock.hasStarted();
  }

  boolean isOver() {
    return table.ending().isPresent();
  }

  /// Returns the current result.
  Result result() {
    return table.ending().map(Ending::result).orElse(Result.NONE);
  }

  /// Returns the current state.
  ///
  /// @param event the last event of the game
  /// @param millis the time to which the clock was advanced
  GameSnapshot snapshot(GameEvent event, long millis) {
    return new GameSnapshot(
        event,
        table.setup(),
        series,
        table.position(),
        moves.size(),
        lastMove,
        ClockSnapshot.of(table.clock(), clock.firstMoveDeadline(), millis),
        clock.isPaused(),
        offers.open(),
        table.ending(),
        rematch.next(),
        isSwappable());
  }

  /// Returns whether a player's time runs, so that a downtime must be left out.
  boolean isTimeRunning() {
    return clock.isTimeRunning();
  }

  /// Returns what the server does because the side to move has not made its first move in time;
  /// empty while there is time left.
  Optional<ServerAction> missedFirstMove(long millis) {
    ServerAction action =
        series.needsResult() ? new ServerAction.ClockStart() : new ServerAction.NoStart();
    return clock.firstMoveDeadline().filter(deadline -> deadline <= millis).map(_ -> action);
  }

  /// Returns whether the players are to continue in a game that does not exist yet.
  boolean isSuccessorDue() {
    return isOver() && !hasSuccessor() && (isMatchContinuing() || rematch.isAgreed());
  }

  /// Returns whether the match has another game; not when this one was withdrawn or aborted.
  private boolean isMatchContinuing() {
    return series.hasNextRound() && result() != Result.NONE;
  }

  /// Returns whether the players continue in another game.
  boolean hasSuccessor() {
    return rematch.next().isPresent();
  }

  /// Returns the side that may claim the win; see [LiveClock#claimant(long)].
  Optional<Side> claimant(long millis) {
    return clock.claimant(millis);
  }

  /// Performs the action of a request. A move is parsed and checked here, once.
  ///
  /// @return the stored form of the action
  /// @throws tabuleiro.play.PlayException when the action is not possible; nothing has changed then
  /// @throws tabuleiro.rules.RulesException when a move breaks the rules; nothing has changed then
  GameAction apply(Actor actor, RequestedAction requested) {
    return switch (requested) {
      case RequestedAction.Exact(GameAction action) -> {
        requireSensible(actor, action);
        apply(actor, action);
        yield action;
      }
      case RequestedAction.ClickedMove(List<String> path) -> {
        Side side = actor.side().orElseThrow(LiveTable::notAllowed);
        LegalMove move = play(side, position -> ClickPath.resolve(position, path));
        finishAction(actor, Optional.of(move));
        yield new PlayerAction.Move(move.text());
      }
    };
  }

  /// Checks what earlier versions did not refuse, so that their games can still be replayed.
  private void requireSensible(Actor actor, GameAction action) {
    if (!clock.hasStarted() && action instanceof PlayerAction.Resignation) {
      throw new SessionException("live.not-begun"); // Such a game can be withdrawn.
    }
    boolean asksToTakeBack = action.equals(new PlayerAction.Offer(OfferKind.TAKEBACK));
    if (asksToTakeBack && !offers.open().containsKey(OfferKind.TAKEBACK)) {
      requirePossible(OfferKind.TAKEBACK);
      actor.side().ifPresent(table::requireTakeback);
    }
  }

  /// Performs an action in its stored form.
  ///
  /// @throws tabuleiro.play.PlayException when the action is not possible; nothing has changed then
  /// @throws tabuleiro.rules.RulesException when a move breaks the rules; nothing has changed then
  void apply(Actor actor, GameAction action) {
    switch (action) {
      case PlayerAction ofPlayer -> {
        Side side = actor.side().orElseThrow(LiveTable::notAllowed);
        finishAction(actor, perform(side, ofPlayer));
      }
      case ServerAction ofServer -> {
        if (actor != Actor.SERVER) {
          throw notAllowed();
        }
        perform(ofServer);
        finishAction(actor, Optional.empty());
      }
    }
  }

  private static SessionException notAllowed() {
    return new SessionException("live.not-yours");
  }

  private void finishAction(Actor actor, Optional<LegalMove> move) {
    lastMove = move;
    clock.finishAction(actor, moves.size(), time.millis());
  }

  /// Performs an action of a player, and returns the move if it is one.
  private Optional<LegalMove> perform(Side side, PlayerAction action) {
    switch (action) {
      case PlayerAction.Move(String text) -> {
        return Optional.of(play(side, position -> LegalMove.parse(position, text)));
      }
      case PlayerAction.Takeback() -> takeBack(side);
      case PlayerAction.Offer(OfferKind kind) -> {
        requirePossible(kind);
        offers.make(side, kind);
      }
      case PlayerAction.OfferResponse(OfferKind kind, boolean isAccepted) -> {
        requirePossible(kind);
        offers.answer(side, kind, isAccepted, () -> takeBackMoves(side.other()));
      }
      case PlayerAction.Resignation() -> table.resign(side);
      case PlayerAction.Withdrawal() -> withdraw();
      case PlayerAction.Abort() -> abort();
      case PlayerAction.Swap() -> swap(side);
      case PlayerAction.WinClaim() -> claim(side);
    }
    return Optional.empty();
  }

  /// Plays the move that a function reads in the current position.
  private LegalMove play(Side side, Function<Position, LegalMove> reader) {
    requirePlaying();
    if (side != table.sideToMove()) {
      throw new SessionException("table.not-your-turn", table.sideToMove());
    }
    LegalMove move = reader.apply(table.position());
    table.play(side, move);
    moves.add(move);
    hasReachedSecondMove = hasReachedSecondMove || moves.size() >= 2;
    offers.withdrawTakeback();
    return move;
  }

  private void withdraw() {
    if (clock.hasStarted()) {
      throw new SessionException("live.begun");
    }
    table.terminate(Ending.withdrawn());
  }

  /// Ends a game before its second move.
  private void abort() {
    requirePlaying();
    if (hasReachedSecondMove || series.needsResult()) {
      throw new SessionException("live.no-abort");
    }
    table.terminate(Ending.aborted());
  }

  /// Returns whether the second player may take over the first move now.
  private boolean isSwappable() {
    return series.hasSwapRule()
        && !isSwapped
        && moves.size() == 1
        && !isOver()
        && clock.hasStarted()
        && table.sideToMove() == Side.SECOND;
  }

  /// Exchanges the sides of the players after the first move. The store exchanges their seats; here
  /// the open offers end, and the time for the next move starts again.
  private void swap(Side side) {
    requirePlaying();
    if (side != Side.SECOND || !isSwappable()) {
      throw new SessionException("live.no-swap");
    }
    isSwapped = true;
    offers.withdrawAll();
    clock.restartTurn(time.millis());
  }

  private void takeBack(Side side) {
    requirePlaying();
    requireTakebacks();
    if (table.seat(side.other()).isHuman()) {
      throw new SessionException("live.ask-first");
    }
    takeBackMoves(side);
  }

  /// Checks that moves can be taken back: not in a rated game.
  private void requireTakebacks() {
    if (series.isRated()) {
      throw new SessionException("live.rated-takeback");
    }
  }

  private void takeBackMoves(Side side) {
    Map<Side, Duration> times = table.clock().times();
    table.takeBack(side);
    if (!restoresClocks) {
      table.clock().setTimes(times);
    }
    moves.subList(table.positions().size() - 1, moves.size()).clear();
  }

  private void claim(Side side) {
    requirePlaying();
    if (!claimant(time.millis()).equals(Optional.of(side))) {
      throw new SessionException("live.no-claim", (int) LiveClock.ABSENCE.toDays());
    }
    table.terminate(Ending.of(Ending.Kind.ABANDONED, Result.winOf(side)));
  }

  private void perform(ServerAction action) {
    switch (action) {
      case ServerAction.Start _ -> throw notAllowed(); // Only the first event is a start.
      case ServerAction.FlagFall() -> {
        if (table.ending().filter(end -> end.kind() == Ending.Kind.TIME).isEmpty()) {
          throw new SessionException("live.no-flag");
        }
      }
      case ServerAction.NoStart(), ServerAction.ClockStart() -> {
        if (!missedFirstMove(time.millis()).equals(Optional.of(action))) {
          throw new SessionException("live.no-missed-move");
        }
        if (series.needsResult()) {
          clock.startWithoutMove();
        } else {
          table.terminate(Ending.notStarted());
        }
      }
      case ServerAction.Pause() -> {
        requireInProgress();
        clock.pause();
      }
      case ServerAction.Resume() -> {
        requireInProgress();
        if (!clock.isPaused()) {
          throw new SessionException("live.not-paused");
        }
        clock.resume(time.millis());
      }
      case ServerAction.Continuation(String game) -> rematch.setNext(game);
    }
  }

  private void requirePlaying() {
    requireInProgress();
    if (clock.isPaused()) {
      throw new SessionException(clock.hasStarted() ? "live.paused" : "live.not-begun");
    }
  }

  private void requireInProgress() {
    if (table.ending().isPresent()) {
      throw new SessionException("table.over", table.ending().get().message());
    }
  }

  /// Checks that the game is in a state in which something can be offered and answered.
  private void requirePossible(OfferKind kind) {
    if (kind == OfferKind.TAKEBACK) {
      requireTakebacks();
    }
    if (kind != OfferKind.REMATCH) {
      requirePlaying();
    } else if (!isOver()) {
      throw new SessionException("live.not-over");
    } else if (isMatchContinuing()) {
      throw new SessionException("live.goes-on");
    }
  }
}
