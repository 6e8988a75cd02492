package tabuleiro.server.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.play.Table;
import tabuleiro.play.TableException;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.event.Actor;
import tabuleiro.server.event.ChainHead;
import tabuleiro.server.event.GameAction;
import tabuleiro.server.event.GameEvent;
import tabuleiro.server.event.OfferKind;

/// The state of a game, computed from its events: the list of events, and the table that results
/// from them. Not thread-safe.
///
/// The clock is stopped until both seats are taken, and then until each side has made its first
/// move: no player loses time before they have seen that the game has started. In correspondence
/// games it runs as soon as both seats are taken.
final class LiveGameState {
  /// How long nothing must have happened before the waiting side may claim the win. A guess: the
  /// longest time for a move in correspondence games.
  static final Duration ABSENCE = Duration.ofDays(14);

  private static final RequestedAction RESIGNATION =
      new RequestedAction.Exact(new GameAction.Resignation());

  private final EventClock time = new EventClock();
  private final List<GameEvent> events = new ArrayList<>();
  private final Table table;
  private final GameSeries series;
  private final Rematch rematch;
  private Optional<GameSnapshot.PlayedMove> lastMove = Optional.empty();
  private boolean hasBegun;
  private boolean isPaused = true;
  private boolean isClockStarted;
  private Optional<Side> takebackOffer = Optional.empty();

  /// The time of the last action of a player, or of the start of the game.
  private long lastActionMillis;

  private LiveGameState(GameEvent start) {
    time.setMillis(start.content().timeMillis());
    if (!(start.content().action() instanceof GameAction.Start(String text))) {
      throw new IllegalArgumentException(
          "the first event is not a start: " + start.content().action());
    }
    LiveGameSetup setup = LiveGameSetup.parse(text);
    table = setup.table(time);
    table.clock().stop();
    series = setup.series();
    rematch = new Rematch(table.setup());
    events.add(start);
  }

  /// Replays a game.
  ///
  /// @param history all its events, in order
  static LiveGameState of(List<GameEvent> history) {
    return of(history, Integer.MAX_VALUE, snapshot -> {});
  }

  /// Replays a game, and passes the state after each event with a number above `after` to a
  /// listener.
  static LiveGameState of(List<GameEvent> history, int after, Consumer<GameSnapshot> listener) {
    LiveGameState game = new LiveGameState(history.getFirst());
    for (GameEvent event : history) {
      if (event.sequence() > 1) {
        game.time.setMillis(event.content().timeMillis());
        game.apply(event.content().actor(), event.content().action());
        game.events.add(event);
      }
      if (event.sequence() > after) {
        listener.accept(game.snapshot(event.content().timeMillis()));
      }
    }
    return game;
  }

  Table table() {
    return table;
  }

  GameSeries series() {
    return series;
  }

  List<GameEvent> events() {
    return events;
  }

  ChainHead head() {
    return events.getLast().head();
  }

  int ply() {
    return table.moves().size();
  }

