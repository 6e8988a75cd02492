package tabuleiro.cluster.layer;

import java.io.Serializable;
import java.lang.foreign.MemorySegment;
import tabuleiro.games.Games;
import tabuleiro.rules.GameId;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.strong.LayerChunk;
import tabuleiro.solver.strong.LayerJob;

/// A layer of a game as it is named to the executors.
record LayerDescription(String family, String variant, int layer) implements Serializable {
  static LayerDescription of(LayerJob job) {
    GameId id = job.game().game().id();
    return new LayerDescription(id.game(), id.variant(), job.layer());
  }

  private SolverGame game() {
    return SolverGames.of(Games.find(family).orElseThrow().game(variant)).orElseThrow();
  }

  /// Returns positions of the layer.
  LayerChunk chunk(byte[] keys) {
    return new LayerChunk(game(), layer, MemorySegment.ofArray(keys));
  }
}
