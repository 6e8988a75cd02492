package tabuleiro.server.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import tabuleiro.play.Ending;
import tabuleiro.play.LegalMove;
import tabuleiro.play.Result;
import tabuleiro.play.Table;
import tabuleiro.play.TableException;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.event.Actor;
import tabuleiro.server.event.ChainHead;
import tabuleiro.server.event.EventContent;
import tabuleiro.server.event.GameAction;
import tabuleiro.server.event.GameEvent;
import tabuleiro.server.event.OfferKind;
import tabuleiro.server.event.PlayerAction;
import tabuleiro.server.event.ServerAction;
import tabuleiro.server.view.ClickPath;

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

  private final EventClock time = new EventClock();
  private final List<GameEvent> events = new ArrayList<>();
  private final Table table;
  private final GameSeries series;
  private final Rematch rematch;
  private final List<LegalMove> moves = new ArrayList<>();
  private Optional<LegalMove> lastMove = Optional.empty();
  private boolean hasStarted;
  private boolean isPaused = true;
  private boolean isClockStarted;
  private Optional<Side> takebackOffer = Optional.empty();

  /// The time of the last action of a player, or of the start of the game.
  private long lastActionMillis;

  private LiveGameState(GameEvent start) {
    time.setMillis(start.content().timeMillis());
    if (!(start.content().action() instanceof ServerAction.Start(String text))) {
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

  /// Returns the moves played so far.
  List<LegalMove> moves() {
    return moves;
  }

  /// Returns the move of the last event; empty when that event is not a move.
  Optional<LegalMove> lastMove() {
    return lastMove;
  }

  int ply() {
    return moves.size();
  }

  boolean hasStarted() {
    return hasStarted;
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
    boolean isMatchContinuing = series.hasNextRound() && hasStarted;
    return isOver() && !hasSuccessor() && (isMatchContinuing || rematch.isAgreed());
  }

  /// Returns whether the players continue in another game.
  boolean hasSuccessor() {
    return rematch.next().isPresent();
  }

  /// Returns the side that may claim the win at the current time of the clock: the opponent is to
  /// move, has no running time, and no player has acted for [#ABSENCE].
  Optional<Side> claimant(long millis) {
    boolean isWaiting = hasStarted && !isPaused && !isOver() && !isClockRunning();
    return isWaiting && millis - lastActionMillis >= ABSENCE.toMillis()
        ? Optional.of(table.sideToMove().other())
        : Optional.empty();
  }

  /// Returns whether a request is based on an earlier state than the current one.
  boolean isStale(ClientRequest request) {
    return request.lastSeenSequence() != head().sequence() || request.ply() != ply();
  }

  /// Returns a request of the server. Its client id is a word and the number of the event.
  ClientRequest serverRequest(String word, ServerAction action, long millis) {
    int seen = head().sequence();
    return new ClientRequest(Actor.SERVER, word + "-" + (seen + 1), seen, ply(), action, millis);
  }

  /// Performs the action of a request.
  ///
  /// @return the content of the event that has to be stored and then confirmed
  /// @throws tabuleiro.play.PlayException when the action is not possible; nothing has changed then
  /// @throws tabuleiro.rules.RulesException when a move breaks the rules; nothing has changed then
  EventContent apply(ClientRequest request) {
    long now = advanceClock(request.receivedMillis());
    GameAction action = apply(request.actor(), request.action());
    return new EventContent(
        events.getLast().content().game(),
        request.actor(),
        request.clientId(),
        request.ply(),
        action,
        result(),
        now);
  }

  /// Adds the event of the last action, which is now stored.
  ///
  /// @return the state after the event
  GameSnapshot confirm(GameEvent event) {
    events.add(event);
    return snapshot(event.content().timeMillis());
  }

  /// Returns the stored form of the action. A move is parsed and checked here, once.
  private GameAction apply(Actor actor, RequestedAction requested) {
    return switch (requested) {
      case RequestedAction.Exact(GameAction action) -> {
        if (!hasStarted && action instanceof PlayerAction.Resignation) {
          throw new TableException("live.not-begun"); // Such a game can be withdrawn.
        }
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

  private static TableException notAllowed() {
    return new TableException("live.not-yours");
  }

  private void finishAction(Actor actor, Optional<LegalMove> move) {
    lastMove = move;
    if (actor != Actor.SERVER || !hasStarted) {
      lastActionMillis = time.millis();
    }
    hasStarted = hasStarted || !isPaused;
    updateClock();
  }

  /// Keeps the clock stopped until it may run, even if the table has started it.
  private void updateClock() {
    if (isPaused || isOver()) {
      return;
    }
    boolean isCorrespondence = ClockSnapshot.isCorrespondence(table.setup().timeControl());
    if (!isClockStarted && (isCorrespondence || ply() >= 2)) {
      isClockStarted = true;
      table.clock().start(table.sideToMove());
    } else if (!isClockStarted) {
      table.clock().stop();
    }
  }

  /// Performs an action of a player, and returns the move if it is one.
  private Optional<LegalMove> perform(Side side, PlayerAction action) {
    switch (action) {
      case PlayerAction.Move(String text) -> {
        return Optional.of(play(side, position -> LegalMove.parse(position, text)));
      }
      case PlayerAction.Takeback() -> takeBack(side);
      case PlayerAction.Offer(OfferKind kind) -> offer(side, kind);
      case PlayerAction.OfferResponse(OfferKind kind, boolean isAccepted) ->
          respond(side, kind, isAccepted);
      case PlayerAction.Resignation() -> table.resign(side);
      case PlayerAction.Withdrawal() -> withdraw();
      case PlayerAction.WinClaim() -> claim(side);
    }
    return Optional.empty();
  }

  /// Plays the move that a function reads in the current position.
  private LegalMove play(Side side, Function<Position, LegalMove> reader) {
    requirePlaying();
    if (side != table.sideToMove()) {
      throw new TableException("table.not-your-turn", table.sideToMove());
    }
    LegalMove move = reader.apply(table.position());
    table.play(side, move);
    moves.add(move);
    takebackOffer = Optional.empty();
    return move;
  }

  private void withdraw() {
    if (hasStarted) {
      throw new TableException("live.begun");
    }
    table.terminate(new Ending(Ending.Kind.ABANDONED, Result.NONE, "withdrawn"));
  }

  private void takeBack(Side side) {
    requirePlaying();
    if (table.seat(side.other()).isHuman()) {
      throw new TableException("live.ask-first");
    }
    takeBackMoves(side);
  }

  private void takeBackMoves(Side side) {
    table.takeBack(side);
    moves.subList(table.positions().size() - 1, moves.size()).clear();
  }

  private void offer(Side side, OfferKind kind) {
    switch (kind) {
      case DRAW -> {
        requirePlaying();
        table.offerDraw(side);
      }
      case TAKEBACK -> {
        requirePlaying();
        if (takebackOffer.isPresent()) {
          throw new TableException("live.already-offered", takebackOffer.get());
        }
        takebackOffer = Optional.of(side);
      }
      case REMATCH -> {
        requireRematchPossible();
        rematch.offer(side);
      }
    }
  }

  private void respond(Side side, OfferKind kind, boolean isAccepted) {
    switch (kind) {
      case DRAW -> {
        requirePlaying();
        if (isAccepted) {
          table.acceptDraw(side);
        } else {
          table.declineDraw(side);
        }
      }
      case TAKEBACK -> {
        requirePlaying();
        if (!takebackOffer.equals(Optional.of(side.other()))) {
          throw new TableException("live.no-offer", side.other());
        }
        if (isAccepted) {
          takeBackMoves(side.other());
        }
        takebackOffer = Optional.empty();
      }
      case REMATCH -> {
        requireRematchPossible();
        rematch.answer(side, isAccepted);
      }
    }
  }

  private void claim(Side side) {
    requirePlaying();
    if (!claimant(time.millis()).equals(Optional.of(side))) {
      throw new TableException("live.no-claim", (int) ABSENCE.toDays());
    }
    table.terminate(Ending.of(Ending.Kind.ABANDONED, Result.winOf(side)));
  }

  private void perform(ServerAction action) {
    switch (action) {
      case ServerAction.Start _ -> throw notAllowed(); // Only the first event is a start.
      case ServerAction.FlagFall() -> {
        if (table.ending().filter(end -> end.kind() == Ending.Kind.TIME).isEmpty()) {
          throw new TableException("live.no-flag");
        }
      }
      case ServerAction.Pause() -> {
        requireInProgress();
        table.clock().stop();
        isPaused = true;
      }
      case ServerAction.Resume() -> {
        requireInProgress();
        if (!isPaused) {
          throw new TableException("live.not-paused");
        }
        table.clock().start(table.sideToMove());
        isPaused = false;
      }
      case ServerAction.Continuation(String game) -> rematch.setNext(game);
    }
  }

  private void requirePlaying() {
    requireInProgress();
    if (isPaused) {
      throw new TableException(hasStarted ? "live.paused" : "live.not-begun");
    }
  }

  private void requireInProgress() {
    if (table.ending().isPresent()) {
      throw new TableException("table.over", table.ending().get().message());
    }
  }

  private void requireRematchPossible() {
    if (!isOver()) {
      throw new TableException("live.not-over");
    }
    if (series.hasNextRound() && hasStarted) {
      throw new TableException("live.goes-on");
    }
  }
}
