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

/// A game as its events have made it: the list of them, and the table that they lead to. Not safe
/// for several threads.
///
/// The clock stands still from the start until both sit, and then until each side has made its
/// first move: nobody's time shall run before he has seen that the game has begun. In games over
/// days it runs as soon as both sit.
final class LiveGameState {
  /// How long nothing has happened when the side that waits may claim the win. A guess: the longest
  /// time for a move in games over days.
  static final Duration ABSENCE = Duration.ofDays(14);

  private static final RequestedAction RESIGNATION =
      new RequestedAction.Exact(new GameAction.Resignation());

  private final EventClock time = new EventClock();
  private final List<GameEvent> events = new ArrayList<>();
  private final Table table;
  private final GameSeries series;
  private final Rematch rematch;
  private Optional<GameSnapshot.PlayedMove> step = Optional.empty();
  private boolean hasBegun;
  private boolean isPaused = true;
  private boolean isClockStarted;
  private Optional<Side> wantsBack = Optional.empty();

  /// When a player last did something, or the game began.
  private long lastDeedMillis;

  private LiveGameState(GameEvent start) {
    time.setMillis(start.content().timeMillis());
    if (!(start.content().action() instanceof GameAction.Start(String text))) {
      throw new IllegalArgumentException("begins with " + start.content().action());
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
    return of(history, Integer.MAX_VALUE, moment -> {});
  }

  /// Replays a game, and tells what it came to by each event after a number.
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

  /// Returns what the game counts for now.
  Result result() {
    return table.ending().map(Ending::result).orElse(Result.NONE);
  }

  /// Returns what the game has come to, at a time that was told.
  GameSnapshot snapshot(long millis) {
    Map<OfferKind, Side> offers = new EnumMap<>(OfferKind.class);
    table.drawOffer().ifPresent(side -> offers.put(OfferKind.DRAW, side));
    wantsBack.ifPresent(side -> offers.put(OfferKind.TAKEBACK, side));
    rematch.offer().ifPresent(side -> offers.put(OfferKind.REMATCH, side));
    Optional<Ending> ending = table.ending();
    return new GameSnapshot(
        events.getLast(),
        table.setup(),
        series,
        table.position(),
        ply(),
        step,
        ClockSnapshot.of(table.clock(), millis),
        isPaused,
        offers,
        ending,
        rematch.next());
  }

  /// Says what time it is. It never goes back behind the last event.
  ///
  /// @return what is now the time
  long advanceClock(long millis) {
    long now = Math.max(millis, events.getLast().content().timeMillis());
    time.setMillis(now);
    return now;
  }

  /// Returns the event for which an author's id stands.
  Optional<GameEvent> find(Actor author, String client) {
    return events.stream()
        .filter(event -> event.content().actor() == author)
        .filter(event -> event.content().clientId().equals(client))
        .findFirst();
  }

  /// Returns whether somebody's time has run out at the time that was told, and no event says so
  /// yet.
  boolean isFlagPending() {
    return result() != events.getLast().content().result();
  }

  /// Returns whether somebody's time runs: then a time without server is to be left out.
  boolean isClockRunning() {
    return table.clock().runningSide().flatMap(table.clock()::remaining).isPresent();
  }

  /// Returns whether the players are to go on in another game that is not yet made.
  boolean isSuccessorDue() {
    boolean isMatchOn = series.hasNextRound() && hasBegun;
    return isOver() && !hasSuccessor() && (isMatchOn || rematch.isAgreed());
  }

  /// Returns whether the players go on in another game.
  boolean hasSuccessor() {
    return rematch.next().isPresent();
  }

  /// Returns who may claim the win at a time that was told: the other side is to move, no time runs
  /// for it, and it has been away for long.
  Optional<Side> claimant(long millis) {
    boolean isWaiting = hasBegun && !isPaused && !isOver() && !isClockRunning();
    return isWaiting && millis - lastDeedMillis >= ABSENCE.toMillis()
        ? Optional.of(table.sideToMove().other())
        : Optional.empty();
  }

  /// Adds an event that was applied and is now kept.
  void append(GameEvent event) {
    events.add(event);
  }

  /// Returns the deed that somebody wants.
  ///
  /// @throws TableException when it is a path and not the author's turn, or a resignation before
  ///   the game has begun
  /// @throws tabuleiro.rules.RulesException when a path enters no legal move
  GameAction resolve(Actor author, RequestedAction wish) {
    if (!hasBegun && wish.equals(RESIGNATION)) {
      throw new TableException("live.not-begun"); // What nobody plays yet can be withdrawn.
    }
    if (wish instanceof RequestedAction.ClickedMove) {
      requireOpen();
      if (!author.side().equals(Optional.of(table.sideToMove()))) {
        throw new TableException("table.not-your-turn", table.sideToMove());
      }
    }
    return wish.toAction(table.position());
  }

  /// Does something at the time that was told.
  ///
  /// @throws tabuleiro.play.PlayException when it cannot be done; nothing has changed then
  /// @throws tabuleiro.rules.RulesException when a move breaks the rules; nothing has changed then
  void apply(Actor author, GameAction deed) {
    if (deed.isServerAction() != author.side().isEmpty()) {
      throw new TableException("live.not-yours");
    }
    Position before = table.position();
    author.side().ifPresentOrElse(side -> play(side, deed), () -> rule(deed));
    step =
        deed instanceof GameAction.Move
            ? Optional.of(new GameSnapshot.PlayedMove(before, table.moves().getLast()))
            : Optional.empty();
    if (author.side().isPresent() || !hasBegun) {
      lastDeedMillis = time.millis();
    }
    hasBegun = hasBegun || !isPaused;
    letClockRun();
  }

  /// Keeps the clock still as long as it shall not yet run, whatever the table has done.
  private void letClockRun() {
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

  private void play(Side side, GameAction deed) {
    switch (deed) {
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
        requireOpen();
        if (isPaused) {
          throw new TableException(hasBegun ? "live.paused" : "live.not-begun");
        }
        playOn(side, deed);
      }
    }
  }

  private void withdraw() {
    if (hasBegun) {
      throw new TableException("live.begun");
    }
    table.terminate(new Ending(Ending.Kind.ABANDONED, Result.NONE, "withdrawn"));
  }

  private void playOn(Side side, GameAction deed) {
    switch (deed) {
      case GameAction.Move(String text) -> {
        table.play(side, text);
        wantsBack = Optional.empty();
      }
      case GameAction.Takeback() -> takeBack(side);
      case GameAction.Offer(OfferKind proposal) -> offer(side, proposal);
      case GameAction.OfferResponse(OfferKind proposal, boolean accepts) ->
          answer(side, proposal, accepts);
      case GameAction.WinClaim() -> claim(side);
      default -> throw new IllegalArgumentException("no deed of a player: " + deed);
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
    if (wantsBack.isPresent()) {
      throw new TableException("live.already-offered", wantsBack.get());
    }
    wantsBack = Optional.of(side);
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
    if (!wantsBack.equals(Optional.of(side.other()))) {
      throw new TableException("live.no-offer", side.other());
    }
    if (accepts) {
      table.takeBack(side.other());
    }
    wantsBack = Optional.empty();
  }

  private void claim(Side side) {
    if (!claimant(time.millis()).equals(Optional.of(side))) {
      throw new TableException("live.no-claim", (int) ABSENCE.toDays());
    }
    table.terminate(Ending.of(Ending.Kind.ABANDONED, Result.winOf(side)));
  }

  private void rule(GameAction deed) {
    switch (deed) {
      case GameAction.FlagFall() -> {
        if (table.ending().filter(end -> end.kind() == Ending.Kind.TIME).isEmpty()) {
          throw new TableException("live.no-flag");
        }
      }
      case GameAction.Pause() -> {
        requireOpen();
        table.clock().stop();
        isPaused = true;
      }
      case GameAction.Resume() -> {
        requireOpen();
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

  private void requireOpen() {
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
