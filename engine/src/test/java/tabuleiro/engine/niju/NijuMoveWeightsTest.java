package tabuleiro.engine.niju;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tabuleiro.engine.niju.NijuMoveWeights.Group;

/// The text format of the weights of move priorities, and the phases.
final class NijuMoveWeightsTest {
  /// Returns weights that are 0, except that each of one group is `value`.
  static NijuMoveWeights only(Group group, int value) {
    return NijuMoveWeights.parse(text(group, value).lines().toList());
  }

  private static String text(Group group, int value) {
    return Arrays.stream(Group.values())
        .map(each -> line(each, each.count(), each == group ? value : 0))
        .collect(Collectors.joining("\n"));
  }

  private static String line(Group group, int count, int value) {
    return group.key() + (" " + value).repeat(count);
  }

  @Test
  void linesOfTheSameNameContinueTheGroup() {
    String first = line(Group.TILE, 1, 5);
    String rest = line(Group.TILE, Group.TILE.count() - 1, 6);
    String text =
        text(Group.THREATS, 1)
            .replace(line(Group.TILE, Group.TILE.count(), 0), first + "\n# six\n\n" + rest);
    assertThat(NijuMoveWeights.parse(text.lines().toList()).of(Group.TILE))
        .startsWith(5, 6)
        .hasSize(21);
  }

  @Test
  void groupWithTooFewWeightsIsRefused() {
    String text = text(Group.TILE, 1).replace(line(Group.CELLS, Group.CELLS.count(), 0), "cells 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> NijuMoveWeights.parse(text.lines().toList()))
        .withMessageContaining("cells: 1 weights, not 243");
  }

  @Test
  void unknownGroupIsRefused() {
    String text = text(Group.TILE, 1) + "\ncolour 1";
    assertThatIllegalArgumentException()
        .isThrownBy(() -> NijuMoveWeights.parse(text.lines().toList()))
        .withMessageContaining("colour");
  }

  @Test
  void everyNumberOfTilesHasAPhaseAndAStage() {
    for (int left = 0; left < 20; left++) {
      assertThat(NijuMoveWeights.phase(left)).isBetween(0, NijuMoveWeights.PHASES - 1);
      assertThat(NijuMoveWeights.stage(left)).isBetween(0, NijuMoveWeights.STAGES - 1);
    }
    assertThat(NijuMoveWeights.phase(0)).isZero();
    assertThat(NijuMoveWeights.phase(19)).isEqualTo(NijuMoveWeights.PHASES - 1);
    assertThat(NijuMoveWeights.stage(4)).isZero();
    assertThat(NijuMoveWeights.stage(12)).isEqualTo(2);
  }

  @Test
  void textAndNumbersGiveTheWeightsBack() {
    NijuMoveWeights known = NijuMoveWeights.load();
    for (Group group : Group.values()) {
      assertThat(NijuMoveWeights.of(known.all()).of(group)).isEqualTo(known.of(group));
      assertThat(NijuMoveWeights.parse(known.format().lines().toList()).of(group))
          .isEqualTo(known.of(group));
    }
  }

  @Test
  void resourceHasAllGroups() {
    for (Group group : Group.values()) {
      assertThat(NijuMoveWeights.load().of(group)).hasSize(group.count());
    }
  }
}
