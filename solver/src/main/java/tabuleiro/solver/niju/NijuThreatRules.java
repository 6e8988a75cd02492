package tabuleiro.solver.niju;

import java.util.stream.IntStream;
import tabuleiro.games.niju.NijuMove;
import tabuleiro.games.niju.NijuTrail;
import tabuleiro.rules.Side;
import tabuleiro.rules.Trail;
import tabuleiro.solver.ThreatRules;

/// The threats of Ni-Ju when the first complete pattern wins. A pattern is about to be completed on
/// one cell. A tile elsewhere does not prevent it: it takes no tile away, and makes no cell
/// unplayable. So against a threat on one cell only a tile on this cell holds, and against threats
/// on two cells nothing but a win. A tile may also make a cell playable on which the opponent then
/// completes a pattern; such moves are not left out.
public final class NijuThreatRules implements ThreatRules {
  @Override
  public boolean canWinAtOnce(Trail trail) {
    return ((NijuTrail) trail).completingMoves(trail.sideToMove()).length > 0;
  }

  @Override
  public boolean isThreatened(Trail trail) {
    return ((NijuTrail) trail).completingMoves(trail.sideToMove().other()).length > 0;
  }

  @Override
  public int[] defendingMoves(Trail trail) {
    NijuTrail niju = (NijuTrail) trail;
    Side mover = niju.sideToMove();
    int[] threatened =
        IntStream.of(niju.completingMoves(mover.other())).map(NijuMove::cell).distinct().toArray();
    int[] moves = new int[niju.countMoves()];
    niju.generateMoves(moves, 0);
    if (threatened.length == 0) {
      return moves;
    }
    int[] winning = niju.completingMoves(mover);
    if (threatened.length > 1) {
      return winning;
    }
    IntStream blocking = IntStream.of(moves).filter(move -> NijuMove.cell(move) == threatened[0]);
    return IntStream.concat(IntStream.of(winning), blocking).distinct().toArray();
  }
}
