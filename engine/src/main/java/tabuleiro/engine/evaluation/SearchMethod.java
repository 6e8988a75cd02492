package tabuleiro.engine.evaluation;

/// The searches that the engine has.
public enum SearchMethod {
  /// Principal variation search: full width, with iterative deepening, and a static evaluation at
  /// the leaves.
  PRINCIPAL_VARIATION,
  /// Tree search with the static evaluation at the leaves, for games with hundreds of moves.
  EVALUATION_TREE,
  /// Tree search with random games at the leaves, and near the end of the game principal variation
  /// search: for games whose static evaluation says little.
  ROLLOUT_TREE;

  /// Returns whether the static evaluation is what the search judges most positions by.
  public boolean usesEvaluation() {
    return this != ROLLOUT_TREE;
  }
}
