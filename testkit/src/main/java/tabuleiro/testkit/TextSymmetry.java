package tabuleiro.testkit;

import java.util.function.UnaryOperator;

/// A symmetry of a game, as a mapping between texts.
///
/// @param name the name in failure messages
/// @param mapPosition maps the text of a position to the text of its image
/// @param mapMove maps the text of a move to the text of its image
/// @param swapsSides whether the symmetry exchanges the two sides, and with them the winner
public record TextSymmetry(
    String name,
    UnaryOperator<String> mapPosition,
    UnaryOperator<String> mapMove,
    boolean swapsSides) {}
