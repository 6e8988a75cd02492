package tabuleiro.engine.evaluation;

/// How a game is searched.
public enum SearchMethod {
  /// To an even depth, judged by the evaluation.
  PRINCIPAL_VARIATION,
  /// Where it promises most, judged by the evaluation: for games with hundreds of moves.
  EVALUATION_TREE,
  /// Where it promises most, judged by random games, and near the end to an even depth: for games
  /// that no evaluation sees through.
  ROLLOUT_TREE
}
