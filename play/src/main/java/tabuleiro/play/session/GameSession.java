package tabuleiro.play.session;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import tabuleiro.play.Ending;
import tabuleiro.play.LegalMove;
import tabuleiro.play.clock.Clock;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.clock.TimeControlFormatException;
import tabuleiro.play.clock.TimeControlText;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.MoveAnnotation;
import tabuleiro.play.record.RecordedMove;
import tabuleiro.play.record.Replay;
import tabuleiro.play.record.ReplayException;
import tabuleiro.play.record.StartPositionFinder;
import tabuleiro.rules.Game;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// A game in progress between two seats. Every request is validated; a refused request changes
/// nothing. Not thread-safe.
///
/// The clock runs from the creation of the session. A player who runs out of time loses; every
/// method that changes the game checks the clock first.
public final class GameSession {
  private final SessionSetup setup;
  private final Clock clock;
  private final List<Position> positions = new ArrayList<>();

  /// The remaining times when each position came up.
  private final List<Map<Side, Duration>> times = new ArrayList<>();

  private final List<RecordedMove> recordedMoves = new ArrayList<>();
  private final List<MoveAnnotation.Comment> comments = new ArrayList<>();
  private Optional<Side> offer = Optional.empty();
  private Optional<Ending> ending = Optional.empty();

  /// Begins a game.
  ///
  /// @param nanoTime a time source in nanoseconds with an arbitrary origin, such as
  ///   `System::nanoTime`
  public GameSession(SessionSetup setup, LongSupplier nanoTime) {
    this.setup = setup;
    this.clock = new Clock(setup.timeControls(), nanoTime);
    positions.add(setup.start());
    times.add(clock.times());
    startClock();
  }

  /// Resumes a saved game, with its moves, their annotations, its time control and, where the
  /// record has it, the remaining time of each player. The caller chooses the seats, because a file
  /// must never start a program; see [#seatFromRecord(GameRecord, Side)].
  ///
  /// @param replay the saved game, with no move replayed yet
  /// @param nanoTime a time source in nanoseconds with an arbitrary origin
  /// @throws ReplayException when the record breaks the rules of the game
  /// @throws SessionException when the saved game is over
  /// @throws TimeControlFormatException when a time control or a remaining time is malformed
  public static GameSession resume(Replay replay, Seat first, Seat second, LongSupplier nanoTime) {
    if (replay.ply() > 0) {
      throw new IllegalArgumentException(
          "the replay must be before its first move, but is at ply " + replay.ply());
    }
    GameRecord record = replay.record();
    SessionSetup setup =
        new SessionSetup(
            replay.start(),
            StartPositionFinder.seed(record, 1),
            first,
            second,
            timeControls(record));
    GameSession session = new GameSession(setup, nanoTime);
    while (replay.hasNext()) {
      replay.next();
      session.positions.add(replay.position());
    }
    if (replay.finish().kind() != Ending.Kind.UNFINISHED) {
      throw new SessionException("table.saved-over");
    }
    session.comments.addAll(record.mainLine().comments());
    for (RecordedMove move : record.mainLine().moves()) {
      Side mover = session.positions.get(session.recordedMoves.size()).sideToMove();
      session.recordedMoves.add(move);
      move.command("clk")
          .map(TimeControlText::parseClock)
          .ifPresent(t -> session.clock.setRemaining(mover, t));
      session.times.add(session.clock.times());
    }
    session.startClock();
    return session;
  }

  private static TimeControls timeControls(GameRecord record) {
    String both = record.tag("TimeControl").orElse("-");
    return new TimeControls(
        TimeControl.parseTag(record.tag("WhiteTimeControl").orElse(both)),
        TimeControl.parseTag(record.tag("BlackTimeControl").orElse(both)));
  }

  /// Returns a human's seat with the name that a record gives for a side.
  ///
  /// @throws SessionException when the record's name is not valid for a seat
  public static Seat seatFromRecord(GameRecord record, Side side) {
    return Seat.human(record.tag(side == Side.FIRST ? "White" : "Black").orElse("?"));
  }

