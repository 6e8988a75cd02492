package tabuleiro.view.study;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.play.record.MoveAnnotation;
import tabuleiro.play.record.MoveSequence;
import tabuleiro.play.record.RecordedMove;
import tabuleiro.protocol.study.StudyJson;
import tabuleiro.protocol.study.StudyVariationJson;
import tabuleiro.protocol.study.StudyVariationJson.StudyMove;

/// Makes [StudyJson].
public final class StudyJsonMapper {
  private StudyJsonMapper() {}

  static StudyVariationJson of(MoveSequence line) {
    return new StudyVariationJson(
        comments(line.comments()), line.moves().stream().map(StudyJsonMapper::of).toList());
  }

  private static StudyMove of(RecordedMove move) {
    List<MoveAnnotation.Comment> comments = new ArrayList<>();
    List<StudyVariationJson> variations = new ArrayList<>();
    for (MoveAnnotation remark : move.annotations()) {
      switch (remark) {
        case MoveAnnotation.Comment comment -> comments.add(comment);
        case MoveAnnotation.Glyph glyph -> comments.add(MoveAnnotation.Comment.of(glyph.sign()));
        case MoveAnnotation.Variation(MoveSequence line) -> variations.add(of(line));
      }
    }
    return new StudyMove(move.text(), comments(comments), variations);
  }

  private static String comments(List<MoveAnnotation.Comment> comments) {
    return String.join(" ", comments.stream().map(MoveAnnotation.Comment::text).toList());
  }
}
