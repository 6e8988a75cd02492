package tabuleiro.server.study;

import io.avaje.jsonb.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.rules.Game;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.UnboundedBoard;
import tabuleiro.server.view.PieceJson;

/// What an editor of positions needs to write a position text: how the game writes each piece and
/// each side. It is read off positions of the game, so that no game is described here.
///
/// A position text begins with the pieces: on a board rows from the top, separated by `/`, with
/// numbers for empty runs; on a table `PIECE@CELL`, separated by `;`, or `-`. After a space comes
/// the side to move, and after it whatever else the game keeps.
///
/// @param start the text of the game's start
/// @param pieces all that can stand on the board
/// @param first how the first side is written
/// @param second how the second side is written
@Json
public record EditorJson(String start, List<EditorPiece> pieces, String first, String second) {
  private static final Pattern ITEM = Pattern.compile("[0-9]+|[^/]");

  /// A piece and how a position text writes it.
  @Json
  public record EditorPiece(String text, PieceJson piece) {}

  /// Copies the list.
  public EditorJson {
    pieces = List.copyOf(pieces);
  }

  /// Returns what an editor of a game needs.
  static EditorJson of(Game game) {
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
    return new EditorJson(
        start.format(),
        pieces.entrySet().stream()
            .map(entry -> new EditorPiece(entry.getKey(), PieceJson.of(entry.getValue())))
            .toList(),
        side(isFirst ? start : next),
        side(isFirst ? next : start));
  }

  private static String side(Position position) {
    return position.format().split(" ", -1)[1];
  }

  private static String board(Position position) {
    return position.format().split(" ", -1)[0];
  }

  private static Map<String, Piece> standing(Position position) {
    Map<String, Piece> standing = new HashMap<>();
    for (Scene.PlacedPiece placed : position.scene().pieces()) {
      standing.put(position.game().board().name(placed.cell()), placed.piece());
    }
    return standing;
  }

  /// Adds the pieces that each move from a position lays on a table.
  private static void readTables(Position before, Map<String, Piece> pieces) {
    for (int move : before.legalMoves()) {
      Position position = before.playUnchecked(move);
      Map<String, Piece> standing = standing(position);
      for (String entry : board(position).split(";", -1)) {
        int at = entry.indexOf('@');
        pieces.computeIfAbsent(
            entry.substring(0, at), _ -> piece(standing, entry.substring(at + 1)));
      }
    }
  }

  /// Adds the pieces that stand on a board.
  private static void readRows(Position position, Map<String, Piece> pieces) {
    Map<String, Piece> standing = standing(position);
    List<String> cells = cells(position.game().board());
    List<String> letters = letters(board(position));
    for (int index = 0; index < cells.size(); index++) {
      String letter = letters.get(index);
      String cell = cells.get(index);
      if (!letter.isEmpty()) {
        pieces.computeIfAbsent(letter, _ -> piece(standing, cell));
      }
    }
  }

  private static Piece piece(Map<String, Piece> standing, String cell) {
    Piece piece = standing.get(cell);
    if (piece == null) {
      throw new IllegalStateException("nothing on " + cell);
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

  /// Returns the letter of each cell, in the order of the text; empty for the empty ones.
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
