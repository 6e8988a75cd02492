package tabuleiro.testkit;

import java.util.function.UnaryOperator;

/// A symmetry of a game, as a mapping of texts.
///
/// @param name for messages
/// @param mapPosition maps a position text to the text of the position as seen through the symmetry
/// @param mapMove maps a move text likewise
/// @param swapsSides whether the first player becomes the second, so that wins change hands
public record TextSymmetry(
    String name,
    UnaryOperator<String> mapPosition,
    UnaryOperator<String> mapMove,
    boolean swapsSides) {}
