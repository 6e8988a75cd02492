package tabuleiro.terminal.screen.picture;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Side;

/// Pieces as figures: those of the first side are solid or square, those of the second hollow and
/// round, so that the sides differ without colours. A letter or number stands in the middle where a
/// side has several kinds.
final class PieceGlyphs {
  /// The corners and sides of a frame: three rows of left, middle and right.
  private static final String SOLID = "▗▄▖███▝▀▘";

  private static final String SQUARE = "▗▄▖▐ ▌▝▀▘";
  private static final String ROUND = "╭─╮│ │╰─╯";
  private static final String PLAIN_SQUARE = "#### ####";
  private static final String PLAIN_ROUND = ".-.| |'-'";

  /// The same for two rows, where the lower one is the last row of these.
  private static final String FLAT = "▄▄▄   ▀▀▀";

  private static final String FLAT_SQUARE = "▗▄▖   ▐▄▌";

  private final BoardModel moment;

  PieceGlyphs(BoardModel moment) {
    this.moment = moment;
  }

  /// Returns a piece that is not a tile.
  ///
  /// @param width how many columns there are, at least 1
  /// @param height how many rows there are, at least 1
  CellGlyph glyph(Piece piece, int width, int height) {
    List<String> lines = height == 1 ? List.of(line(piece, width)) : framed(piece, width, height);
    return new CellGlyph(lines, BoardModel.colourOf(piece.side()), true);
  }

  private String line(Piece piece, int width) {
    String symbol = moment.symbol(piece);
    boolean first = piece.side() == Side.FIRST;
    String heart = heart(piece);
    String line;
    if (moment.isAsciiOnly()) {
      line = symbol;
    } else if (heart.isEmpty()) {
      String disc = first ? "●" : "○";
      line = width < 3 ? disc : "(" + disc + ")";
    } else if (width < 3 && symbol.length() == 1) {
      line = heart;
    } else {
      line = first ? "▐" + heart + "▌" : "(" + heart + ")";
    }
    return line.substring(0, Math.min(width, line.length()));
  }

  /// Returns the character that tells the kinds of a side apart, or an empty text for a piece that
  /// is a mere disc.
  private String heart(Piece piece) {
    String symbol = moment.symbol(piece);
    if (moment.isAsciiOnly() || symbol.length() > 1) {
      return symbol.substring(symbol.length() / 2, symbol.length() / 2 + 1);
    }
    if (piece.kind().equals("king")) {
      return piece.side() == Side.FIRST ? "♚" : "♔";
    }
    return "";
  }

  private List<String> framed(Piece piece, int width, int height) {
    String heart = heart(piece);
    String frame = frame(piece.side(), heart.isEmpty(), height);
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < height; row++) {
      int third = row == 0 ? 0 : row == height - 1 ? 6 : 3;
      String line =
          frame.charAt(third)
              + String.valueOf(frame.charAt(third + 1)).repeat(width - 2)
              + frame.charAt(third + 2);
      lines.add(row == height / 2 && !heart.isEmpty() ? withHeart(line, heart) : line);
    }
    return lines;
  }

  private String frame(Side side, boolean disc, int height) {
    if (moment.isAsciiOnly()) {
      return side == Side.FIRST ? PLAIN_SQUARE : PLAIN_ROUND;
    }
    if (side == Side.SECOND) {
      return ROUND;
    }
    if (height == 2) {
      return disc ? FLAT : FLAT_SQUARE;
    }
    return disc ? SOLID : SQUARE;
  }

  private static String withHeart(String line, String heart) {
    int middle = line.length() / 2;
    return line.substring(0, middle) + heart + line.substring(middle + 1);
  }
}
