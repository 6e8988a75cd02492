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
import tabuleiro.server.store.Author;
import tabuleiro.server.store.Deed;
import tabuleiro.server.store.Event;
import tabuleiro.server.store.Head;
import tabuleiro.server.store.Proposal;

/// A game as its events have made it: the list of them, and the table that they lead to. Not safe
/// for several threads.
///
/// The clock stands still from the start until both sit, and then until each side has made its
/// first move: nobody's time shall run before he has seen that the game has begun. In games over
/// days it runs as soon as both sit.
final class PlayedGame {
  /// How long nothing has happened when the side that waits may claim the win. A guess: the longest
  /// time for a move in games over days.
  static final Duration ABSENCE = Duration.ofDays(14);

  private static final Wish RESIGNATION = new Wish.Exactly(new Deed.Resignation());

  private final ToldTime time = new ToldTime();
  private final List<Event> events = new ArrayList<>();
  private final Table table;
  private final Series series;
  private final Rematch rematch;
  private Optional<Moment.Step> step = Optional.empty();
  private boolean hasBegun;
  private boolean isPaused = true;
  private boolean isClockStarted;
  private Optional<Side> wantsBack = Optional.empty();

  /// When a player last did something, or the game began.
  private long lastDeedMillis;

  private PlayedGame(Event start) {
    time.tell(start.entry().millis());
    if (!(start.entry().deed() instanceof Deed.Start(String text))) {
      throw new IllegalArgumentException("begins with " + start.entry().deed());
    }
    GameSetup setup = GameSetup.parse(text);
    table = setup.table(time);
    table.clock().stop();
    series = setup.series();
    rematch = new Rematch(table.setup());
    events.add(start);
  }

  /// Replays a game.
  ///
  /// @param history all its events, in order
  static PlayedGame of(List<Event> history) {
    return of(history, Integer.MAX_VALUE, moment -> {});
  }

  /// Replays a game, and tells what it came to by each event after a number.
  static PlayedGame of(List<Event> history, int after, Consumer<Moment> listener) {
    PlayedGame game = new PlayedGame(history.getFirst());
    for (Event event : history) {
      if (event.sequence() > 1) {
        game.time.tell(event.entry().millis());
        game.apply(event.entry().author(), event.entry().deed());
        game.events.add(event);
      }
      if (event.sequence() > after) {
        listener.accept(game.moment(event.entry().millis()));
      }
    }
    return game;
  }

  Table table() {
    return table;
  }

  Series series() {
    return series;
  }

  List<Event> events() {
    return events;
  }

