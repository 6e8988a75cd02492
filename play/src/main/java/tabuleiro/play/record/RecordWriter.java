package tabuleiro.play.record;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Side;

/// Writes records.
final class RecordWriter {
  private static final int WIDTH = 80;

  /// What stands between spaces or line ends.
  private final List<String> words = new ArrayList<>();

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
    writer.words.add(record.result().format());
    return text.append(writer.wrap()).append('\n').toString();
  }

  private void add(MoveSequence line, int firstPly) {
    line.comments().forEach(this::add);
    int ply = firstPly;
    boolean needsNumber = true;
    for (RecordedMove move : line.moves()) {
      if (needsNumber || ply % 2 == 0) {
        words.add(RecordSyntax.formatMoveNumber(ply));
      }
      words.add(move.text());
      for (MoveAnnotation remark : move.annotations()) {
        switch (remark) {
          case MoveAnnotation.Comment comment -> add(comment);
          case MoveAnnotation.Variation(MoveSequence other) -> {
            int first = words.size();
            add(other, ply);
            words.set(first, "(" + words.get(first));
            words.set(words.size() - 1, words.getLast() + ")");
          }
        }
      }
      needsNumber = !move.annotations().isEmpty();
      ply++;
    }
  }

  private void add(MoveAnnotation.Comment comment) {
    words.add("{" + comment.text() + "}");
  }

  private String wrap() {
    StringBuilder text = new StringBuilder();
    int column = 0;
    for (String word : words) {
      if (column > 0) {
        boolean fits = column + 1 + word.length() <= WIDTH;
        text.append(fits ? ' ' : '\n');
        column = fits ? column + 1 : 0;
      }
      text.append(word);
      column += word.length();
    }
    return text.toString();
  }
}
