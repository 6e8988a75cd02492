package tabuleiro.play.record;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Side;

/// Formats records as text.
final class RecordWriter {
  private static final int LINE_WIDTH = 80;

  /// The parts of the text that are separated by spaces or line ends.
  private final List<String> tokens = new ArrayList<>();

  private RecordWriter() {}

  static String format(GameRecord record) {
    StringBuilder text = new StringBuilder();
    for (RecordTag tag : record.tags()) {
      text.append(tag.format()).append('\n');
    }
    if (!record.tags().isEmpty()) {
      text.append('\n');
    }
    RecordWriter writer = new RecordWriter();
    writer.add(record.mainLine(), record.firstToMove() == Side.FIRST ? 0 : 1);
    writer.tokens.add(record.result().format());
    return text.append(writer.wrap()).append('\n').toString();
  }

  static String format(MoveSequence sequence, int firstPly) {
    RecordWriter writer = new RecordWriter();
    writer.add(sequence, firstPly);
    return String.join(" ", writer.tokens);
  }

  private void add(MoveSequence sequence, int firstPly) {
    sequence.comments().forEach(this::add);
    int ply = firstPly;
    boolean needsNumber = true;
    for (RecordedMove move : sequence.moves()) {
      if (needsNumber || ply % 2 == 0) {
        tokens.add(RecordSyntax.formatMoveNumber(ply));
      }
      tokens.add(move.text());
      for (MoveAnnotation annotation : move.annotations()) {
        switch (annotation) {
          case MoveAnnotation.Comment comment -> add(comment);
          case MoveAnnotation.Glyph glyph -> tokens.add("$" + glyph.number());
          case MoveAnnotation.Variation(MoveSequence other) -> {
            int first = tokens.size();
            add(other, ply);
            tokens.set(first, "(" + tokens.get(first));
            tokens.set(tokens.size() - 1, tokens.getLast() + ")");
          }
        }
      }
      needsNumber = !move.annotations().isEmpty();
      ply++;
    }
  }

  private void add(MoveAnnotation.Comment comment) {
    tokens.add("{" + comment.text() + "}");
  }

  private String wrap() {
    StringBuilder text = new StringBuilder();
    int column = 0;
    for (String token : tokens) {
      if (column > 0) {
        boolean fits = column + 1 + token.length() <= LINE_WIDTH;
        text.append(fits ? ' ' : '\n');
        column = fits ? column + 1 : 0;
      }
      text.append(token);
      column += token.length();
    }
    return text.toString();
  }
}
