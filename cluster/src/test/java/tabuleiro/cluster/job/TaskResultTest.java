package tabuleiro.cluster.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.play.players.PlayerFailureException;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;

final class TaskResultTest {
  private static final Message PROBLEM =
      Message.of("outer", "text", 7, Side.SECOND, Message.of("inner", 1));

  @Test
  void problemOfAPlayerIsAResult() {
    NumberedTask task =
        (_, _) -> {
          throw new PlayerFailureException(PROBLEM);
        };
    TaskResult result = TaskResult.of(task, 0, 1);
    assertThat(result.failure()).contains(PROBLEM);
    assertThat(result.texts()).isEmpty();
  }

  @Test
  void defectIsNoResult() {
    NumberedTask task =
        (_, _) -> {
          throw new IllegalStateException("defect");
        };
    assertThatThrownBy(() -> TaskResult.of(task, 0, 1)).hasMessage("defect");
  }

  @Test
  void textsAreKept() {
    NumberedTask task = (first, end) -> List.of(first + " to " + end);
    assertThat(TaskResult.of(task, 3, 5)).isEqualTo(new TaskResult(List.of("3 to 5"), null));
  }
}
