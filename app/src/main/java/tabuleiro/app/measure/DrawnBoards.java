package tabuleiro.app.measure;

import java.util.List;
import java.util.Map;
import tabuleiro.lab.report.document.ReportPictures;
import tabuleiro.play.LegalMove;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.server.picture.GameFrames;
import tabuleiro.server.picture.HeatMapPicture;

/// The boards of reports, drawn as on the pages of the server.
record DrawnBoards() implements ReportPictures {
  @Override
  public String heatMap(Game game, Map<Integer, Double> shares) {
    return HeatMapPicture.svg(game, shares);
  }

  @Override
  public String frames(Position start, List<LegalMove> moves, String name) {
    return GameFrames.svg(start, moves, name);
  }
}
