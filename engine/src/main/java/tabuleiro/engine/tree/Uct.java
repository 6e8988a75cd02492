package tabuleiro.engine.tree;

import tabuleiro.engine.search.Budget;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.Thought;
import tabuleiro.play.players.Turn;

/// The yardstick: plain UCT with random playouts. It knows nothing but the rules, and keeps nothing
/// from one move to the next. A node of its limits is a playout; a depth is no limit to it. Without
/// time limits its moves follow from the turn's random numbers.
public record Uct() implements Player {
  @Override
  public int chooseMove(Turn turn) {
    if (turn.position().countMoves() == 1) {
      return turn.position().moveAt(0);
    }
    Budget budget = new Budget(turn.limits());
    UctTree tree = new UctTree(turn.position().trail(), turn.random());
    long nextReport = 1024;
    do {
      tree.play();
      if (tree.playouts() == nextReport) {
        turn.listener().accept(thought(tree, budget));
        nextReport *= 2;
      }
    } while (tree.playouts() < turn.limits().nodes()
        && !turn.stop().isRequested()
        && !budget.isNearlySpent());
    Thought last = thought(tree, budget);
    turn.listener().accept(last);
    return last.move();
  }

  private static Thought thought(UctTree tree, Budget budget) {
    return new Thought(
        1,
        WinRate.score(tree.points()),
        tree.line().size(),
        tree.deepest(),
        tree.playouts(),
        budget.millis(),
        tree.permilleFull(),
        tree.line());
  }
}
