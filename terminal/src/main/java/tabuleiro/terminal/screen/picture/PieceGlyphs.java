package tabuleiro.terminal.screen.picture;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Side;

/// Draws pieces as glyphs: those of the first side are solid or square, those of the second hollow
/// and round, so that the sides can be told apart without colours. A letter or number is in the
/// middle when a side has several kinds of pieces.
final class PieceGlyphs {
  /// The corners and sides of a frame: three rows of left, middle and right.
  private static final String SOLID = "▗▄▖███▝▀▘";

  private static final String SQUARE = "▗▄▖▐ ▌▝▀▘";
  private static final String ROUND = "╭─╮│ │╰─╯";
  private static final String PLAIN_SQUARE = "#### ####";
  private static final String PLAIN_ROUND = ".-.| |'-'";

  /// The same for two rows; the lower row is the last row of these.
  private static final String FLAT = "▄▄▄   ▀▀▀";

  private static final String FLAT_SQUARE = "▗▄▖   ▐▄▌";

  /// The columns of a piece with its number, which has a sign and a digit.
  static final int MIN_WIDTH_WITH_VALUE = 3;

  private final BoardModel model;

  PieceGlyphs(BoardModel model) {
    this.model = model;
  }

  /// Returns the glyph of a piece that is not a tile.
  ///
  /// @param width the available columns, at least 1
  /// @param height the available rows, at least 1
  CellGlyph glyph(Piece piece, int width, int height) {
    List<String> lines = height == 1 ? List.of(line(piece, width)) : framed(piece, width, height);
    return new CellGlyph(lines, BoardModel.colourOf(piece.side()), true);
  }

  /// Returns whether a glyph has room for a number beside its piece.
  static boolean hasRoom(int value, int width, int height) {
    int needed = String.valueOf(value).length() + (height == 1 ? 1 : 0);
    return width >= Math.max(MIN_WIDTH_WITH_VALUE, needed);
  }

  /// Returns the glyph of a piece with its number. The number is below the piece; in a glyph of one
  /// row it is on the right.
  ///
  /// Precondition: it has room.
  CellGlyph glyphWithValue(Piece piece, int value, int width, int height) {
    List<String> lines = new ArrayList<>();
    if (height == 1) {
      lines.add((model.isAsciiOnly() ? line(piece, 1) : disc(piece)) + value);
    } else {
      lines.addAll(glyph(piece, width, height - 1).lines());
      lines.add(centred(String.valueOf(value), width));
      lines.replaceAll(line -> centred(line, width));
    }
    return new CellGlyph(lines, BoardModel.colourOf(piece.side()), true);
  }

  private static String centred(String text, int width) {
    int left = (width - text.length()) / 2;
    return " ".repeat(left) + text + " ".repeat(width - left - text.length());
  }

  private String line(Piece piece, int width) {
    String symbol = model.symbol(piece);
    boolean first = piece.side() == Side.FIRST;
    String kindCharacter = kindCharacter(piece);
    String line;
    if (model.isAsciiOnly()) {
      line = symbol;
    } else if (kindCharacter.isEmpty()) {
      line = width < 3 ? disc(piece) : "(" + disc(piece) + ")";
    } else if (width < 3 && symbol.length() == 1) {
      line = kindCharacter;
    } else {
      line = first ? "▐" + kindCharacter + "▌" : "(" + kindCharacter + ")";
    }
    return line.substring(0, Math.min(width, line.length()));
  }

  private static String disc(Piece piece) {
    return piece.side() == Side.FIRST ? "●" : "○";
  }

  /// Returns the character that tells the kinds of a side apart; empty for a plain disc.
  private String kindCharacter(Piece piece) {
    String symbol = model.symbol(piece);
    if (model.isAsciiOnly() || symbol.length() > 1) {
      return symbol.substring(symbol.length() / 2, symbol.length() / 2 + 1);
    }
    return model.figure(piece);
  }

  private List<String> framed(Piece piece, int width, int height) {
    String kindCharacter = kindCharacter(piece);
    String frame = frame(piece.side(), kindCharacter.isEmpty(), height);
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < height; row++) {
      int frameRow = row == 0 ? 0 : row == height - 1 ? 6 : 3;
      String line =
          frame.charAt(frameRow)
              + String.valueOf(frame.charAt(frameRow + 1)).repeat(width - 2)
              + frame.charAt(frameRow + 2);
      lines.add(
          row == height / 2 && !kindCharacter.isEmpty()
              ? withKindCharacter(line, kindCharacter)
              : line);
    }
    return lines;
  }

  private String frame(Side side, boolean isDisc, int height) {
    if (model.isAsciiOnly()) {
      return side == Side.FIRST ? PLAIN_SQUARE : PLAIN_ROUND;
    }
    if (side == Side.SECOND) {
      return ROUND;
    }
    if (height == 2) {
      return isDisc ? FLAT : FLAT_SQUARE;
    }
    return isDisc ? SOLID : SQUARE;
  }

  private static String withKindCharacter(String line, String kindCharacter) {
    int middle = line.length() / 2;
    return line.substring(0, middle) + kindCharacter + line.substring(middle + 1);
  }
}
