package tabuleiro.server.view;

import io.avaje.jsonb.Json;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Message;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.Board;
import tabuleiro.text.Messages;

/// Everything that pages draw of a position, and the moves that can be entered.
///
/// Size in bytes of uncompressed JSON in random games, maximum and average (printed by
/// PositionJsonTest): Ni-Ju 4,598 and 3,890, mostly the hands; Morelli 13 4,723 and 2,023; Talpa
/// 1,918 and 1,141; Trench 1,908 and 1,675; Hex Jostle 1,221 and 967; Jostle 1,170 and 1,039.
///
/// @param position its text
/// @param toMove `first` or `second`
/// @param result `1-0`, `0-1`, `1/2-1/2`, or `*` while the game is in progress
/// @param reason why the game has ended, such as `no-moves`; empty while it is in progress
/// @param area the part of the board to draw; it grows on an unbounded board
/// @param pieces the pieces on the board, grouped by appearance
/// @param hands the pieces of each side off the board; empty in games without hands
/// @param marks highlighted cells
/// @param standing the score of the game, as text
/// @param scores the score of the first side and of the second, as text beside the side's name
/// @param values the number that the rules give to each piece, by cell; empty in games without them
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
    List<String> scores,
    Map<String, Integer> values,
    List<Map<String, Integer>> steps) {
  /// A range of columns and rows, both ends included.
  @Json
  public record Area(int left, int bottom, int right, int top) {}

  /// A piece and all cells with such a piece.
  @Json
  public record Placed(PieceJson piece, List<String> cells) {}

  /// The pieces of a side off the board.
  @Json
  public record Hand(String side, List<PieceJson> pieces) {}

  /// Cells that are highlighted together; see [Scene.Mark].
  @Json
  public record Mark(String kind, List<String> cells) {}

  /// Copies the lists.
  public PositionJson {
    pieces = List.copyOf(pieces);
    hands = List.copyOf(hands);
    marks = List.copyOf(marks);
    standing = List.copyOf(standing);
    scores = List.copyOf(scores);
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    steps = List.copyOf(steps);
  }

  /// Returns a position as JSON.
  ///
  /// @param messages the messages of the game, for the score
  public static PositionJson of(Position position, Messages messages) {
    return of(position, messages, ClickSteps.of(position));
  }

  /// Returns a position without click paths, for a picture.
  ///
  /// @param messages the messages of the game, for the score
  public static PositionJson picture(Position position, Messages messages) {
    return of(position, messages, List.of(Map.of()));
  }

  private static PositionJson of(
      Position position, Messages messages, List<Map<String, Integer>> steps) {
    Board board = position.game().board();
    Scene scene = position.scene();
    Scene.Area area = scene.area();
    Outcome outcome = position.outcome();
    return new PositionJson(
        position.format(),
        position.sideToMove().key(),
        outcome.formatResult(),
        outcome.reason().map(EndReason::key).orElse(""),
        new Area(area.left(), area.bottom(), area.right(), area.top()),
        pieces(scene, board),
        scene.hands().stream().map(PositionJson::hand).toList(),
        marks(position),
        scene.metrics().stream().map(metric -> format(metric, messages, "page.")).toList(),
        scores(scene, messages),
        values(scene, board),
        steps);
  }

  /// Returns the same position with other click paths: none for a picture.
  public PositionJson withSteps(List<Map<String, Integer>> other) {
    return new PositionJson(
        position, toMove, result, reason, area, pieces, hands, marks, standing, scores, values,
        other);
  }

  private static List<String> scores(Scene scene, Messages messages) {
    return scene.metrics().stream()
        .limit(Side.values().length)
        .map(metric -> format(metric, messages, "plate.", "page."))
        .toList();
  }

  /// Returns a score as text. A game may write it for pages in words that a newcomer knows, and for
  /// a plate that shows the side: under a prefix and the key.
  ///
  /// @param prefixes those to look for, in this order
  private static String format(Message metric, Messages messages, String... prefixes) {
    for (String prefix : prefixes) {
      if (messages.hasKey(prefix + metric.key())) {
        return messages.format(prefix + metric.key(), metric.arguments().toArray());
      }
    }
    return messages.format(metric);
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

  private static Map<String, Integer> values(Scene scene, Board board) {
    Map<String, Integer> values = new LinkedHashMap<>();
    scene.values().forEach(value -> values.put(board.name(value.cell()), value.value()));
    return values;
  }

  private static Hand hand(Scene.Hand hand) {
    return new Hand(hand.side().key(), hand.pieces().stream().map(PieceJson::of).toList());
  }

  /// Returns the highlighted cells of a position.
  public static List<Mark> marks(Position position) {
    Board board = position.game().board();
    return position.scene().marks().stream().map(mark -> mark(mark, board)).toList();
  }

  private static Mark mark(Scene.Mark mark, Board board) {
    return new Mark(mark.kind().key(), mark.cells().stream().map(board::name).toList());
  }
}
