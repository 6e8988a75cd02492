package tabuleiro.play.record;

import java.util.Optional;
import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;
import tabuleiro.rules.Violation;

/// Thrown when a record does not keep to the rules. Its phrase names the game, the ply and, where
/// it is known, the place in the file; when a rule is broken, the words for it are the game's.
public final class ReplayException extends PlayException {
  private static final long serialVersionUID = 1L;

  private final int game;
  private final int ply;
  private final transient Optional<TextLocation> place;
  private final transient Optional<Violation> violation;

  ReplayException(
      int game,
      int ply,
      Optional<TextLocation> place,
      Optional<Violation> violation,
      Message problem) {
    super(where(game, ply, place, problem));
    this.game = game;
    this.ply = ply;
    this.place = place;
    this.violation = violation;
  }

  private static Message where(int game, int ply, Optional<TextLocation> place, Message problem) {
    // As text, because numbers in phrases are grouped by thousands.
    Message move =
        ply == 0
            ? Message.of("replay.game", String.valueOf(game), problem)
            : Message.of("replay.ply", String.valueOf(game), String.valueOf(ply), problem);
    return place
        .map(at ->
            Message.of("record.at", String.valueOf(at.line()), String.valueOf(at.column()), move))
        .orElse(move);
  }

  /// Returns which game of the file it is, counted from 1.
  public int gameNumber() {
    return game;
  }

  /// Returns the ply of the move, counted from 1; 0 when the problem lies in the tags.
  public int ply() {
    return ply;
  }

  /// Returns where the move, or the result, stands in the file; empty when the problem lies in the
  /// tags or the record was not read from a text.
  public Optional<TextLocation> location() {
    return place;
  }

  /// Returns the rule that is broken; empty when it is none of the game's.
  public Optional<Violation> violation() {
    return violation;
  }
}
