package tabuleiro.server.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.rules.Piece;

/// Draws pieces with the game's own symbols, as the browser does.
final class PieceSvg {
  /// The cells around a tile, as right and down, clockwise from north-west.
  private static final int[][] NEIGHBOURS = {
    {-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}
  };

  /// How far a mark is from the middle of its tile.
  private static final double MARK_DISTANCE = 14.3;

  /// How many marks a pattern has.
  private static final int MARKS = 4;

  private PieceSvg() {}

  /// What stands where a tile has a mark.
  enum MarkState {
    /// Nothing yet.
    WANTED,
    /// A tile of the same side.
    THERE,
    /// A tile of the other side.
    SPOILED;

    private String key() {
      return switch (this) {
        case WANTED -> "wanted";
        case THERE -> "there";
        case SPOILED -> "spoiled";
      };
    }
  }

  /// Returns a piece around 0, 0 in the units of symbols.
  ///
  /// @param progress the states of the eight cells around a tile, clockwise from north-west; empty
  ///   for other pieces
  static String of(Piece piece, List<MarkState> progress) {
    if (piece.number() > 0) {
      return tile(piece, progress);
    }
    String side = piece.side().key();
    String name = piece.kind() + "-" + side;
    String body =
        BoardSymbols.name(name, "plain-" + side)
            .map(BoardSymbols::content)
            .orElseThrow(() -> new IllegalStateException("no symbol for " + piece));
    Optional<String> sign = BoardSymbols.name(name + "-sign").map(BoardSymbols::content);
    return body + sign.orElse("");
  }

  /// Returns a tile: a mark on each direction of its pattern, and in the middle how far the pattern
  /// has come.
  private static String tile(Piece tile, List<MarkState> progress) {
    String side = tile.side().key();
    int[] directions =
        IntStream.range(0, NEIGHBOURS.length)
            .filter(direction -> (tile.pattern() >> direction & 1) == 1)
            .toArray();
    List<MarkState> states = new ArrayList<>();
    StringBuilder marks = new StringBuilder();
    for (int direction : directions) {
      MarkState state = progress.get(direction);
      states.add(state);
      marks.append(
          "<g transform=\"translate(%s %s)\">%s</g>"
              .formatted(
                  SvgText.number(MARK_DISTANCE * NEIGHBOURS[direction][0]),
                  SvgText.number(MARK_DISTANCE * NEIGHBOURS[direction][1]),
                  BoardSymbols.content("mark-" + state.key() + "-" + side)));
    }
    String open = states.contains(MarkState.SPOILED) ? "<g opacity=\"0.4\">" : "<g>";
    return BoardSymbols.content("tile-" + side) + open + marks + ring(states, side) + "</g>";
  }

  private static String ring(List<MarkState> states, String side) {
    if (states.contains(MarkState.SPOILED)) {
      return BoardSymbols.content("spoiled-" + side);
    }
    long there = states.stream().filter(MarkState.THERE::equals).count();
    if (there == MARKS) {
      return BoardSymbols.content("complete");
    }
    StringBuilder ring = new StringBuilder();
    for (int quarter = 0; quarter < MARKS; quarter++) {
      String state = quarter < there ? "there" : "wanted";
      ring.append(
          "<g transform=\"rotate(%d)\">%s</g>"
              .formatted(90 * quarter, BoardSymbols.content("quarter-" + state + "-" + side)));
    }
    return ring.toString();
  }

  /// Returns the states of the cells around a tile.
  ///
  /// @param sideAt returns the key of the side of the tile at a cell, given as right and down of
  ///   the tile; empty where there is none
  static List<MarkState> progress(String side, NeighbourSides sideAt) {
    List<MarkState> states = new ArrayList<>();
    for (int[] neighbour : NEIGHBOURS) {
      Optional<String> other = sideAt.at(neighbour[0], neighbour[1]);
      states.add(
          other
              .map(found -> found.equals(side) ? MarkState.THERE : MarkState.SPOILED)
              .orElse(MarkState.WANTED));
    }
    return states;
  }

  /// Returns the side of a tile's neighbour.
  @FunctionalInterface
  interface NeighbourSides {
    /// Returns the key of the side; empty where there is no tile.
    Optional<String> at(int right, int down);
  }
}
