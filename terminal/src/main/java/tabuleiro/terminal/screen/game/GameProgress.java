package tabuleiro.terminal.screen.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.Ending;
import tabuleiro.play.record.Replay;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.review.ReviewedLine;

/// A snapshot of a game that is played or shown.
///
/// @param positions the first position and those after each move
/// @param moves the texts of the moves
/// @param remainingTimes the remaining time of the first and of the second side; empty without a
///   clock
/// @param ending how the game ended; empty while it is in progress
/// @param review the shown line of a game under review, which has the positions and the moves;
///   empty for any other game
public record GameProgress(
    Seat first,
    Seat second,
    List<Position> positions,
    List<String> moves,
    List<Duration> remainingTimes,
    Optional<Ending> ending,
    Optional<ReviewedLine> review) {
  /// Makes defensive copies.
  public GameProgress {
    positions = List.copyOf(positions);
    moves = List.copyOf(moves);
    remainingTimes = List.copyOf(remainingTimes);
  }

  /// Creates a snapshot of a game that is not under review.
  public GameProgress(
      Seat first,
      Seat second,
      List<Position> positions,
      List<String> moves,
      List<Duration> remainingTimes,
      Optional<Ending> ending) {
    this(first, second, positions, moves, remainingTimes, ending, Optional.empty());
  }

  /// Returns a snapshot of the game at a session.
  public static GameProgress of(GameSession session) {
    List<Duration> left = new ArrayList<>();
    for (Side side : Side.values()) {
      session.clock().remaining(side).ifPresent(left::add);
    }
    Optional<Ending> ending = session.ending();
    return new GameProgress(
        session.seat(Side.FIRST),
        session.seat(Side.SECOND),
        session.positions(),
        session.moves(),
        left,
        ending);
  }

  /// Returns the game of a record.
  ///
  /// @param replay the replay of the record, before its first move
  /// @throws tabuleiro.play.record.ReplayException when the record breaks the rules
  public static GameProgress of(Replay replay) {
    List<Position> positions = new ArrayList<>(List.of(replay.start()));
    while (replay.hasNext()) {
      replay.next();
      positions.add(replay.position());
    }
    List<String> moves =
        replay.record().mainLine().moves().stream().map(move -> move.text()).toList();
    return new GameProgress(
        GameSession.seatFromRecord(replay.record(), Side.FIRST),
        GameSession.seatFromRecord(replay.record(), Side.SECOND),
        positions,
        moves,
        List.of(),
        Optional.of(replay.finish()));
  }

  /// Returns this game with a line of its review.
  public GameProgress with(ReviewedLine line) {
    return new GameProgress(
        first, second, line.positions(), line.moves(), remainingTimes, ending, Optional.of(line));
  }

  /// Returns the ply of the latest position of the game itself at or before a ply: the ply, unless
  /// a variation is shown.
  public int mainPly(int ply) {
    return review.map(line -> line.mainPly(ply)).orElse(ply);
  }

  /// Returns the positions of the game itself, without variations.
  public List<Position> mainPositions() {
    return review.map(line -> line.main().positions()).orElse(positions);
  }

  /// Returns whether the review has variations that have not been saved.
  boolean hasUnsavedVariations() {
    return review.filter(line -> line.tree().isChanged()).isPresent();
  }

  /// Returns the game.
  public Game game() {
    return positions.getFirst().game();
  }

  /// Returns the latest position.
  public Position position() {
    return positions.getLast();
  }

  /// Returns the number of moves.
  public int plies() {
    return moves.size();
  }

  /// Returns the player of a side.
  public Seat seat(Side side) {
    return side == Side.FIRST ? first : second;
  }

  /// Returns the remaining time of a side; empty without a clock.
  public Optional<Duration> remainingTime(Side side) {
    return remainingTimes.isEmpty()
        ? Optional.empty()
        : Optional.of(remainingTimes.get(side.ordinal()));
  }

  /// Returns whether a human player is to move.
  public boolean isHumanToMove() {
    return ending.isEmpty() && seat(position().sideToMove()).isHuman();
  }

  /// Returns whether a human player takes part.
  public boolean hasHuman() {
    return first.isHuman() || second.isHuman();
  }

  /// Returns the effects of the move before a ply; none for ply 0.
  public List<Effect> effectsBefore(int ply) {
    if (ply == 0) {
      return List.of();
    }
    Position before = positions.get(ply - 1);
    return before.decode(before.parseMove(moves.get(ply - 1))).effects();
  }
}
