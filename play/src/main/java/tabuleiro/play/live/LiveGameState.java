package tabuleiro.play.live;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tabuleiro.play.Ending;
import tabuleiro.play.LegalMove;
import tabuleiro.play.PlayException;
import tabuleiro.play.Result;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.SessionException;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;

/// The state of a game: its events, the session that results from them, and everything that players
/// and the server can do there: moves, offers, pauses, claims and rematches. Not thread-safe.
public final class LiveGameState {
  private final GameEvents events = new GameEvents();
  private final EventClock time = new EventClock();
  private final GameSession session;
  private final LiveClock clock;
  private final GameSeries series;
  private final Rematch rematch;
  private final OpenOffers offers;
  private final PlayedMoves moves;
  private Optional<LegalMove> lastMove = Optional.empty();

  /// @param start the first event
  /// @throws IllegalArgumentException when it is not a start
  public LiveGameState(GameEvent start) {
    if (!(start.content().action() instanceof ServerAction.Start(String text))) {
      throw new IllegalArgumentException(
          "the first event is not a start: " + start.content().action());
    }
    LiveGameSetup setup = LiveGameSetup.parse(text);
    time.setMillis(start.content().timeMillis());
    session = setup.session(time);
    series = setup.series();
    clock = new LiveClock(session, series);
    rematch = new Rematch(session, series);
    offers = new OpenOffers(session, rematch);
    moves = new PlayedMoves(session, clock, setup.restoresClocks());
    events.add(start, 0);
  }

  /// Performs the action of an event, and adds it.
  ///
  /// @throws PlayException when the action is not possible
  /// @throws RulesException when a move breaks the rules
  public void add(GameEvent event) {
    time.setMillis(event.content().timeMillis());
    apply(event.content().actor(), event.content().action());
    events.add(event, moves.all().size());
  }

  /// Returns the time that the clock shows, in milliseconds since 1970.
  public long timeMillis() {
    return time.millis();
  }

  /// Returns the id of the game.
  public String id() {
    return events.last().content().game();
  }

  /// Returns the events of the game.
  public GameEvents events() {
    return events;
  }

  /// Returns the session, which callers must not change.
  public GameSession session() {
    return session;
  }

  /// Returns the place of the game in a series.
  public GameSeries series() {
    return series;
  }

  /// Returns the moves played so far.
  public List<LegalMove> moves() {
    return moves.all();
  }

  /// Returns the move of the last event; empty when that event is not a move.
  public Optional<LegalMove> lastMove() {
    return lastMove;
  }

  /// Returns when the clock runs.
  public LiveClock clock() {
    return clock;
  }

  /// Returns the game that follows this one, and the offers of one.
  public Rematch rematch() {
    return rematch;
  }

  /// Returns whether the game is over.
  public boolean isOver() {
    return session.ending().isPresent();
  }

  private Result result() {
    return session.ending().map(Ending::result).orElse(Result.NONE);
  }

  /// Returns the current state.
  ///
  /// @param millis the time to which the clock was advanced
  public GameSnapshot snapshot(long millis) {
    return new GameSnapshot(
        events.last(),
        session.setup(),
        series,
        session.position(),
        moves.all().size(),
        lastMove,
        clock.snapshot(millis),
        clock.isPaused(),
        offers.open(),
        session.ending(),
        rematch.next(),
        isSwappable());
  }

  /// Advances the clock. It never goes back behind the last event.
  ///
  /// @return the time that the clock shows now, in milliseconds since 1970
  public long advanceClock(long millis) {
    long now = Math.max(millis, events.timeMillis());
    time.setMillis(now);
    return now;
  }

  /// Returns whether the running time ends by a moment. Does not advance the clock.
  public boolean isDeadlineDue(long millis) {
    return !isOver()
        && clock.snapshot(time.millis()).deadlineMillis().filter(at -> at <= millis).isPresent();
  }

  /// Returns what the server has to do because a player has run out of time, on the clock or for
  /// their first move, and no event records it yet.
  ///
  /// @param millis the time to which the clock was advanced
  public Optional<ServerAction> dueAction(long millis) {
    return result() == events.last().content().result()
        ? clock.missedFirstMove(millis)
        : Optional.of(new ServerAction.FlagFall());
  }

  /// Returns a request of the server. Its client id is the word of the action and the number of the
  /// event.
  public ClientRequest serverRequest(ServerAction action, long millis) {
    int seen = events.last().sequence();
    String word = action.format().split(" ", 2)[0];
    return new ClientRequest(
        Actor.SERVER, word + "-" + (seen + 1), seen, moves.all().size(), action, millis);
  }

  /// Performs the action of a request.
  ///
  /// @return the content of the event that has to be stored and then confirmed
  /// @throws PlayException when the action is not possible; nothing has changed then
  /// @throws RulesException when a move breaks the rules; nothing has changed then
  public EventContent apply(ClientRequest request) {
    long now = advanceClock(request.receivedMillis());
    GameAction action = apply(request.actor(), request.action());
    return new EventContent(
        id(),
        request.actor(),
        request.clientId(),
        request.ply(),
        action,
        result(),
        now,
        request.digest());
  }

  /// Adds the event of the last action, which is now stored.
  public void confirm(GameEvent event) {
    events.add(event, moves.all().size());
  }