  /// Returns the game.
  public Game game() {
    return setup.game();
  }

  /// Returns the setup of the game.
  public SessionSetup setup() {
    return setup;
  }

  /// Returns the seat of a side.
  public Seat seat(Side side) {
    return setup.seat(side);
  }

  /// Returns the clock. Callers may read it but must not change it.
  public Clock clock() {
    return clock;
  }

  /// Returns the current position.
  public Position position() {
    return positions.getLast();
  }

  /// Returns the first position and those after each move, in order.
  public List<Position> positions() {
    return List.copyOf(positions);
  }

  /// Returns the side to move.
  public Side sideToMove() {
    return position().sideToMove();
  }

  /// Returns the texts of the moves so far.
  public List<String> moves() {
    return recordedMoves.stream().map(RecordedMove::text).toList();
  }

  /// Returns the side with a pending draw offer; empty when there is none.
  public Optional<Side> drawOffer() {
    return offer;
  }

  /// Returns how the game ended; empty while it is in progress. Checks the clock first.
  public Optional<Ending> ending() {
    checkClock();
    return ending;
  }

  /// Plays a move. The move declines a pending draw offer of the opponent.
  ///
  /// @throws SessionException when the game is over or it is the other side's turn
  /// @throws IllegalMoveException when the code is not a legal move in the current position
  public void play(Side side, int move) {
    requireTurn(side);
    addMove(side, LegalMove.of(position(), move));
  }

  /// Plays a move given as text.
  ///
  /// @throws SessionException when the game is over or it is the other side's turn
  /// @throws tabuleiro.rules.MoveFormatException when the text is not in move notation
  /// @throws IllegalMoveException when the rules forbid the move
  public void play(Side side, String text) {
    requireTurn(side);
    addMove(side, LegalMove.parse(position(), text));
  }

  /// Plays a move that has been validated.
  ///
  /// @throws SessionException when the game is over or it is the other side's turn
  /// @throws IllegalArgumentException when the move belongs to another position
  public void play(Side side, LegalMove move) {
    requireTurn(side);
    if (!move.before().equals(position())) {
      throw new IllegalArgumentException("the move belongs to another position: " + move.text());
    }
    addMove(side, move);
  }

  private void addMove(Side side, LegalMove move) {
    clock.press();
    positions.add(move.after());
    times.add(clock.times());
    recordedMoves.add(new RecordedMove(move.text(), clockAnnotation(side)));
    if (offer.equals(Optional.of(side.other()))) {
      offer = Optional.empty();
    }
    endByRules();
  }

  private List<MoveAnnotation> clockAnnotation(Side side) {
    return clock
        .remaining(side)
        .map(left -> "[%clk " + TimeControlText.formatClock(left) + "]")
        .map(text -> List.<MoveAnnotation>of(new MoveAnnotation.Comment(text)))
        .orElse(List.of());
  }

  /// Takes back the last move of `side`, and the opponent's reply if there was one, so that `side`
  /// is to move. Both clocks show again what they showed when `side` began to think about that
  /// move; a pending draw offer is cancelled.
  ///
  /// @throws SessionException when the game is over or `side` has not moved
  public void takeBack(Side side) {
    requireTakeback(side);
    for (int i = takebackPlies(side); i > 0; i--) {
      recordedMoves.removeLast();
      positions.removeLast();
      times.removeLast();
    }
    offer = Optional.empty();
    clock.start(side);
    clock.setTimes(times.getLast());
  }

  /// Checks that a side has a move that can be taken back.
  ///
  /// @throws SessionException when the game is over or `side` has not moved
  public void requireTakeback(Side side) {
    requireOpen();
    if (recordedMoves.size() < takebackPlies(side)) {
      throw new SessionException("table.nothing-to-take-back");
    }
  }