  Head head() {
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
  Moment moment(long millis) {
    Map<Proposal, Side> offers = new EnumMap<>(Proposal.class);
    table.drawOffer().ifPresent(side -> offers.put(Proposal.DRAW, side));
    wantsBack.ifPresent(side -> offers.put(Proposal.TAKEBACK, side));
    rematch.offer().ifPresent(side -> offers.put(Proposal.REMATCH, side));
    Optional<Ending> ending = table.ending();
    return new Moment(
        events.getLast(),
        table.setup(),
        series,
        table.position(),
        ply(),
        step,
        ClockFace.of(table.clock(), millis),
        isPaused,
        offers,
        ending,
        rematch.next());
  }

  /// Says what time it is. It never goes back behind the last event.
  ///
  /// @return what is now the time
  long tell(long millis) {
    long now = Math.max(millis, events.getLast().entry().millis());
    time.tell(now);
    return now;
  }

  /// Returns the event for which an author's id stands.
  Optional<Event> find(Author author, String client) {
    return events.stream()
        .filter(event -> event.entry().author() == author)
        .filter(event -> event.entry().client().equals(client))
        .findFirst();
  }

  /// Returns whether somebody's time has run out at the time that was told, and no event says so
  /// yet.
  boolean hasFallen() {
    return result() != events.getLast().entry().result();
  }

  /// Returns whether somebody's time runs: then a time without server is to be left out.
  boolean isTimed() {
    return table.clock().running().flatMap(table.clock()::left).isPresent();
  }

  /// Returns whether the players are to go on in another game that is not yet made.
  boolean isNextDue() {
    boolean isMatchOn = series.goesOn() && hasBegun;
    return isOver() && !hasNext() && (isMatchOn || rematch.isAgreed());
  }

  /// Returns whether the players go on in another game.
  boolean hasNext() {
    return rematch.next().isPresent();
  }

  /// Returns who may claim the win at a time that was told: the other side is to move, no time runs
  /// for it, and it has been away for long.
  Optional<Side> claimant(long millis) {
    boolean isWaiting = hasBegun && !isPaused && !isOver() && !isTimed();
    return isWaiting && millis - lastDeedMillis >= ABSENCE.toMillis()
        ? Optional.of(table.sideToMove().other())
        : Optional.empty();
  }

  /// Adds an event that was applied and is now kept.
  void keep(Event event) {
    events.add(event);
  }

  /// Returns the deed that somebody wants.
  ///
  /// @throws TableException when it is a path and not the author's turn, or a resignation before
  ///   the game has begun
  /// @throws tabuleiro.rules.RulesException when a path enters no legal move
  Deed deed(Author author, Wish wish) {
    if (!hasBegun && wish.equals(RESIGNATION)) {
      throw new TableException("live.not-begun"); // What nobody plays yet can be withdrawn.
    }
    if (wish instanceof Wish.Path) {
      requireOpen();
      if (!author.side().equals(Optional.of(table.sideToMove()))) {
        throw new TableException("table.not-your-turn", table.sideToMove());
      }
    }
    return wish.in(table.position());
  }

  /// Does something at the time that was told.
  ///
  /// @throws tabuleiro.play.PlayException when it cannot be done; nothing has changed then
  /// @throws tabuleiro.rules.RulesException when a move breaks the rules; nothing has changed then
  void apply(Author author, Deed deed) {
    if (deed.isOfServer() != author.side().isEmpty()) {
      throw new TableException("live.not-yours");
    }
    Position before = table.position();
    author.side().ifPresentOrElse(side -> play(side, deed), () -> rule(deed));
    step =
        deed instanceof Deed.Move
            ? Optional.of(new Moment.Step(before, table.moves().getLast()))
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
    boolean isOverDays = ClockFace.isOverDays(table.setup().clock());
    if (!isClockStarted && (isOverDays || ply() >= 2)) {
      isClockStarted = true;
      table.clock().start(table.sideToMove());
    } else if (!isClockStarted) {
      table.clock().stop();
    }
  }

  private void play(Side side, Deed deed) {
    switch (deed) {
      case Deed.Offer(Proposal proposal) when proposal == Proposal.REMATCH -> {
        requireRematch();
        rematch.offer(side);
      }
      case Deed.Answer(Proposal proposal, boolean accepts) when proposal == Proposal.REMATCH -> {
        requireRematch();
        rematch.answer(side, accepts);
      }
      case Deed.Resignation() -> table.resign(side);
      case Deed.Withdrawal() -> withdraw();
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
    table.stop(new Ending(Ending.Kind.ABANDONED, Result.NONE, "withdrawn"));
  }

  private void playOn(Side side, Deed deed) {
    switch (deed) {
      case Deed.Move(String text) -> {
        table.play(side, text);
        wantsBack = Optional.empty();
      }
      case Deed.Takeback() -> takeBack(side);
      case Deed.Offer(Proposal proposal) -> offer(side, proposal);
      case Deed.Answer(Proposal proposal, boolean accepts) -> answer(side, proposal, accepts);
      case Deed.Claim() -> claim(side);
      default -> throw new IllegalArgumentException("no deed of a player: " + deed);
    }
  }

  private void takeBack(Side side) {
    if (table.seat(side.other()).isHuman()) {
      throw new TableException("live.ask-first");
    }
    table.takeBack(side);
  }

  private void offer(Side side, Proposal proposal) {
    if (proposal == Proposal.DRAW) {
      table.offerDraw(side);
      return;
    }
    if (wantsBack.isPresent()) {
      throw new TableException("live.already-offered", wantsBack.get());
    }
    wantsBack = Optional.of(side);
  }

  private void answer(Side side, Proposal proposal, boolean accepts) {
    if (proposal == Proposal.DRAW) {
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
    table.stop(Ending.of(Ending.Kind.ABANDONED, Result.winOf(side)));
  }

  private void rule(Deed deed) {
    switch (deed) {
      case Deed.Flag() -> {
        if (table.ending().filter(end -> end.kind() == Ending.Kind.TIME).isEmpty()) {
          throw new TableException("live.no-flag");
        }
      }
      case Deed.Pause() -> {
        requireOpen();
        table.clock().stop();
        isPaused = true;
      }
      case Deed.Resume() -> {
        requireOpen();
        if (!isPaused) {
          throw new TableException("live.not-paused");
        }
        table.clock().start(table.sideToMove());
        isPaused = false;
      }
      case Deed.Next(String game) -> rematch.goOn(game);
      default -> throw new TableException("live.not-yours");
    }
  }

  private void requireOpen() {
    if (table.ending().isPresent()) {
      throw new TableException("table.over", table.ending().get().phrase());
    }
  }

  private void requireRematch() {
    if (!isOver()) {
      throw new TableException("live.not-over");
    }
    if (series.goesOn() && hasBegun) {
      throw new TableException("live.goes-on");
    }
  }
}