  /// Performs the action of a request. A move is parsed and checked here, once.
  ///
  /// @return the stored form of the action
  /// @throws PlayException when the action is not possible; nothing has changed then
  /// @throws RulesException when a move breaks the rules; nothing has changed then
  private GameAction apply(Actor actor, RequestedAction requested) {
    return switch (requested) {
      case RequestedAction.Exact(GameAction action) -> {
        requireSensible(actor, action);
        series.requireAllowed(action);
        apply(actor, action);
        yield action;
      }
      case RequestedAction.ClickedMove(List<String> path) -> {
        Side side = actor.side().orElseThrow(LiveGameState::notAllowed);
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
      actor.side().ifPresent(session::requireTakeback);
    }
  }

  /// Performs an action in its stored form.
  ///
  /// @throws PlayException when the action is not possible; nothing has changed then
  /// @throws RulesException when a move breaks the rules; nothing has changed then
  private void apply(Actor actor, GameAction action) {
    switch (action) {
      case PlayerAction ofPlayer -> {
        Side side = actor.side().orElseThrow(LiveGameState::notAllowed);
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
    clock.finishAction(actor, moves.all().size(), time.millis());
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
        offers.answer(side, kind, isAccepted, () -> moves.takeBack(side.other()));
      }
      case PlayerAction.Resignation() -> session.resign(side);
      case PlayerAction.Withdrawal() -> withdraw();
      case PlayerAction.Abort() -> abort();
      case PlayerAction.Swap() -> swap(side);
      case PlayerAction.WinClaim() -> claim(side);
    }
    return Optional.empty();
  }

  private LegalMove play(Side side, Function<Position, LegalMove> reader) {
    LegalMove move = moves.play(side, reader);
    offers.withdrawTakeback();
    return move;
  }

  private void withdraw() {
    if (clock.hasStarted()) {
      throw new SessionException("live.begun");
    }
    session.terminate(Ending.withdrawn());
  }

  /// Ends a game before its second move.
  private void abort() {
    clock.requirePlaying();
    if (series.needsResult()) {
      throw new SessionException("live.needs-result");
    }
    if (moves.hasReachedSecondMove()) {
      throw new SessionException("live.no-abort");
    }
    session.terminate(Ending.aborted());
  }

  /// Returns whether the second player may take over the first move now.
  private boolean isSwappable() {
    return series.hasSwapRule()
        && !moves.isSwapped()
        && moves.all().size() == 1
        && !isOver()
        && clock.hasStarted()
        && session.sideToMove() == Side.SECOND;
  }

  /// Exchanges the sides of the players after the first move. The store exchanges their seats; here
  /// the open offers end, and the time for the next move starts again.
  private void swap(Side side) {
    clock.requirePlaying();
    if (side != Side.SECOND || !isSwappable()) {
      throw new SessionException("live.no-swap");
    }
    moves.swap();
    offers.withdrawAll();
    clock.restartTurn(time.millis());
  }

  private void takeBack(Side side) {
    clock.requirePlaying();
    requireTakebacks();
    if (session.seat(side.other()).isHuman()) {
      throw new SessionException("live.ask-first");
    }
    moves.takeBack(side);
  }

  /// Checks that moves can be taken back: not in a rated game.
  private void requireTakebacks() {
    if (series.isRated()) {
      throw new SessionException("live.rated-takeback");
    }
  }

  private void claim(Side side) {
    clock.requirePlaying();
    if (!clock.claimant(time.millis()).equals(Optional.of(side))) {
      throw new SessionException("live.no-claim", (int) LiveClock.ABSENCE.toDays());
    }
    session.terminate(Ending.of(Ending.Kind.ABANDONED, Result.winOf(side)));
  }

  private void perform(ServerAction action) {
    switch (action) {
      case ServerAction.Start _ -> throw notAllowed(); // Only the first event is a start.
      case ServerAction.FlagFall() -> {
        if (session.ending().filter(end -> end.kind() == Ending.Kind.TIME).isEmpty()) {
          throw new SessionException("live.no-flag");
        }
      }
      case ServerAction.NoStart(), ServerAction.ClockStart() -> {
        if (!clock.missedFirstMove(time.millis()).equals(Optional.of(action))) {
          throw new SessionException("live.no-missed-move");
        }
        if (series.needsResult()) {
          clock.startWithoutMove();
        } else {
          session.terminate(Ending.notStarted());
        }
      }
      case ServerAction.Pause() -> {
        clock.requireInProgress();
        clock.pause();
      }
      case ServerAction.Resume() -> {
        clock.requireInProgress();
        if (!clock.isPaused()) {
          throw new SessionException("live.not-paused");
        }
        clock.resume(time.millis());
      }
      case ServerAction.Continuation(String game) -> rematch.setNext(game);
    }
  }

  /// Checks that the game is in a state in which something can be offered and answered.
  private void requirePossible(OfferKind kind) {
    if (kind == OfferKind.TAKEBACK) {
      requireTakebacks();
    }
    if (kind != OfferKind.REMATCH) {
      clock.requirePlaying();
    } else if (!isOver()) {
      throw new SessionException("live.not-over");
    } else if (rematch.isMatchContinuing()) {
      throw new SessionException("live.goes-on");
    }
  }
}
