package tabuleiro.engine.evaluation;

/// What a feature of a position contributes to its static evaluation.
///
/// @param feature the key of the feature, as [EvaluatorFactory#featureOf] returns it, or
///   [EvaluationShares#NETWORK]
/// @param points in Elo points for the side to move, rounded
public record EvaluationShare(String feature, int points) {}
