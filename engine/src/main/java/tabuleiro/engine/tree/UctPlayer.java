package tabuleiro.engine.tree;

import tabuleiro.engine.search.TimeManager;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.SearchInfo;

/// The yardstick: plain UCT with random playouts. It knows nothing but the rules, and keeps nothing
/// from one move to the next. A node of its limits is a playout; a depth is no limit to it. Without
/// time limits its moves follow from the turn's random numbers.
public record UctPlayer() implements Player {
  @Override
  public int chooseMove(MoveRequest turn) {
    if (turn.position().countMoves() == 1) {
      return turn.position().moveAt(0);
    }
    TimeManager budget = new TimeManager(turn.limits());
    UctTree tree = new UctTree(turn.position().trail(), turn.random());
    long nextReport = 1024;
    do {
      tree.runPlayout();
      if (tree.playouts() == nextReport) {
        turn.listener().accept(thought(tree, budget));
        nextReport *= 2;
      }
    } while (tree.playouts() < turn.limits().nodes()
        && !turn.stop().isRequested()
        && !budget.isSoftLimitReached());
    SearchInfo last = thought(tree, budget);
    turn.listener().accept(last);
    return last.firstMove();
  }

  private static SearchInfo thought(UctTree tree, TimeManager budget) {
    return new SearchInfo(
        1,
        EloScale.score(tree.bestMovePoints()),
        tree.principalVariation().size(),
        tree.maxDepth(),
        tree.playouts(),
        budget.elapsedMillis(),
        tree.permilleFull(),
        tree.principalVariation());
  }
}
