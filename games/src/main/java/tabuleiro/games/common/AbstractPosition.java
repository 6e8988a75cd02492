package tabuleiro.games.common;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;

/// The part of a position that is alike in all games: checked play, texts, entry of moves, drawing,
/// equality. A subclass adds the rules of play. Immutable.
///
/// Nothing that a search calls for each node is implemented here, so that those calls stay direct.
///
/// @param <P> the position class of the game
public abstract class AbstractPosition<P extends AbstractPosition<P>> implements Position {
  /// For subclasses.
  protected AbstractPosition() {}

  /// Returns the functions of the game's package that this position delegates to: one object for
  /// all positions of a family.
  protected abstract PositionRoles<P> roles();

  /// Returns whether another position of the same family has the same game, pieces, side to move
  /// and counters.
  protected abstract boolean hasSameState(P other);

  @SuppressWarnings("unchecked") // a subclass names itself as P
  private P self() {
    return (P) this;
  }

  @Override
  public abstract P playUnchecked(int move);

  /// Returns the position after `move`.
  ///
  /// @throws IllegalMoveException when the number is not a legal move here
  @Override
  public final P play(int move) {
    if (!isLegal(move)) {
      throw new IllegalMoveException(Violations.illegalMove());
    }
    return playUnchecked(move);
  }

  @Override
  public final String format() {
    return roles().formatPosition().apply(self());
  }

  @Override
  public final int parseMove(String text) {
    return roles().parseMove().applyAsInt(self(), text);
  }

  @Override
  public final String formatMove(int move) {
    return roles().formatMove().apply(self(), move);
  }

  @Override
  public final Action decode(int move) {
    return roles().action().apply(self(), move);
  }

  @Override
  public final Optional<Violation> findViolation(List<ClickTarget> path) {
    return roles().findViolation().apply(self(), path);
  }

  @Override
  public final MovePrompt prompt(List<String> answers) {
    return roles().prompt().apply(self(), answers);
  }

  @Override
  public final Scene scene() {
    return roles().scene().apply(self());
  }

  @Override
  // Positions with the same roles have the same P; each game has one object of its roles.
  @SuppressWarnings({"unchecked", "ReferenceEquality"})
  public final boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof AbstractPosition<?> that
            && roles() == that.roles()
            && hasSameState((P) that));
  }

  @Override
  public final int hashCode() {
    return Long.hashCode(hash());
  }

  /// Returns the position text.
  @Override
  public final String toString() {
    return format();
  }
}
