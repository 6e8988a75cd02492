package tabuleiro.engine.ugi;

import java.util.List;
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
  /// How many characters of an external text a message repeats.
  private static final int EXCERPT = 60;

  /// The most characters of a message.
  private static final int MESSAGE = 400;

  private UgiText() {}

  /// Returns the words of a line, none for an empty one.
  static List<String> splitWords(String line) {
    String text = line.strip();
    return text.isEmpty() ? List.of() : List.of(text.split("\\s+", -1));
  }

  /// Returns the beginning of an external text in printable characters, to be quoted in a line.
  static String excerpt(String text) {
    return plain(text, EXCERPT);
  }

  /// Returns a message, which may repeat an external text, in printable characters.
  static String message(String text) {
    return plain(text, MESSAGE);
  }

  private static String plain(String text, int longest) {
    StringBuilder plain = new StringBuilder();
    text.codePoints()
        .limit(longest)
        .map(c -> isPrintable(c) ? c : '?')
        .forEach(plain::appendCodePoint);
    return plain.length() < text.length() ? plain + "..." : plain.toString();
  }

  private static boolean isPrintable(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }

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
