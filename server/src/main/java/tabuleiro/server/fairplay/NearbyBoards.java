package tabuleiro.server.fairplay;

import java.util.List;
import tabuleiro.rules.Position;

/// The boards near that of a position. A board is near when it differs from that of the position by
/// no more than a few moves usually change, or when a few moves lead to it, however much they
/// capture; the caller says how many moves. Immutable.
///
/// @param position the position
/// @param pieces its pieces
/// @param ofMove the most that a move usually changes
record NearbyBoards(Position position, PlacedPieces pieces, BoardChange ofMove) {
  /// @param ofMove the most that a move usually changes
  NearbyBoards(Position position, BoardChange ofMove) {
    this(position, PlacedPieces.of(position), ofMove);
  }

  /// Returns whether a board with as many pieces can be near; cheap.
  boolean canContain(int count, int plies) {
    return Math.abs(count - pieces.count()) <= plies * ofMove.occupied()
        || (canCapture() && count < pieces.count());
  }

  /// Returns whether a move can take or turn over more pieces than usual. A move that changes one
  /// place captures at most the piece there.
  private boolean canCapture() {
    return ofMove.occupied() > 1;
  }

  /// Returns whether one of the images of a board is near.
  ///
  /// @param images all images
  /// @param plies how many moves away
  boolean contains(List<PlacedPieces> images, int plies) {
    BoardChange limit = ofMove.times(plies);
    return images.stream().anyMatch(image -> image.isWithin(limit, pieces))
        || (canCapture() && isAfterMoves(images, plies));
  }

  /// Returns whether moves lead to one of the images. A move occupies at most one place that was
  /// empty, whatever it captures, so only boards with few such places are compared.
  private boolean isAfterMoves(List<PlacedPieces> images, int plies) {
    List<PlacedPieces> possible =
        images.stream().filter(image -> image.countAdded(pieces) <= plies).toList();
    if (possible.isEmpty() || position.outcome().isOver()) {
      return false;
    }
    BoardChange left = ofMove.times(plies - 1);
    for (int move : position.legalMoves()) {
      NearbyBoards next = new NearbyBoards(position.playUnchecked(move), ofMove);
      if (possible.stream().anyMatch(image -> image.isWithin(left, next.pieces))
          || (plies > 1 && next.isAfterMoves(possible, plies - 1))) {
        return true;
      }
    }
    return false;
  }
}
