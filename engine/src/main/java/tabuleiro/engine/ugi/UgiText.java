package tabuleiro.engine.ugi;

import java.util.Optional;
import java.util.random.RandomGenerator;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.evaluation.EvaluationShares;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Message;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Formats the lines of the protocol. They are for programs, and therefore in English whatever the
/// language.
final class UgiText {
  /// When a random game is given up, so that one without an end is answered too. A guess: far more
  /// than any random game of the five has had.
  private static final int MAX_PLAYOUT_PLIES = 10_000;

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

  /// Returns a random game from a position to its end: the texts of its moves, then the word for
  /// its result, separated by semicolons. The same seed gives the same game.
  static String formatPlayout(Position start, long seed) {
    RandomGenerator random = SeededRandom.of(seed);
    StringBuilder game = new StringBuilder();
    Position last = start;
    for (int ply = 0; ply < MAX_PLAYOUT_PLIES && !last.outcome().isOver(); ply++) {
      int move = Playout.randomMove(last, random);
      game.append(last.formatMove(move)).append(';');
      last = last.playUnchecked(move);
    }
    return game.append(formatResult(last.outcome())).toString();
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
