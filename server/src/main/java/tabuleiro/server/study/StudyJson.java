package tabuleiro.server.study;

import io.avaje.jsonb.Json;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.play.MoveLine;
import tabuleiro.play.RecordedMove;
import tabuleiro.play.Remark;

/// A study: a record with comments and variations.
///
/// @param study its id
/// @param link the address of its page
/// @param start the text of the position in which it begins
/// @param starter who moves there, `first` or `second`
/// @param title what it is called; empty when it has no name
/// @param result what stands at its end, such as `*`
/// @param line its moves
/// @param record its text
@Json
public record StudyJson(
    String study,
    String link,
    String game,
    String variant,
    String start,
    String starter,
    String title,
    String result,
    Line line,
    String record) {
  /// Moves in a row.
  ///
  /// @param comment what stands before the first move; empty where nothing does
  @Json
  public record Line(String comment, List<Move> moves) {
    /// Copies the list.
    public Line {
      moves = List.copyOf(moves);
    }

    static Line of(MoveLine line) {
      return new Line(comments(line.comments()), line.moves().stream().map(Move::of).toList());
    }
  }

  /// A move with what is said about it.
  ///
  /// @param comment empty where nothing is said
  /// @param variations other lines that begin in place of this move
  @Json
  public record Move(String move, String comment, List<Line> variations) {
    /// Copies the list.
    public Move {
      variations = List.copyOf(variations);
    }

    private static Move of(RecordedMove move) {
      List<Remark.Comment> comments = new ArrayList<>();
      List<Line> variations = new ArrayList<>();
      for (Remark remark : move.remarks()) {
        switch (remark) {
          case Remark.Comment comment -> comments.add(comment);
          case Remark.Variation(MoveLine line) -> variations.add(Line.of(line));
        }
      }
      return new Move(move.text(), comments(comments), variations);
    }
  }

  private static String comments(List<Remark.Comment> comments) {
    return String.join(" ", comments.stream().map(Remark.Comment::text).toList());
  }
}
