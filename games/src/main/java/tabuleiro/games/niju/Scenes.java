package tabuleiro.games.niju;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Message;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;

/// Positions and moves as a screen draws them.
final class Scenes {
  /// The kind of every piece of this game.
  static final String TILE = "tile";

  /// Tiles whose pattern is complete.
  static final Scene.MarkKind COMPLETE = new Scene.MarkKind("complete", Scene.MarkStyle.WINNING);

  /// Tiles whose pattern cannot be completed any more.
  static final Scene.MarkKind SPOILED = new Scene.MarkKind("spoiled", Scene.MarkStyle.SPOILED);

  private Scenes() {}

  /// As [NijuPosition#decode(int)].
  static Action action(NijuPosition position, int move) {
    Side mover = position.sideToMove();
    int tile = NijuMove.tile(move);
    int cell = NijuMove.cell(move);
    Piece piece = new Piece(mover, TILE, tile, NijuMove.pattern(move));
    return new Action(
        List.of(
            new ClickTarget.Tile(tile),
            new ClickTarget.Rotation(NijuMove.quarterTurns(move)),
            new ClickTarget.Cell(cell)),
        List.of(new Effect.Placed(cell, piece)));
  }

  /// As [NijuPosition#scene()].
  static Scene scene(NijuPosition position) {
    List<LaidTile> tiles = position.laidTiles();
    return new Scene(
        area(tiles),
        tiles.stream().map(tile -> new Scene.PlacedPiece(tile.cell(), tile.piece())).toList(),
        Stream.of(Side.values()).map(side -> hand(position, side)).toList(),
        List.of(
            mark(COMPLETE, tiles, LaidTile::isComplete), mark(SPOILED, tiles, LaidTile::isSpoiled)),
        Stream.of(Side.values())
            .map(side -> Message.of("metric.patterns", side, position.completePatterns(side)))
            .toList());
  }

  /// Returns the area of the tiles with one more cell on each side, where the next tile may go; 0,0
  /// alone before the first tile.
  static Scene.Area area(List<LaidTile> tiles) {
    if (tiles.isEmpty()) {
      return new Scene.Area(0, 0, 0, 0);
    }
    var columns = cells(tiles).map(NijuMove.BOARD::column).summaryStatistics();
    var rows = cells(tiles).map(NijuMove.BOARD::row).summaryStatistics();
    return new Scene.Area(
        columns.getMin() - 1, rows.getMin() - 1, columns.getMax() + 1, rows.getMax() + 1);
  }

  private static IntStream cells(List<LaidTile> tiles) {
    return tiles.stream().mapToInt(LaidTile::cell);
  }

  private static Scene.Hand hand(NijuPosition position, Side side) {
    List<Piece> pieces =
        IntStream.of(position.hand(side))
            .mapToObj(tile -> new Piece(side, TILE, tile, NijuTiles.pattern(tile)))
            .toList();
    return new Scene.Hand(side, pieces);
  }

  private static Scene.Mark mark(
      Scene.MarkKind kind, List<LaidTile> tiles, Predicate<LaidTile> condition) {
    List<Integer> cells = tiles.stream().filter(condition).map(LaidTile::cell).sorted().toList();
    return new Scene.Mark(kind, cells);
  }
}
