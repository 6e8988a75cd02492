package tabuleiro.play.record;

import java.util.Optional;
import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;
import tabuleiro.rules.Violation;

/// Thrown when a record breaks the rules of its game. The message has the number of the game, the
/// ply and, if known, the location in the file. The message of a violated rule is in the bundle of
/// the game.
public final class ReplayException extends PlayException {
  private static final long serialVersionUID = 1L;

  private final int game;
  private final int ply;
  private final transient Optional<TextLocation> location;
  private final transient Optional<Violation> violation;

  ReplayException(
      int game,
      int ply,
      Optional<TextLocation> location,
      Optional<Violation> violation,
      Message problem) {
    super(withLocation(game, ply, location, problem));
    this.game = game;
    this.ply = ply;
    this.location = location;
    this.violation = violation;
  }

  private static Message withLocation(
      int game, int ply, Optional<TextLocation> location, Message problem) {
    // As text, because numbers in messages get thousands separators.
    Message move =
        ply == 0
            ? Message.of("replay.game", String.valueOf(game), problem)
            : Message.of("replay.ply", String.valueOf(game), String.valueOf(ply), problem);
    return location
        .map(at ->
            Message.of("record.at", String.valueOf(at.line()), String.valueOf(at.column()), move))
        .orElse(move);
  }

  /// Returns the number of the game in the file, counted from 1.
  public int gameNumber() {
    return game;
  }

  /// Returns the ply of the move, counted from 1; 0 when the problem is in the tags.
  public int ply() {
    return ply;
  }

  /// Returns the location of the move or the result in the file; empty when the problem is in the
  /// tags or the record was not read from a text.
  public Optional<TextLocation> location() {
    return location;
  }

  /// Returns the violated rule of the game; empty when the problem is another one.
  public Optional<Violation> violation() {
    return violation;
  }
}
