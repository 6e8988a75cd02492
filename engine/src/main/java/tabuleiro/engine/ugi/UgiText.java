package tabuleiro.engine.ugi;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Words and lines of the protocol. It is for programs, so that its texts are English in every
/// language.
final class UgiText {
  /// How much of a text from outside a message repeats.
  private static final int EXCERPT = 60;

  /// How long a message is at most.
  private static final int MESSAGE = 400;

  private UgiText() {}

  /// Returns the words of a line, none for an empty one.
  static List<String> splitWords(String line) {
    String text = line.strip();
    return text.isEmpty() ? List.of() : List.of(text.split("\\s+", -1));
  }

  /// Returns the beginning of a text from outside, fit for a line of ours.
  static String excerpt(String text) {
    return plain(text, EXCERPT);
  }

  /// Returns a message that may repeat a text from outside, fit for a line of ours.
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

  /// Returns what the rules of a family of games say against something.
  static String describe(String family, RulesException problem) {
    return Messages.of(Language.ENGLISH).forGame(family).format(problem);
  }

  /// Returns the word for a result: `p1win`, `p2win`, `draw`, or `none` while the game goes on.
  static String formatResult(Outcome outcome) {
    if (!outcome.isOver()) {
      return "none";
    }
    return outcome.winner().map(side -> side == Side.FIRST ? "p1win" : "p2win").orElse("draw");
  }

  /// Returns the `info` line of what is seen in a position.
  static String formatInfo(Position position, SearchInfo thought) {
    StringBuilder line = new StringBuilder("info");
    line.append(" depth ").append(thought.depth());
    line.append(" seldepth ").append(thought.selectiveDepth());
    line.append(" score ").append(thought.score());
    line.append(" time ").append(thought.timeMillis());
    line.append(" nodes ").append(thought.nodes());
    line.append(" nps ").append(thought.nodesPerSecond());
    line.append(" hashfull ").append(thought.hashPermille());
    line.append(" pv");
    Position at = position;
    for (int move : thought.moves()) {
      line.append(' ').append(at.formatMove(move));
      at = at.playUnchecked(move);
    }
    return line.toString();
  }

  /// Returns a line for people about what is seen, where the one for programs cannot say it: the
  /// protocol has no score for a proven draw.
  static Optional<String> formatRemark(SearchInfo thought) {
    return thought.score().kind() == Score.Kind.DRAW
        ? Optional.of("info string proven draw")
        : Optional.empty();
  }
}
