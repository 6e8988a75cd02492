package tabuleiro.view.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.protocol.position.PositionJson;
import tabuleiro.protocol.position.PositionJson.Area;
import tabuleiro.protocol.position.PositionJson.Hand;
import tabuleiro.protocol.position.PositionJson.Mark;
import tabuleiro.protocol.position.PositionJson.Placed;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Message;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.Board;
import tabuleiro.text.Messages;

/// Makes [PositionJson].
public final class PositionJsonMapper {
  private PositionJsonMapper() {}

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
        scene.hands().stream().map(PositionJsonMapper::hand).toList(),
        marks(position),
        scene.metrics().stream().map(metric -> format(metric, messages, "page.")).toList(),
        scores(scene, messages),
        values(scene, board),
        steps);
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
        .map(entry -> new Placed(PieceJsonMapper.of(entry.getKey()), entry.getValue()))
        .toList();
  }

  private static Map<String, Integer> values(Scene scene, Board board) {
    Map<String, Integer> values = new LinkedHashMap<>();
    scene.values().forEach(value -> values.put(board.name(value.cell()), value.value()));
    return values;
  }

  private static Hand hand(Scene.Hand hand) {
    return new Hand(hand.side().key(), hand.pieces().stream().map(PieceJsonMapper::of).toList());
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
