package tabuleiro.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import tabuleiro.play.clock.Clock;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.clock.TimeControlFormatException;
import tabuleiro.play.clock.TimeControlText;
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

/// A game being played by two seats. Everything asked of it is checked; what is refused changes
/// nothing. Not safe for several threads.
///
/// The clock runs from the moment the table is made. Whoever runs out of time has lost, and every
/// method that changes something finds that out first.
public final class Table {
  private final TableSetup setup;
  private final Clock clock;
  private final List<Position> positions = new ArrayList<>();
  private final List<RecordedMove> line = new ArrayList<>();
  private final List<MoveAnnotation.Comment> comments = new ArrayList<>();
  private Optional<Side> offer = Optional.empty();
  private Optional<Ending> ending = Optional.empty();

  /// Begins a game.
  ///
  /// @param nanoTime tells the time in nanoseconds from any moment, such as `System::nanoTime`
  public Table(TableSetup setup, LongSupplier nanoTime) {
    this.setup = setup;
    this.clock = new Clock(setup.timeControl(), nanoTime);
    positions.add(setup.start());
    goOn();
  }

  /// Goes on with a saved game where it was left: with its moves, their remarks, its clock setting
  /// and, where the record names it, the time that each player had left. Who sits at the table is
  /// said by the caller, because a file never starts a program; see [#seatFromRecord(GameRecord,
  /// Side)].
  ///
  /// @param replay the saved game, with no move replayed yet
  /// @param nanoTime tells the time in nanoseconds from any moment
  /// @throws ReplayException when the record does not keep to the rules
  /// @throws TableException when the saved game is over
  /// @throws TimeControlFormatException when the record names its clock in a way that is not
  ///   understood
  public static Table resume(Replay replay, Seat first, Seat second, LongSupplier nanoTime) {
    if (replay.ply() > 0) {
      throw new IllegalArgumentException("a replay that has begun");
    }
    GameRecord record = replay.record();
    TimeControl setting = TimeControl.parseTag(record.tag("TimeControl").orElse("-"));
    TableSetup setup =
        new TableSetup(replay.start(), StartPositionFinder.seed(record, 1), first, second, setting);
    Table table = new Table(setup, nanoTime);
    while (replay.hasNext()) {
      replay.next();
      table.positions.add(replay.position());
    }
    if (replay.finish().kind() != Ending.Kind.UNFINISHED) {
      throw new TableException("table.saved-over");
    }
    table.comments.addAll(record.mainLine().comments());
    for (RecordedMove move : record.mainLine().moves()) {
      Side mover = table.positions.get(table.line.size()).sideToMove();
      table.line.add(move);
      move.command("clk")
          .map(TimeControlText::parseClock)
          .ifPresent(t -> table.clock.setRemaining(mover, t));
    }
    table.goOn();
    return table;
  }

  /// Returns the seat of a side as a record names it: always a human's.
  ///
  /// @throws TableException when the record's name is no name for a seat
  public static Seat seatFromRecord(GameRecord record, Side side) {
    return Seat.human(record.tag(side == Side.FIRST ? "White" : "Black").orElse("?"));
  }

  /// Returns the game.
  public Game game() {
    return setup.game();
  }

  /// Returns what was agreed before the game.
  public TableSetup setup() {
    return setup;
  }

  /// Returns who plays a side.
  public Seat seat(Side side) {
    return setup.seat(side);
  }

  /// Returns the clock, for reading it.
  public Clock clock() {
    return clock;
  }

