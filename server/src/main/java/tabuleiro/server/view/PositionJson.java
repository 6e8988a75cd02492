package tabuleiro.server.view;

import io.avaje.jsonb.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.board.Board;
import tabuleiro.text.Messages;

/// All that is drawn of a position, and the moves that can be entered.
///
/// Bytes of JSON, uncompressed, in random games, at most and on average (PositionJsonTest prints
/// them): Ni-Ju 4,531 and 3,823, of which the hands are most; Morelli 13 4,670 and 1,971; Talpa
/// 1,879 and 1,108; Trench 1,820 and 1,592; Hex Jostle 973 and 733; Jostle 861 and 741.
///
/// @param position its text
/// @param toMove `first` or `second`
/// @param result `1-0`, `0-1`, `1/2-1/2`, or `*` while the game goes on
/// @param reason why the game has ended, such as `no-moves`; empty while it goes on
/// @param area the part of the board to draw; it grows on a table
/// @param pieces the pieces on the board, those that are drawn alike together
/// @param hands the pieces that each side has off the board; empty where a game has none
/// @param marks cells that stand out
/// @param standing the figure that players watch, in words
/// @param steps the click paths of the legal moves; see [ClickSteps]
@Json
public record PositionJson(
    String position,
    String toMove,
    String result,
    String reason,
    Area area,
    List<Placed> pieces,
    List<Hand> hands,
    List<Mark> marks,
    List<String> standing,
    List<Map<String, Integer>> steps) {
  /// Columns and rows, bounds included, as the places of cells count them.
  @Json
  public record Area(int left, int bottom, int right, int top) {}

  /// A piece and all the cells on which it stands.
  @Json
  public record Placed(PieceJson piece, List<String> cells) {}

  /// The pieces that a side has off the board.
  @Json
  public record Hand(String side, List<PieceJson> pieces) {}

  /// Cells that stand out together; see [Scene.Mark].
  @Json
  public record Mark(String kind, List<String> cells) {}

  /// Copies the lists.
  public PositionJson {
    pieces = List.copyOf(pieces);
    hands = List.copyOf(hands);
    marks = List.copyOf(marks);
    standing = List.copyOf(standing);
    steps = List.copyOf(steps);
  }

  /// Returns what is drawn of a position.
  ///
  /// @param words those of its game; only the standing is in words
  public static PositionJson of(Position position, Messages words) {
    Board board = position.game().board();
    Scene scene = position.scene();
    Scene.Area area = scene.area();
    Outcome outcome = position.outcome();
    return new PositionJson(
        position.format(),
        PieceJson.side(position.sideToMove()),
        outcome.formatResult(),
        outcome.reason().map(EndReason::key).orElse(""),
        new Area(area.left(), area.bottom(), area.right(), area.top()),
        pieces(scene, board),
        scene.hands().stream().map(PositionJson::hand).toList(),
        scene.marks().stream().map(mark -> mark(mark, board)).toList(),
        scene.metrics().stream().map(words::format).toList(),
        ClickSteps.of(position));
  }

  /// Returns the same position with other moves that can be entered: none, where it is a picture.
  public PositionJson withSteps(List<Map<String, Integer>> other) {
    return new PositionJson(
        position, toMove, result, reason, area, pieces, hands, marks, standing, other);
  }

  private static List<Placed> pieces(Scene scene, Board board) {
    Map<Piece, List<String>> cells = new LinkedHashMap<>();
    for (Scene.PlacedPiece placed : scene.pieces()) {
      cells.computeIfAbsent(placed.piece(), _ -> new ArrayList<>()).add(board.name(placed.cell()));
    }
    return cells.entrySet().stream()
        .map(entry -> new Placed(PieceJson.of(entry.getKey()), entry.getValue()))
        .toList();
  }

  private static Hand hand(Scene.Hand hand) {
    return new Hand(
        PieceJson.side(hand.side()), hand.pieces().stream().map(PieceJson::of).toList());
  }

  private static Mark mark(Scene.Mark mark, Board board) {
    return new Mark(mark.kind(), mark.cells().stream().map(board::name).toList());
  }
}
