package tabuleiro.play.record;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a record says about a move: a comment, or another line that could have been played.
public sealed interface MoveAnnotation {
  /// A comment in braces. Commands such as `[%clk 0:04:58]` are part of its text.
  ///
  /// @param text without `}` and control characters, at most 65,536 characters long
  record Comment(String text) implements MoveAnnotation {
    private static final Pattern COMMAND = Pattern.compile("\\[%([a-z]+) ([^\\[\\]]*)\\]");

    /// Checks the text.
    ///
    /// @throws IllegalArgumentException when the reader would refuse it
    public Comment {
      RecordSyntax.require(
          RecordSyntax.isPrintable(text)
              && text.indexOf('}') < 0
              && text.length() <= RecordSyntax.MAX_COMMENT_LENGTH,
          "comment");
    }

    /// Returns the comment of a text from anywhere: what may not stand in a comment becomes a
    /// space, and what is too long is cut.
    public static Comment of(String text) {
      StringBuilder plain = new StringBuilder();
      text.codePoints()
          .limit(RecordSyntax.MAX_COMMENT_LENGTH / 2)
          .map(c -> RecordSyntax.isPrintable(c) && c != '}' ? c : ' ')
          .forEach(plain::appendCodePoint);
      return new Comment(plain.toString());
    }

    /// Returns what a command of this comment says: for `eval` in `[%eval 0.31]` the text `0.31`.
    /// Empty when there is no such command.
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

  /// Another line in parentheses, beginning in place of the move that it is a remark on.
  ///
  /// @param moves at least one move
  record Variation(MoveSequence moves) implements MoveAnnotation {
    /// Checks the line.
    ///
    /// @throws IllegalArgumentException when it has no moves
    public Variation {
      RecordSyntax.require(!moves.moves().isEmpty(), "a variation has moves");
    }
  }
}
