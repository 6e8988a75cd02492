package tabuleiro.testkit;

import java.util.function.UnaryOperator;

/// A symmetry of a game, as a mapping of texts.
///
/// @param name for messages
/// @param position maps a position text to the text of the position as seen through the symmetry
/// @param move maps a move text likewise
/// @param exchangesSides whether the first player becomes the second, so that wins change hands
public record Symmetry(
    String name,
    UnaryOperator<String> position,
    UnaryOperator<String> move,
    boolean exchangesSides) {}