  private int takebackPlies(Side side) {
    return sideToMove() == side ? 2 : 1;
  }

  /// Takes back the last move. When a human is to move against a computer, takes back the
  /// computer's reply and the human's move before it.
  ///
  /// @throws SessionException when the game is over or there is no such move
  public void takeBack() {
    Side mover = sideToMove();
    boolean repliedByComputer = seat(mover).isHuman() && !seat(mover.other()).isHuman();
    takeBack(repliedByComputer ? mover : mover.other());
  }

  /// Resigns the game for `side`, whichever side is to move.
  ///
  /// @throws SessionException when the game is over
  public void resign(Side side) {
    requireOpen();
    end(Ending.resignation(side));
  }

  /// Offers a draw for `side`, whichever side is to move. The offer is pending until the opponent
  /// accepts, declines or moves.
  ///
  /// @throws SessionException when the game is over or an offer is already pending
  public void offerDraw(Side side) {
    requireOpen();
    if (offer.isPresent()) {
      throw new SessionException("table.already-offered", offer.get());
    }
    offer = Optional.of(side);
  }

  /// Accepts the opponent's offer of a draw for `side`.
  ///
  /// @throws SessionException when the game is over or the opponent has offered none
  public void acceptDraw(Side side) {
    requireOffer(side);
    end(Ending.agreement());
  }

  /// Declines the opponent's offer of a draw for `side`.
  ///
  /// @throws SessionException when the game is over or the opponent has offered none
  public void declineDraw(Side side) {
    requireOffer(side);
    offer = Optional.empty();
  }

  /// Ends the game by a decision of the caller: abandoned, adjudicated, or lost on a time that the
  /// session's clock does not measure.
  ///
  /// @throws SessionException when the game is over
  /// @throws IllegalArgumentException when the ending has another kind
  public void terminate(Ending decision) {
    switch (decision.kind()) {
      case ABANDONED, ADJUDICATED, TIME -> {}
      default ->
          throw new IllegalArgumentException("the caller cannot decide this ending: " + decision);
    }
    requireOpen();
    end(decision);
  }

  /// Adds a comment to the record: after the last move, or before the first move when there is
  /// none. This is also allowed after the end of the game.
  public void addComment(MoveAnnotation.Comment comment) {
    if (recordedMoves.isEmpty()) {
      comments.add(comment);
    } else {
      RecordedMove last = recordedMoves.removeLast();
      recordedMoves.add(last.with(comment));
    }
  }

  /// Returns the game as a record; its termination is `unfinished` while the game is in progress.
  public GameRecord toRecord(EventTags heading) {
    return new SessionRecorder(setup, heading).record(comments, recordedMoves, ending());
  }

  private void requireTurn(Side side) {
    requireOpen();
    if (side != sideToMove()) {
      throw new SessionException("table.not-your-turn", sideToMove());
    }
  }

  private void requireOffer(Side side) {
    requireOpen();
    if (!offer.equals(Optional.of(side.other()))) {
      throw new SessionException("table.no-offer", side.other());
    }
  }

  private void requireOpen() {
    checkClock();
    if (ending.isPresent()) {
      throw new SessionException("table.over", ending.get().message());
    }
  }

  private void checkClock() {
    if (ending.isEmpty()) {
      clock.expiredSide().ifPresent(side -> end(Ending.timeout(side)));
    }
  }

  /// Stops the clock while something is done that no player is to lose time for.
  public void withoutClock(Runnable task) {
    Optional<Side> running = clock.runningSide();
    clock.stop();
    try {
      task.run();
    } finally {
      running.ifPresent(clock::start);
    }
  }

  private void startClock() {
    clock.start(sideToMove());
    endByRules();
  }

  private void endByRules() {
    Outcome outcome = position().outcome();
    if (outcome.isOver()) {
      end(Ending.byRules(outcome));
    }
  }

  private void end(Ending how) {
    ending = Optional.of(how);
    offer = Optional.empty();
    clock.stop();
  }
}
