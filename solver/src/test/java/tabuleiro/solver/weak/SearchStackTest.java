package tabuleiro.solver.weak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SearchStackTest {
  @Test
  void aDeferredMoveComesAgainAndCountsAsTheLastOne() {
    SearchStack stack = new SearchStack(1, 4);
    stack.push(1, new long[] {30, 10, 20}, 3, 0);
    List<Integer> moves = new ArrayList<>();
    while (stack.hasNextMove()) {
      moves.add(stack.nextMove());
      assertThat(stack.path(5)).containsExactly(Math.min(moves.size(), 3), 3);
      if (stack.mayDefer() && moves.getLast() == 20) {
        stack.defer();
      }
    }
    assertThat(moves).containsExactly(10, 20, 30, 20);
  }
}
