package tabuleiro.play;

import java.util.Optional;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Violation;

/// Thrown when a record does not keep to the rules. Its phrase names the game, the ply and, where
/// it is known, the place in the file; when a rule is broken, the words for it are the game's.
public final class ReplayException extends PlayException {
  private static final long serialVersionUID = 1L;

  private final int game;
  private final int ply;
  private final transient Optional<Place> place;
  private final transient Optional<Violation> violation;

  ReplayException(
      int game, int ply, Optional<Place> place, Optional<Violation> violation, Phrase problem) {
    super(where(game, ply, place, problem));
    this.game = game;
    this.ply = ply;
    this.place = place;
    this.violation = violation;
  }

  private static Phrase where(int game, int ply, Optional<Place> place, Phrase problem) {
    // As text, because numbers in phrases are grouped by thousands.
    Phrase move =
        ply == 0
            ? Phrase.of("replay.game", String.valueOf(game), problem)
            : Phrase.of("replay.ply", String.valueOf(game), String.valueOf(ply), problem);
    return place
        .map(at ->
            Phrase.of("record.at", String.valueOf(at.line()), String.valueOf(at.column()), move))
        .orElse(move);
  }

  /// Returns which game of the file it is, counted from 1.
  public int game() {
    return game;
  }

  /// Returns the ply of the move, counted from 1; 0 when the problem lies in the tags.
  public int ply() {
    return ply;
  }

  /// Returns where the move, or the result, stands in the file; empty when the problem lies in the
  /// tags or the record was not read from a text.
  public Optional<Place> place() {
    return place;
  }

  /// Returns the rule that is broken; empty when it is none of the game's.
  public Optional<Violation> violation() {
    return violation;
  }
}
