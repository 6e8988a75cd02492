package tabuleiro.solver.strong;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.table.Distance;

/// The solved layers that the moves from a layer lead to.
///
/// @param layers the solved layers in order, starting with the next one; empty where a layer has no
///   positions
public record SuccessorLayers(List<Optional<SolvedLayer>> layers)
    implements SuccessorCodes, AutoCloseable {
  static SuccessorLayers of(SolverGame game, LayerFolder folder, int layer) throws IOException {
    List<Optional<SolvedLayer>> layers = new ArrayList<>();
    SuccessorLayers above = new SuccessorLayers(layers);
    try {
      for (int step = 1; step <= game.maxLayerIncrease(); step++) {
        layers.add(
            Files.exists(folder.keyFile(layer + step))
                ? Optional.of(
                    SolvedLayer.open(folder.keyFile(layer + step), folder.codeFile(layer + step)))
                : Optional.empty());
      }
      return above;
    } catch (IOException | RuntimeException e) {
      above.close();
      throw e;
    }
  }

  @Override
  public int codeOf(int step, long key) {
    Optional<SolvedLayer> layer = layers.get(step - 1);
    return layer.isEmpty() ? Distance.NO_CODE : layer.get().codeOf(key);
  }

  @Override
  public void close() {
    layers.forEach(layer -> layer.ifPresent(SolvedLayer::close));
  }
}
