package tabuleiro.solver.strong;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Optional;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;
import tabuleiro.solver.table.Distance;
import tabuleiro.solver.table.SortedKeys;

/// One thread's part in valuing a layer: the distance of a position is the best of those that its
/// moves lead to, a ply earlier. Not safe for several threads.
final class LayerValuation implements WorkerPool.LayerWorker {
  /// The code that a code has a ply earlier, as the other side sees it.
  private static final int[] BEFORE = before();

  /// No move is better than one that wins at once.
  private static final int BEST = new Distance(GameValue.WIN, 1).code();

  private final MemorySegment keys;
  private final byte[] codes;
  private final List<Optional<SolvedLayer>> above;
  private final int layer;
  private final SolverTrail line;
  private final int[] moves;

  /// @param keys those of the layer
  /// @param codes gets the layer's codes
  /// @param above the solved layers, the first of them the next above, where there are such
  LayerValuation(
      SolverGame game,
      int layer,
      MemorySegment keys,
      byte[] codes,
      List<Optional<SolvedLayer>> above) {
    this.layer = layer;
    this.keys = keys;
    this.codes = codes;
    this.above = above;
    line = game.trail(game.game().start(0));
    moves = new int[game.game().maxMoves()];
  }

  private static int[] before() {
    int[] before = new int[256];
    for (int code = 1; code < before.length; code++) {
      Distance distance = Distance.of(code);
      before[code] =
          distance.plies() < Distance.MAX_PLIES
              ? distance.onePlyEarlier().code()
              : Distance.NO_CODE;
    }
    return before;
  }

  @Override
  public void process(int start, int end) throws IOException {
    for (int place = start; place < end; place++) {
      line.setPosition(keys.get(SortedKeys.LAYOUT, (long) place * Long.BYTES));
      codes[place] = (byte) (line.isOver() ? finished() : bestOfMoves());
    }
  }

  private int bestOfMoves() {
    int count = line.generateMoves(moves, 0);
    int best = Distance.NO_CODE;
    for (int i = 0; i < count && best < BEST; i++) {
      line.play(moves[i]);
      best = Math.max(best, BEFORE[line.isOver() ? finished() : found()]);
      line.undo();
    }
    return best;
  }

  private int finished() {
    return new Distance(line.knownValue(), 0).code();
  }

  private int found() {
    Optional<SolvedLayer> solved = above.get(line.layer() - layer - 1);
    int code = solved.isEmpty() ? Distance.NO_CODE : solved.get().codeOf(line.key());
    if (code == Distance.NO_CODE) {
      throw new IllegalStateException("not among the layers: " + line.position().format());
    }
    return code;
  }
}
