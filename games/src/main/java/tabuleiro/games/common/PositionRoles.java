package tabuleiro.games.common;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Violation;

/// What a game's package supplies for its positions besides the rules of play. Each function stands
/// for the method of [Position] of the same name, and is a method of the class that has this role
/// in every game package.
///
/// @param <P> the position class of the game
/// @param formatPosition `PositionText.format`: writes a position text
/// @param parseMove `MoveText.parse`: reads a legal move, or throws [MoveFormatException] or
///   [IllegalMoveException]
/// @param formatMove `MoveText.format`: writes a legal move
/// @param findViolation `Refusals.findViolation`: says which rule forbids a click path
/// @param prompt `MovePrompts.next`: says what to ask next when a move is entered step by step
/// @param scene `Scenes.scene`: describes what is drawn of a position
/// @param action `Scenes.action`: describes a legal move
public record PositionRoles<P extends Position>(
    Function<P, String> formatPosition,
    ToIntBiFunction<P, String> parseMove,
    MoveFunction<P, String> formatMove,
    BiFunction<P, List<ClickTarget>, Optional<Violation>> findViolation,
    BiFunction<P, List<String>, MovePrompt> prompt,
    Function<P, Scene> scene,
    MoveFunction<P, Action> action) {
  /// A function of a position and a packed move.
  ///
  /// @param <P> the position class of the game
  /// @param <R> the type of the result
  @FunctionalInterface
  public interface MoveFunction<P, R> {
    /// Returns the result for a move that is legal in the position.
    R apply(P position, int move);
  }
}
