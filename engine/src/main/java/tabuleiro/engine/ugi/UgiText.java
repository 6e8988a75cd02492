package tabuleiro.engine.ugi;

import java.util.Optional;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.evaluation.EvaluationShares;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Message;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Formats the lines of the protocol. They are for programs, and therefore in English whatever the
/// language.
final class UgiText {
  private UgiText() {}

  /// Returns the explanation of a violation of the rules.
  static String describe(String family, RulesException problem) {
    return Messages.of(Language.ENGLISH).forGame(family).format(problem);
  }

  /// Returns the explanation of a problem.
  static String describe(Message problem) {
    return Messages.of(Language.ENGLISH).format(problem);
  }

  /// Returns the word for a result: `p1win`, `p2win`, `draw`, or `none` while the game is not over.
  static String formatResult(Outcome outcome) {
    if (!outcome.isOver()) {
      return "none";
    }
    return outcome.winner().map(side -> side == Side.FIRST ? "p1win" : "p2win").orElse("draw");
  }

  /// Returns the `info` line for a variation.
  ///
  /// @param isRanked whether the line has the rank of the variation
  static String formatInfo(Position position, SearchInfo info, boolean isRanked) {
    StringBuilder line = new StringBuilder("info");
    line.append(" depth ").append(info.depth());
    line.append(" seldepth ").append(info.selectiveDepth());
    if (isRanked) {
      line.append(" multipv ").append(info.rank());
    }
    line.append(" score ").append(info.score());
    line.append(" time ").append(info.timeMillis());
    line.append(" nodes ").append(info.totalNodes());
    line.append(" nps ").append(info.nodesPerSecond());
    line.append(" hashfull ").append(info.hashPermille());
    line.append(" pv");
    Position current = position;
    for (int move : info.moves()) {
      line.append(' ').append(current.formatMove(move));
      current = current.playUnchecked(move);
    }
    return line.toString();
  }

  /// Returns the static evaluation for the side to move, in Elo points: `cp 13`. It is `none` when
  /// the game is over or has no evaluator.
  static String formatEvaluation(Position position) {
    return EvaluatorFactories.find(position.game().id().game())
        .filter(_ -> !position.outcome().isOver())
        .map(factory -> "cp " + EvaluationShares.of(factory, position).total())
        .orElse("none");
  }

  /// Returns a line with what the `info` line cannot express: the protocol has no score for a
  /// proven draw.
  static Optional<String> formatRemark(SearchInfo info) {
    return info.score().kind() == Score.Kind.DRAW
        ? Optional.of("info string proven draw")
        : Optional.empty();
  }
}
