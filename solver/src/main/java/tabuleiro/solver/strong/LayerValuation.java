package tabuleiro.solver.strong;

import java.lang.foreign.MemorySegment;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;
import tabuleiro.solver.table.Distance;
import tabuleiro.solver.table.SortedKeys;

/// The part of one thread in valuing a layer: the distance of a position is the best among its
/// successors, seen one ply earlier. Not safe for several threads.
final class LayerValuation implements WorkerPool.LayerWorker {
  /// For each distance code the code one ply earlier, for the other side.
  private static final int[] ONE_PLY_EARLIER = codesOnePlyEarlier();

  /// The code of a win in one ply; no move is better.
  private static final int WIN_IN_ONE = new Distance(GameValue.WIN, 1).code();

  private final MemorySegment keys;
  private final byte[] codes;
  private final SuccessorCodes successors;
  private final int layer;
  private final SolverTrail trail;
  private final int[] moves;

  /// @param keys the keys of the layer
  /// @param codes receives the codes of the layer
  /// @param successors the codes of the positions of the layers above
  LayerValuation(
      SolverGame game, int layer, MemorySegment keys, byte[] codes, SuccessorCodes successors) {
    this.layer = layer;
    this.keys = keys;
    this.codes = codes;
    this.successors = successors;
    trail = game.trail(game.game().start(0));
    moves = new int[game.game().maxMoves()];
  }

  private static int[] codesOnePlyEarlier() {
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
  public void process(int start, int end) {
    for (int index = start; index < end; index++) {
      trail.setPosition(keys.get(SortedKeys.LAYOUT, (long) index * Long.BYTES));
      codes[index] = (byte) (trail.isOver() ? terminalCode() : bestOfMoves());
    }
  }

  private int bestOfMoves() {
    int count = trail.generateMoves(moves, 0);
    int best = Distance.NO_CODE;
    for (int i = 0; i < count && best < WIN_IN_ONE; i++) {
      trail.play(moves[i]);
      best = Math.max(best, ONE_PLY_EARLIER[trail.isOver() ? terminalCode() : successorCode()]);
      trail.undo();
    }
    return best;
  }

  private int terminalCode() {
    return new Distance(trail.knownValue(), 0).code();
  }

  private int successorCode() {
    int code = successors.codeOf(trail.layer() - layer, trail.key());
    if (code == Distance.NO_CODE) {
      throw new IllegalStateException(
          "no layer contains the position " + trail.position().format());
    }
    return code;
  }
}