  /// Returns the position on the table.
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
    return line.stream().map(RecordedMove::text).toList();
  }

  /// Returns who has offered a draw that is not yet answered.
  public Optional<Side> drawOffer() {
    return offer;
  }

  /// Returns how the game ended; empty while it goes on. Looks at the clock.
  public Optional<Ending> ending() {
    lookAtClock();
    return ending;
  }

  /// Plays a move. A draw that the opponent has offered is thereby declined.
  ///
  /// @throws TableException when the game is over or it is the other side's turn
  /// @throws IllegalMoveException when the number is not a legal move here
  public void play(Side side, int move) {
    requireTurn(side);
    addMove(side, LegalMove.of(position(), move));
  }

  /// Plays a move given as text.
  ///
  /// @throws TableException when the game is over or it is the other side's turn
  /// @throws tabuleiro.rules.MoveFormatException when the text has not the form of a move
  /// @throws IllegalMoveException when the rules forbid the move
  public void play(Side side, String text) {
    requireTurn(side);
    addMove(side, LegalMove.parse(position(), text));
  }

  /// Plays a move that was checked before.
  ///
  /// @throws TableException when the game is over or it is the other side's turn
  /// @throws IllegalArgumentException when the move belongs to another position
  public void play(Side side, LegalMove move) {
    requireTurn(side);
    if (!move.before().equals(position())) {
      throw new IllegalArgumentException("a move of another position: " + move.text());
    }
    addMove(side, move);
  }

  private void addMove(Side side, LegalMove move) {
    clock.press();
    positions.add(move.after());
    line.add(new RecordedMove(move.text(), clockRemark(side)));
    if (offer.equals(Optional.of(side.other()))) {
      offer = Optional.empty();
    }
    endByRules();
  }

  private List<MoveAnnotation> clockRemark(Side side) {
    return clock
        .remaining(side)
        .map(left -> "[%clk " + TimeControlText.formatClock(left) + "]")
        .map(text -> List.<MoveAnnotation>of(new MoveAnnotation.Comment(text)))
        .orElse(List.of());
  }

  /// Takes back the last move of `side`, and the opponent's answer if there was one, so that `side`
  /// is to move. The time they took stays taken; an open draw offer lapses.
  ///
  /// @throws TableException when the game is over or `side` has not moved
  public void takeBack(Side side) {
    requireOpen();
    int plies = sideToMove() == side ? 2 : 1;
    if (line.size() < plies) {
      throw new TableException("table.nothing-to-take-back");
    }
    for (int i = 0; i < plies; i++) {
      line.removeLast();
      positions.removeLast();
    }
    offer = Optional.empty();
    clock.start(side);
  }

  /// Takes back what the person at the keyboard expects: against a computer the own last move and
  /// the computer's answer, otherwise the last move.
  ///
  /// @throws TableException when the game is over or there is no such move
  public void takeBack() {
    Side mover = sideToMove();
    boolean answeredByComputer = seat(mover).isHuman() && !seat(mover.other()).isHuman();
    takeBack(answeredByComputer ? mover : mover.other());
  }

  /// Gives the game up for `side`, at anybody's turn.
  ///
  /// @throws TableException when the game is over
  public void resign(Side side) {
    requireOpen();
    end(Ending.resignation(side));
  }

  /// Offers a draw for `side`, at anybody's turn. The offer stands until the opponent accepts,
  /// declines or moves.
  ///
  /// @throws TableException when the game is over or an offer already stands
  public void offerDraw(Side side) {
    requireOpen();
    if (offer.isPresent()) {
      throw new TableException("table.already-offered", offer.get());
    }
    offer = Optional.of(side);
  }

  /// Accepts the opponent's offer of a draw for `side`.
  ///
  /// @throws TableException when the game is over or the opponent has offered none
  public void acceptDraw(Side side) {
    requireOffer(side);
    end(Ending.agreement());
  }

  /// Declines the opponent's offer of a draw for `side`.
  ///
  /// @throws TableException when the game is over or the opponent has offered none
  public void declineDraw(Side side) {
    requireOffer(side);
    offer = Optional.empty();
  }

  /// Ends the game from outside: abandoned, adjudicated, or out of a time that is not measured by
  /// the table's own clock.
  ///
  /// @throws TableException when the game is over
  /// @throws IllegalArgumentException when it is an ending of another kind
  public void terminate(Ending outside) {
    switch (outside.kind()) {
      case ABANDONED, ADJUDICATED, TIME -> {}
      default -> throw new IllegalArgumentException("not from outside: " + outside);
    }
    requireOpen();
    end(outside);
  }

  /// Adds a comment to the record: to the last move, or before the first one while there is none. A
  /// game that is over may be commented on.
  public void addComment(MoveAnnotation.Comment comment) {
    if (line.isEmpty()) {
      comments.add(comment);
    } else {
      RecordedMove last = line.removeLast();
      line.add(last.with(comment));
    }
  }

  /// Returns the game as a record; `unfinished` while it goes on.
  public GameRecord toRecord(EventTags heading) {
    return new TableRecorder(setup, heading).record(comments, line, ending());
  }

  private void requireTurn(Side side) {
    requireOpen();
    if (side != sideToMove()) {
      throw new TableException("table.not-your-turn", sideToMove());
    }
  }

  private void requireOffer(Side side) {
    requireOpen();
    if (!offer.equals(Optional.of(side.other()))) {
      throw new TableException("table.no-offer", side.other());
    }
  }

  private void requireOpen() {
    lookAtClock();
    if (ending.isPresent()) {
      throw new TableException("table.over", ending.get().message());
    }
  }

  private void lookAtClock() {
    if (ending.isEmpty()) {
      clock.expiredSide().ifPresent(side -> end(Ending.timeout(side)));
    }
  }

  private void goOn() {
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
