package tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Violation;

/// In every game, a rule that forbids clicks on cells says which cells a screen highlights.
final class RefusalCellsTest {
  @ParameterizedTest
  @CsvSource({
    "niju, most",
    "jostle, 6x6",
    "jostle, hex",
    "morelli, 9",
    "trench, classic",
    "talpa, 6x6"
  })
  void aRuleThatForbidsCellsNamesThem(String family, String variant) {
    Game game = Games.find(family).orElseThrow().game(variant);
    Random random = new Random(5);
    Set<String> rules = new HashSet<>();
    Position position = game.start(5);
    while (!position.outcome().isOver()) {
      int[] moves = position.legalMoves();
      checkAll(position, position.decode(moves[random.nextInt(moves.length)]).path(), rules);
      position = position.play(moves[random.nextInt(moves.length)]);
    }
    assertThat(rules).isNotEmpty();
  }

  /// Replaces the last click of a legal path by each cell of the board.
  private static void checkAll(Position position, List<ClickTarget> path, Set<String> rules) {
    for (int cell = 0; cell < position.game().board().cellCount(); cell++) {
      List<ClickTarget> clicks = new ArrayList<>(path);
      clicks.set(clicks.size() - 1, new ClickTarget.Cell(cell));
      position.findViolation(clicks).ifPresent(violation -> check(position, violation, rules));
    }
  }

  private static void check(Position position, Violation violation, Set<String> rules) {
    if (!violation.rule().isEmpty()) {
      rules.add(violation.rule());
      assertThat(violation.cells())
          .as("%s: %s", position.format(), violation)
          .isNotEmpty()
          .doesNotContainNull();
    }
  }
}
