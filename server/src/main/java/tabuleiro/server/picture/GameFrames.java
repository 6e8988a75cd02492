package tabuleiro.server.picture;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.play.LegalMove;
import tabuleiro.rules.Position;

/// The positions of a game as one SVG drawing, through which a page can step.
public final class GameFrames {
  private static final int SIZE = 400;

  private GameFrames() {}

  /// Returns a drawing with a group of the class `frame` for each position, of which the first is
  /// visible; a page changes their attribute `visibility`.
  ///
  /// @param start the position before the first move
  /// @param moves the moves, each in the position after the one before
  /// @param name what the ids of the drawing begin with, so that a page can have several drawings
  public static String svg(Position start, List<LegalMove> moves, String name) {
    List<PicturedPosition> pictures = new ArrayList<>();
    pictures.add(PicturedPosition.of(start));
    moves.forEach(move -> pictures.add(PicturedPosition.after(move)));
    return SvgPicture.frames(pictures, SIZE, name);
  }
}
