package tabuleiro.play.record;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// An annotation of a move in a record: a comment, a variation or a judgement. Immutable.
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

  /// A judgement of the move, a numeric annotation glyph of PGN: `$1` is a good move. The meanings
  /// are in section 10 of the PGN standard.
  ///
  /// @param number from 0 to 255
  record Glyph(int number) implements MoveAnnotation {
    /// The largest number that PGN allows.
    static final int MAX = 255;

    /// The signs of the numbers from 1 on, which may be written right after a move.
    private static final List<String> SIGNS = List.of("!", "?", "!!", "??", "!?", "?!");

    /// Checks the number.
    ///
    /// @throws IllegalArgumentException when it is out of range
    public Glyph {
      RecordSyntax.require(number >= 0 && number <= MAX, "a glyph has a number up to 255");
    }

    /// Returns the glyph of a sign such as `!?`; empty when there is none.
    static Optional<Glyph> ofSign(String sign) {
      int index = SIGNS.indexOf(sign);
      return index < 0 ? Optional.empty() : Optional.of(new Glyph(index + 1));
    }

    /// Returns the sign for readers, or else the number, such as `$14`.
    public String sign() {
      return number >= 1 && number <= SIGNS.size() ? SIGNS.get(number - 1) : "$" + number;
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
