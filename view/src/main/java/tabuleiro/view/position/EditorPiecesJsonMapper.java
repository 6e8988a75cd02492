package tabuleiro.view.position;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tabuleiro.protocol.analysis.EditorPiecesJson;
import tabuleiro.protocol.analysis.EditorPiecesJson.EditorPiece;
import tabuleiro.rules.Game;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.UnboundedBoard;

/// Makes [EditorPiecesJson].
public final class EditorPiecesJsonMapper {
  private static final Pattern ITEM = Pattern.compile("[0-9]+|[^/]");

  private EditorPiecesJsonMapper() {}

  /// Returns the data for an editor of a game.
  public static EditorPiecesJson of(Game game) {
    Position start = game.start(1);
    Position next = start.playUnchecked(start.moveAt(0));
    Map<String, Piece> pieces = new LinkedHashMap<>();
    if (game.board() instanceof UnboundedBoard) {
      readTables(start, pieces);
      readTables(next, pieces);
    } else {
      readRows(start, pieces);
    }
    boolean isFirst = start.sideToMove() == Side.FIRST;
    return new EditorPiecesJson(
        start.format(),
        pieces.entrySet().stream()
            .sorted(Map.Entry.comparingByValue(order(start)))
            .map(entry -> new EditorPiece(entry.getKey(), PieceJsonMapper.of(entry.getValue())))
            .toList(),
        PositionJsonMapper.marks(start),
        side(isFirst ? start : next),
        side(isFirst ? next : start));
  }

  private static Comparator<Piece> order(Position start) {
    Map<Piece, Long> counts =
        start.scene().pieces().stream()
            .collect(Collectors.groupingBy(Scene.PlacedPiece::piece, Collectors.counting()));
    return Comparator.comparing(Piece::side)
        .thenComparingLong(piece -> -counts.getOrDefault(piece, 0L))
        .thenComparingInt(Piece::number);
  }

  private static String side(Position position) {
    return position.format().split(" ", -1)[1];
  }

  private static String board(Position position) {
    return position.format().split(" ", -1)[0];
  }

  private static Map<String, Piece> piecesByCell(Position position) {
    Map<String, Piece> pieceByCell = new HashMap<>();
    for (Scene.PlacedPiece placed : position.scene().pieces()) {
      pieceByCell.put(position.game().board().name(placed.cell()), placed.piece());
    }
    return pieceByCell;
  }

  /// Adds the pieces that the legal moves of a position place on an unbounded board.
  private static void readTables(Position before, Map<String, Piece> pieces) {
    for (int move : before.legalMoves()) {
      Position position = before.playUnchecked(move);
      Map<String, Piece> pieceByCell = piecesByCell(position);
      for (String entry : board(position).split(";", -1)) {
        int at = entry.indexOf('@');
        pieces.computeIfAbsent(
            entry.substring(0, at), _ -> piece(pieceByCell, entry.substring(at + 1)));
      }
    }
  }

  /// Adds the pieces on a board.
  private static void readRows(Position position, Map<String, Piece> pieces) {
    Map<String, Piece> pieceByCell = piecesByCell(position);
    List<String> cells = cells(position.game().board());
    List<String> letters = letters(board(position));
    for (int index = 0; index < cells.size(); index++) {
      String letter = letters.get(index);
      String cell = cells.get(index);
      if (!letter.isEmpty()) {
        pieces.computeIfAbsent(letter, _ -> piece(pieceByCell, cell));
      }
    }
  }

  private static Piece piece(Map<String, Piece> pieceByCell, String cell) {
    Piece piece = pieceByCell.get(cell);
    if (piece == null) {
      throw new IllegalStateException("no piece on " + cell);
    }
    return piece;
  }

  /// Returns the names of the cells in the order of the text: rows from the top.
  private static List<String> cells(Board board) {
    List<String> names = new ArrayList<>();
    for (int row = board.row(board.cellCount() - 1); row >= 0; row--) {
      for (int cell = 0; cell < board.cellCount(); cell++) {
        if (board.row(cell) == row) {
          names.add(board.name(cell));
        }
      }
    }
    return names;
  }

  /// Returns the letter of each cell, in the order of the text; an empty text for an empty cell.
  private static List<String> letters(String rows) {
    List<String> letters = new ArrayList<>();
    Matcher items = ITEM.matcher(rows);
    while (items.find()) {
      String item = items.group();
      if (Character.isDigit(item.charAt(0))) {
        for (int i = Integer.parseInt(item); i > 0; i--) {
          letters.add("");
        }
      } else {
        letters.add(item);
      }
    }
    return letters;
  }
}
