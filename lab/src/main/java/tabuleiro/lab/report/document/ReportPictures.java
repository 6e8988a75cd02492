package tabuleiro.lab.report.document;

import java.util.List;
import java.util.Map;
import tabuleiro.play.LegalMove;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// Draws the boards in the page of a report, as SVG.
public interface ReportPictures {
  /// Returns the board of a game with its cells tinted.
  ///
  /// @param shares the share of each cell, from 0 to 1
  String heatMap(Game game, Map<Integer, Double> shares);

  /// Returns the positions of a game, one above the other, of which a page shows one at a time.
  ///
  /// @param start the first position
  /// @param moves the moves from there
  /// @param name the beginning of the ids in the drawing, unique in the page
  String frames(Position start, List<LegalMove> moves, String name);
}
