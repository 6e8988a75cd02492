package tabuleiro.lab.layers;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.engine.endgame.Distance;
import tabuleiro.engine.endgame.SolverGame;
import tabuleiro.engine.endgame.SolverLine;
import tabuleiro.rules.Position;

/// Reads what is in a folder when all layers are solved.
///
/// @param game of the positions
/// @param folder with every layer that is not empty
record SolvedFolder(SolverGame game, LayerFolder folder) {
  StrongSolution solution(List<Position> starts) throws IOException {
    List<Distance> distances = new ArrayList<>();
    for (Position start : starts) {
      distances.add(Distance.of(code(game.line(start))));
    }
    List<LayerCount> counts = new ArrayList<>();
    for (int layer = 0; layer < game.layers(); layer++) {
      if (Files.exists(folder.keys(layer))) {
        counts.add(count(layer));
      }
    }
    return new StrongSolution(distances, bestLine(game.line(starts.getFirst())), counts);
  }

  private int code(SolverLine line) throws IOException {
    int layer = line.layer();
    try (SolvedLayer solved = SolvedLayer.open(folder.keys(layer), folder.codes(layer))) {
      return solved.find(line.key());
    }
  }

  private LayerCount count(int layer) throws IOException {
    int[] positions = new int[256];
    try (SolvedLayer solved = SolvedLayer.open(folder.keys(layer), folder.codes(layer))) {
      for (int place = 0; place < solved.count(); place++) {
        positions[solved.code(place)]++;
      }
      return LayerCount.of(layer, positions);
    }
  }

  /// Follows moves that lead to the distance that the position promises.
  private List<Integer> bestLine(SolverLine line) throws IOException {
    List<Integer> best = new ArrayList<>();
    int[] moves = new int[game.game().maxMoves()];
    while (!line.isOver()) {
      int wanted = code(line);
      int count = line.generateMoves(moves, 0);
      for (int i = 0; i < count; i++) {
        line.play(moves[i]);
        if (Distance.of(code(line)).before().code() == wanted) {
          best.add(moves[i]);
          break;
        }
        line.undo();
      }
    }
    return best;
  }
}