  boolean hasBegun() {
    return hasBegun;
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
  /// @param millis the time to which the clock was advanced
  GameSnapshot snapshot(long millis) {
    Map<OfferKind, Side> offers = new EnumMap<>(OfferKind.class);
    table.drawOffer().ifPresent(side -> offers.put(OfferKind.DRAW, side));
    takebackOffer.ifPresent(side -> offers.put(OfferKind.TAKEBACK, side));
    rematch.offer().ifPresent(side -> offers.put(OfferKind.REMATCH, side));
    Optional<Ending> ending = table.ending();
    return new GameSnapshot(
        events.getLast(),
        table.setup(),
        series,
        table.position(),
        ply(),
        lastMove,
        ClockSnapshot.of(table.clock(), millis),
        isPaused,
        offers,
        ending,
        rematch.next());
  }

  /// Advances the clock. It never goes back behind the last event.
  ///
  /// @return the time that the clock shows now, in milliseconds since 1970
  long advanceClock(long millis) {
    long now = Math.max(millis, events.getLast().content().timeMillis());
    time.setMillis(now);
    return now;
  }

  /// Returns the event for which the actor has used a client id.
  Optional<GameEvent> find(Actor actor, String client) {
    return events.stream()
        .filter(event -> event.content().actor() == actor)
        .filter(event -> event.content().clientId().equals(client))
        .findFirst();
  }

  /// Returns whether a player has run out of time and no event records it yet.
  boolean isFlagPending() {
    return result() != events.getLast().content().result();
  }

  /// Returns whether a player's time runs, so that a downtime must be left out.
  boolean isClockRunning() {
    return table.clock().runningSide().flatMap(table.clock()::remaining).isPresent();
  }

  /// Returns whether the players are to continue in a game that does not exist yet.
  boolean isSuccessorDue() {
    boolean isMatchOn = series.hasNextRound() && hasBegun;
    return isOver() && !hasSuccessor() && (isMatchOn || rematch.isAgreed());
  }

  /// Returns whether the players continue in another game.
  boolean hasSuccessor() {
    return rematch.next().isPresent();
  }

  /// Returns the side that may claim the win at the current time of the clock: the opponent is to
  /// move, has no running time, and no player has acted for [#ABSENCE].
  Optional<Side> claimant(long millis) {
    boolean isWaiting = hasBegun && !isPaused && !isOver() && !isClockRunning();
    return isWaiting && millis - lastActionMillis >= ABSENCE.toMillis()
        ? Optional.of(table.sideToMove().other())
        : Optional.empty();
  }

  /// Adds an event that was applied and is now stored.
  void append(GameEvent event) {
    events.add(event);
  }

  /// Returns the action that a player requests.
  ///
  /// @throws TableException when it is a click path and not the actor's turn, or a resignation
  ///   before the game has started
  /// @throws tabuleiro.rules.RulesException when a click path enters no legal move
  GameAction resolve(Actor actor, RequestedAction action) {
    if (!hasBegun && action.equals(RESIGNATION)) {
      throw new TableException("live.not-begun"); // Such a game can be withdrawn.
    }
    if (action instanceof RequestedAction.ClickedMove) {
      requireInProgress();
      if (!actor.side().equals(Optional.of(table.sideToMove()))) {
        throw new TableException("table.not-your-turn", table.sideToMove());
      }
    }
    return action.toAction(table.position());
  }

  /// Performs an action at the current time of the clock.
  ///
  /// @throws tabuleiro.play.PlayException when the action is not possible; nothing has changed then
  /// @throws tabuleiro.rules.RulesException when a move breaks the rules; nothing has changed then
  void apply(Actor actor, GameAction action) {
    if (action.isServerAction() != actor.side().isEmpty()) {
      throw new TableException("live.not-yours");
    }
    Position before = table.position();
    actor.side().ifPresentOrElse(side -> play(side, action), () -> rule(action));
    lastMove =
        action instanceof GameAction.Move
            ? Optional.of(new GameSnapshot.PlayedMove(before, table.moves().getLast()))
            : Optional.empty();
    if (actor.side().isPresent() || !hasBegun) {
      lastActionMillis = time.millis();
    }
    hasBegun = hasBegun || !isPaused;
    updateClock();
  }

  /// Keeps the clock stopped until it may run, even if the table has started it.
  private void updateClock() {
    if (isPaused || isOver()) {
      return;
    }
    boolean isOverDays = ClockSnapshot.isCorrespondence(table.setup().timeControl());
    if (!isClockStarted && (isOverDays || ply() >= 2)) {
      isClockStarted = true;
      table.clock().start(table.sideToMove());
    } else if (!isClockStarted) {
      table.clock().stop();
    }
  }

  private void play(Side side, GameAction action) {
    switch (action) {
      case GameAction.Offer(OfferKind proposal) when proposal == OfferKind.REMATCH -> {
        requireRematch();
        rematch.offer(side);
      }
      case GameAction.OfferResponse(OfferKind proposal, boolean accepts)
          when proposal == OfferKind.REMATCH -> {
        requireRematch();
        rematch.answer(side, accepts);
      }
      case GameAction.Resignation() -> table.resign(side);
      case GameAction.Withdrawal() -> withdraw();
      default -> {
        requireInProgress();
        if (isPaused) {
          throw new TableException(hasBegun ? "live.paused" : "live.not-begun");
        }
        playOn(side, action);
      }
    }
  }

  private void withdraw() {
    if (hasBegun) {
      throw new TableException("live.begun");
    }
    table.terminate(new Ending(Ending.Kind.ABANDONED, Result.NONE, "withdrawn"));
  }

  private void playOn(Side side, GameAction action) {
    switch (action) {
      case GameAction.Move(String text) -> {
        table.play(side, text);
        takebackOffer = Optional.empty();
      }
      case GameAction.Takeback() -> takeBack(side);
      case GameAction.Offer(OfferKind proposal) -> offer(side, proposal);
      case GameAction.OfferResponse(OfferKind proposal, boolean accepts) ->
          answer(side, proposal, accepts);
      case GameAction.WinClaim() -> claim(side);
      default -> throw new IllegalArgumentException("not an action of a player: " + action);
    }
  }

  private void takeBack(Side side) {
    if (table.seat(side.other()).isHuman()) {
      throw new TableException("live.ask-first");
    }
    table.takeBack(side);
  }

  private void offer(Side side, OfferKind proposal) {
    if (proposal == OfferKind.DRAW) {
      table.offerDraw(side);
      return;
    }
    if (takebackOffer.isPresent()) {
      throw new TableException("live.already-offered", takebackOffer.get());
    }
    takebackOffer = Optional.of(side);
  }

  private void answer(Side side, OfferKind proposal, boolean accepts) {
    if (proposal == OfferKind.DRAW) {
      if (accepts) {
        table.acceptDraw(side);
      } else {
        table.declineDraw(side);
      }
      return;
    }
    if (!takebackOffer.equals(Optional.of(side.other()))) {
      throw new TableException("live.no-offer", side.other());
    }
    if (accepts) {
      table.takeBack(side.other());
    }
    takebackOffer = Optional.empty();
  }

  private void claim(Side side) {
    if (!claimant(time.millis()).equals(Optional.of(side))) {
      throw new TableException("live.no-claim", (int) ABSENCE.toDays());
    }
    table.terminate(Ending.of(Ending.Kind.ABANDONED, Result.winOf(side)));
  }

  private void rule(GameAction action) {
    switch (action) {
      case GameAction.FlagFall() -> {
        if (table.ending().filter(end -> end.kind() == Ending.Kind.TIME).isEmpty()) {
          throw new TableException("live.no-flag");
        }
      }
      case GameAction.Pause() -> {
        requireInProgress();
        table.clock().stop();
        isPaused = true;
      }
      case GameAction.Resume() -> {
        requireInProgress();
        if (!isPaused) {
          throw new TableException("live.not-paused");
        }
        table.clock().start(table.sideToMove());
        isPaused = false;
      }
      case GameAction.Continuation(String game) -> rematch.setNext(game);
      default -> throw new TableException("live.not-yours");
    }
  }

  private void requireInProgress() {
    if (table.ending().isPresent()) {
      throw new TableException("table.over", table.ending().get().message());
    }
  }

  private void requireRematch() {
    if (!isOver()) {
      throw new TableException("live.not-over");
    }
    if (series.hasNextRound() && hasBegun) {
      throw new TableException("live.goes-on");
    }
  }
}
