package tabuleiro.terminal.screen.game;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.engine.evaluation.EvaluationShares;
import tabuleiro.rules.Side;
import tabuleiro.terminal.common.AnalysisText;
import tabuleiro.text.Messages;
import tabuleiro.text.TextLines;

/// What a static evaluation consists of, in lines of the panel.
final class EvaluationText {
  private EvaluationText() {}

  /// Returns the evaluation, then a line for each feature, those that weigh most first.
  ///
  /// @param mover the side to move, for which the points are
  /// @param messages those of the game
  static List<String> lines(
      EvaluationShares evaluation, Side mover, int columns, Messages messages) {
    String total = messages.format("explain-total", mover, AnalysisText.signed(evaluation.total()));
    List<String> lines = new ArrayList<>(TextLines.wrap(total, columns));
    evaluation
        .shares()
        .forEach(share -> {
          String name = messages.format("feature." + share.feature());
          lines.add("%5s %s".formatted(AnalysisText.signed(share.points()), name));
        });
    return lines;
  }
}
