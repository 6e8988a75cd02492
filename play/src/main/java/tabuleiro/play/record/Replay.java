package tabuleiro.play.record;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;

/// Steps through a record and validates every move, including those of variations, and the result
/// at the end. Not thread-safe.
public final class Replay {
  private final GameRecord record;
  private final List<TextLocation> moveLocations;
  private final Optional<TextLocation> resultLocation;
  private final int number;
  private final Position start;
  private Position position;
  private int ply;
  private int nextMoveIndex;

  private Replay(
      GameRecord record,
      List<TextLocation> moveLocations,
      Optional<TextLocation> resultLocation,
      int number,
      List<Family> families) {
    this.record = record;
    this.moveLocations = moveLocations;
    this.resultLocation = resultLocation;
    this.number = number;
    this.start = new StartPositionFinder(record, number).find(families);
    this.position = start;
    if (record.firstToMove() != start.sideToMove() && !record.mainLine().moves().isEmpty()) {
      Message expected =
          Message.of(
              "record.expected",
              RecordSyntax.formatMoveNumber(start.sideToMove() == Side.FIRST ? 0 : 1),
              RecordSyntax.formatMoveNumber(record.firstToMove() == Side.FIRST ? 0 : 1));
      throw problem(1, place(0), Optional.empty(), expected);
    }
  }

  /// Creates a replay of a record.
  ///
  /// @param families the available families of games
  /// @throws ReplayException when the game, the variant or the start position is missing or wrong
  public static Replay of(GameRecord record, List<Family> families) {
    return new Replay(record, List.of(), Optional.empty(), 1, families);
  }

  /// Creates a replay of a record that was read from a file.
  ///
  /// @param number the number of the game in the file, counted from 1, for messages
  /// @param families the available families of games
  /// @throws ReplayException when the game, the variant or the start position is missing or wrong
  public static Replay of(ParsedRecord parsed, int number, List<Family> families) {
    Optional<TextLocation> result = Optional.of(parsed.resultLocation());
    return new Replay(parsed.record(), parsed.moveLocations(), result, number, families);
  }

  /// Returns the record.
  public GameRecord record() {
    return record;
  }

  /// Returns the game.
  public Game game() {
    return start.game();
  }

  /// Returns the start position.
  public Position start() {
    return start;
  }

  /// Returns the position after the moves so far.
  public Position position() {
    return position;
  }

  /// Returns the number of moves made so far.
  public int ply() {
    return ply;
  }

  /// Returns whether the record has another move.
  public boolean hasNext() {
    return ply < record.mainLine().moves().size();
  }

  /// Makes the next move of the record and returns its code; [#position()] is then the position
  /// after it.
  ///
  /// Precondition: [#hasNext()].
  ///
  /// @throws ReplayException when the move, or one of a variation on it, is not legal
  public int next() {
    RecordedMove recorded = record.mainLine().moves().get(ply);
    int move = check(position, recorded, ply + 1);
    position = position.playUnchecked(move);
    ply++;
    return move;
  }

  /// Makes the remaining moves and returns how the game ended.
  ///
  /// @throws ReplayException when a move is not legal or the result contradicts the rules
  public Ending finish() {
    while (hasNext()) {
      next();
    }
    Optional<String> termination = record.tag("Termination");
    Optional<Ending.Kind> kind = termination.flatMap(Ending.Kind::of);
    if (termination.isPresent() && kind.isEmpty()) {
      throw atResult(Message.of("replay.termination", termination.get()));
    }
    return position.outcome().isOver() ? over(kind) : stopped(kind);
  }

  private Ending over(Optional<Ending.Kind> kind) {
    Outcome outcome = position.outcome();
    if (record.result() != Result.of(outcome)) {
      Message contradiction =
          Message.of("replay.contradiction", outcome.formatResult(), record.result().format());
      throw atResult(contradiction);
    }
    if (kind.isPresent() && kind.get() != Ending.Kind.RULES) {
      throw atResult(Message.of("replay.ended-by-rules", kind.get().key()));
    }
    return Ending.byRules(outcome);
  }

  private Ending stopped(Optional<Ending.Kind> termination) {
    Result result = record.result();
    Ending.Kind standard = result == Result.NONE ? Ending.Kind.UNFINISHED : Ending.Kind.RULES;
    Ending.Kind kind = termination.orElse(standard);
    if (!kind.allows(result)) {
      throw atResult(Message.of("replay.termination-result", kind.key(), result.format()));
    }
    if (kind == Ending.Kind.RULES) {
      throw atResult(Message.of("replay.not-over", result.format()));
    }
    return Ending.of(kind, result);
  }

  private int check(Position before, RecordedMove recorded, int atPly) {
    Optional<TextLocation> place = place(nextMoveIndex++);
    int move;
    try {
      move = before.parseMove(recorded.text());
    } catch (IllegalMoveException e) {
      throw broken(atPly, place, recorded.text(), e.violation());
    } catch (MoveFormatException e) {
      throw broken(atPly, place, recorded.text(), e.violation());
    }
    for (MoveAnnotation annotation : recorded.annotations()) {
      if (annotation instanceof MoveAnnotation.Variation(MoveSequence variation)) {
        checkVariation(before, variation, atPly);
      }
    }
    return move;
  }

  private void checkVariation(Position before, MoveSequence variation, int firstPly) {
    Position reached = before;
    int atPly = firstPly;
    for (RecordedMove recorded : variation.moves()) {
      reached = reached.playUnchecked(check(reached, recorded, atPly++));
    }
  }

  private Optional<TextLocation> place(int index) {
    return index < moveLocations.size() ? Optional.of(moveLocations.get(index)) : Optional.empty();
  }

  private ReplayException broken(
      int atPly, Optional<TextLocation> place, String move, Violation violation) {
    Message why = violation.withRule();
    return problem(atPly, place, Optional.of(violation), Message.of("replay.move", move, why));
  }

  private ReplayException atResult(Message problem) {
    return problem(ply, resultLocation, Optional.empty(), problem);
  }

  private ReplayException problem(
      int atPly, Optional<TextLocation> place, Optional<Violation> violation, Message message) {
    return new ReplayException(number, atPly, place, violation, message);
  }
}
