package tabuleiro.app.inspect;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.engine.evaluation.EvaluationShares;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.PieceWorth;
import tabuleiro.rules.Position;
import tabuleiro.terminal.common.AnalysisText;
import tabuleiro.text.Messages;

/// What a static evaluation consists of, in words.
final class ExplanationText {
  /// How many pieces are named.
  private static final int PIECES = 5;

  private ExplanationText() {}

  /// Returns a line for the evaluation and one for each of its features; then the pieces that weigh
  /// most; and a line that says so where the strongest player of the game does not use it.
  ///
  /// @param factory of the position's family of games
  static List<String> lines(EvaluatorFactory factory, Position position, Messages messages) {
    Messages ofGame = messages.forGame(factory.family());
    EvaluationShares evaluation = EvaluationShares.of(factory, position);
    List<String> lines = new ArrayList<>();
    lines.add(
        ofGame.format(
            "explain-total", position.sideToMove(), AnalysisText.signed(evaluation.total())));
    evaluation
        .shares()
        .forEach(
            share -> lines.add(line(share.points(), ofGame.format("feature." + share.feature()))));
    List<PieceWorth> worths = PieceWorth.of(factory.strongestEvaluator(), position);
    if (!worths.isEmpty()) {
      lines.add(ofGame.format("explain-pieces"));
    }
    for (PieceWorth worth : worths.subList(0, Math.min(PIECES, worths.size()))) {
      String cell = position.game().board().name(worth.cell());
      lines.add(line(worth.points(), cell + " (" + ofGame.sideName(worth.owner()) + ")"));
    }
    if (!factory.searchMethod().usesEvaluation()) {
      lines.add(ofGame.format("explain-rollouts"));
    }
    return lines;
  }

  private static String line(int points, String text) {
    return "%6s  %s".formatted(AnalysisText.signed(points), text);
  }
}
