package tabuleiro.terminal.screen.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.Ending;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// A table at one moment, as a value.
///
/// @param positions the first position and those after each move
/// @param moves the texts of the moves
/// @param remainingTimes the time of the first and of the second side; empty without a clock
/// @param ending how the game ended; empty while it goes on
public record GameProgress(
    Seat first,
    Seat second,
    List<Position> positions,
    List<String> moves,
    List<Duration> remainingTimes,
    Optional<Ending> ending) {
  /// Copies the lists.
  public GameProgress {
    positions = List.copyOf(positions);
    moves = List.copyOf(moves);
    remainingTimes = List.copyOf(remainingTimes);
  }

  /// Returns what a table is now.
  public static GameProgress of(Table table) {
    List<Duration> left = new ArrayList<>();
    for (Side side : Side.values()) {
      table.clock().remaining(side).ifPresent(left::add);
    }
    Optional<Ending> ending = table.ending();
    return new GameProgress(
        table.seat(Side.FIRST),
        table.seat(Side.SECOND),
        table.positions(),
        table.moves(),
        left,
        ending);
  }

  /// Returns the game of a record, to be looked at.
  ///
  /// @param replay with no move replayed yet
  /// @throws tabuleiro.play.record.ReplayException when the record does not keep to the rules
  public static GameProgress of(Replay replay) {
    List<Position> positions = new ArrayList<>(List.of(replay.start()));
    while (replay.hasNext()) {
      replay.next();
      positions.add(replay.position());
    }
    List<String> moves =
        replay.record().mainLine().moves().stream().map(move -> move.text()).toList();
    return new GameProgress(
        Table.seatFromRecord(replay.record(), Side.FIRST),
        Table.seatFromRecord(replay.record(), Side.SECOND),
        positions,
        moves,
        List.of(),
        Optional.of(replay.finish()));
  }

  /// Returns the game.
  public Game game() {
    return positions.getFirst().game();
  }

  /// Returns the position on the table.
  public Position position() {
    return positions.getLast();
  }

  /// Returns how many moves were made.
  public int plies() {
    return moves.size();
  }

  /// Returns who plays a side.
  public Seat seat(Side side) {
    return side == Side.FIRST ? first : second;
  }

  /// Returns the time that a side has left; empty without a clock.
  public Optional<Duration> remainingTime(Side side) {
    return remainingTimes.isEmpty()
        ? Optional.empty()
        : Optional.of(remainingTimes.get(side.ordinal()));
  }

  /// Returns whether a person is to move.
  public boolean isHumanToMove() {
    return ending.isEmpty() && seat(position().sideToMove()).isHuman();
  }

  /// Returns whether a person sits at the table.
  public boolean hasHuman() {
    return first.isHuman() || second.isHuman();
  }

  /// Returns what the move before a ply did; nothing for the first one.
  public List<Effect> effectsBefore(int ply) {
    if (ply == 0) {
      return List.of();
    }
    Position before = positions.get(ply - 1);
    return before.decode(before.parseMove(moves.get(ply - 1))).effects();
  }
}
