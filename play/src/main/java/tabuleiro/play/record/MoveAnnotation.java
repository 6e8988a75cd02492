package tabuleiro.play.record;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// An annotation of a move in a record: a comment or a variation. Immutable.
public sealed interface MoveAnnotation {
  /// A comment in braces. Commands such as `[%clk 0:04:58]` are part of its text.
  ///
  /// @param text without `}` and control characters, at most 65,536 characters long
  record Comment(String text) implements MoveAnnotation {
    private static final Pattern COMMAND = Pattern.compile("\\[%([a-z]+) ([^\\[\\]]*)\\]");

    /// Checks the text.
    ///
    /// @throws IllegalArgumentException when the parser would refuse it
    public Comment {
      RecordSyntax.require(
          RecordSyntax.isPrintable(text)
              && text.indexOf('}') < 0
              && text.length() <= RecordSyntax.MAX_COMMENT_LENGTH,
          "a comment has a character that is not allowed, or is too long");
    }

    /// Returns a comment of any text. Characters that are not allowed in a comment become spaces,
    /// and text that is too long is truncated.
    public static Comment of(String text) {
      StringBuilder allowed = new StringBuilder();
      text.codePoints()
          .limit(RecordSyntax.MAX_COMMENT_LENGTH / 2)
          .map(c -> RecordSyntax.isPrintable(c) && c != '}' ? c : ' ')
          .forEach(allowed::appendCodePoint);
      return new Comment(allowed.toString());
    }

    /// Returns the text for readers: without commands.
    public String plainText() {
      return COMMAND.matcher(text).replaceAll("").strip();
    }

    /// Returns the argument of a command in this comment, such as `0.31` for `eval` in `[%eval
    /// 0.31]`; empty when there is no such command.
    public Optional<String> command(String name) {
      Matcher matcher = COMMAND.matcher(text);
      while (matcher.find()) {
        if (matcher.group(1).equals(name)) {
          return Optional.of(matcher.group(2).strip());
        }
      }
      return Optional.empty();
    }
  }

  /// A variation in parentheses. Its first move is an alternative to the annotated move.
  ///
  /// @param moves at least one move
  record Variation(MoveSequence moves) implements MoveAnnotation {
    /// Checks that there are moves.
    ///
    /// @throws IllegalArgumentException when there are none
    public Variation {
      RecordSyntax.require(!moves.moves().isEmpty(), "a variation must have moves");
    }
  }
}
