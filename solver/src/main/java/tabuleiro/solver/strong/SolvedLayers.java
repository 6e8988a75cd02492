package tabuleiro.solver.strong;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import tabuleiro.rules.Position;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;
import tabuleiro.solver.table.Distance;

/// Reads the folder of a finished solution. Opening a layer takes time, so open layers are kept
/// until they cannot be needed again.
final class SolvedLayers implements AutoCloseable {
  private final SolverGame game;
  private final LayerFolder folder;
  private final NavigableMap<Integer, SolvedLayer> open = new TreeMap<>();

  SolvedLayers(SolverGame game, LayerFolder folder) {
    this.game = game;
    this.folder = folder;
  }

  StrongSolution solution(List<Position> starts) throws IOException {
    List<Distance> distances = new ArrayList<>();
    for (Position start : starts) {
      distances.add(Distance.of(code(game.trail(start))));
    }
    List<Integer> variation = bestVariation(game.trail(starts.getFirst()));
    closeBelow(game.layerCount());
    List<LayerStatistics> layers = new ArrayList<>();
    for (int layer = 0; layer < game.layerCount(); layer++) {
      if (Files.exists(folder.keyFile(layer))) {
        layers.add(count(layer));
        closeBelow(game.layerCount());
      }
    }
    return new StrongSolution(distances, variation, layers);
  }

  private SolvedLayer layer(int layer) throws IOException {
    SolvedLayer found = open.get(layer);
    if (found == null) {
      found = SolvedLayer.open(folder.keyFile(layer), folder.codeFile(layer));
      open.put(layer, found);
    }
    return found;
  }

  private void closeBelow(int layer) {
    NavigableMap<Integer, SolvedLayer> below = open.headMap(layer, false);
    below.values().forEach(SolvedLayer::close);
    below.clear();
  }

  private int code(SolverTrail trail) throws IOException {
    return layer(trail.layer()).codeOf(trail.key());
  }

  private LayerStatistics count(int number) throws IOException {
    SolvedLayer layer = layer(number);
    int[] positions = new int[256];
    for (int place = 0; place < layer.count(); place++) {
      positions[layer.code(place)]++;
    }
    return LayerStatistics.of(number, positions);
  }

  /// Follows moves that lead to the distance that the position has.
  private List<Integer> bestVariation(SolverTrail trail) throws IOException {
    List<Integer> best = new ArrayList<>();
    int[] moves = new int[game.game().maxMoves()];
    while (!trail.isOver()) {
      closeBelow(trail.layer());
      int expectedCode = code(trail);
      int count = trail.generateMoves(moves, 0);
      for (int i = 0; i < count; i++) {
        trail.play(moves[i]);
        if (Distance.of(code(trail)).onePlyEarlier().code() == expectedCode) {
          best.add(moves[i]);
          break;
        }
        trail.undo();
      }
    }
    return best;
  }

  @Override
  public void close() {
    closeBelow(Integer.MAX_VALUE);
  }
}
