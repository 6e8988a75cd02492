package tabuleiro.terminal.screen.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

class GameTreeTest {
  private static final String HEAD =
      "[White \"Ana\"]\n[Black \"Rui\"]\n[Game \"talpa\"]\n[Variant \"3x3\"]\n\n";

  private static GameRecord record(String moves) {
    return GameRecord.parse(HEAD + moves + "\n").getFirst().record();
  }

  private static GameTree tree(String moves) {
    return GameTree.of(record(moves));
  }

  private static GameTree plus(GameTree tree, int node, String move) {
    return tree.plus(node, tree.node(node).position().parseMove(move)).orElseThrow();
  }

  private static String moves(GameTree tree) {
    String text = tree.record().format();
    return text.substring(text.lastIndexOf(']') + 1).strip().replace('\n', ' ');
  }

  @Test
  void anUnchangedTreeHasTheRecordItWasMadeOf() {
    GameRecord record = record("1. a1b1 {good} (1. a1a2) a2b2 *");
    assertThat(GameTree.of(record).record()).isSameAs(record);
  }

  @Test
  void aTriedMoveBecomesAVariation() {
    GameTree tree = plus(tree("1. a1b1 a2b2 *"), 0, "a1a2");
    assertThat(moves(tree)).isEqualTo("1. a1b1 (1. a1a2) 1... a2b2 *");
    assertThat(tree.isChanged()).isTrue();
    assertThat(tree.saved().isChanged()).isFalse();
  }

  @Test
  void variationsAreNestedAndKeepTheirComments() {
    GameTree tree = tree("{start} 1. a1b1 ({first} 1. a1a2 {second}) 1... a2b2 {third} *");
    int node = tree.children(0).getLast();
    tree = plus(tree, node, "b1b2");
    tree = plus(tree, node, "c2c3");
    assertThat(moves(tree))
        .isEqualTo(
            "{start} 1. a1b1 ({first} 1. a1a2 {second} 1... b1b2 (1... c2c3)) 1... a2b2 {third} *");
  }

  @Test
  void aContinuationOfTheGameRepeatsItsLastMove() {
    GameTree tree = tree("1. a1b1 a2b2 *");
    tree = plus(tree, 2, "b1b2");
    tree = plus(tree, 2, "a3b3");
    String text = moves(tree);
    assertThat(text).isEqualTo("1. a1b1 a2b2 (1... a2b2 2. b1b2 (2. a3b3)) *");
    GameTree again = tree(text);
    assertThat(again.mainPlies()).isEqualTo(2);
    assertThat(again.children(2)).hasSize(2);
    assertThat(again.line(2)).containsExactly(0, 1, 2);
    assertThat(again.line(4)).containsExactly(0, 1, 2, 4);
  }

  @Test
  void aVariationIsRemovedWithWhatFollowsIt() {
    GameTree tree = plus(tree("1. a1b1 a2b2 *"), 0, "a1a2");
    int first = tree.last();
    tree = plus(tree, first, "c2c3");
    tree = plus(tree, 1, "c2c3");
    assertThat(moves(tree.without(first))).isEqualTo("1. a1b1 a2b2 (1... c2c3) *");
    GameTree whole = tree;
    assertThatThrownBy(() -> whole.without(1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aGameWithoutMovesHasNoPlaceForAVariation() {
    GameTree tree = tree("*");
    assertThat(tree.plus(0, tree.node(0).position().moveAt(0))).isEmpty();
  }

  /// Random moves at random places of games of all boards: each record is valid and gives the same
  /// record again.
  @Test
  void everyTreeIsWrittenAndReadAgain() {
    RandomGenerator random = SeededRandom.of(22);
    for (String family : Games.names()) {
      Position start = Games.find(family).orElseThrow().game().start(1);
      GameTree tree = GameTree.of(played(start, random));
      for (int i = 0; i < 60; i++) {
        int node = random.nextInt(tree.last() + 1);
        Position position = tree.node(node).position();
        if (position.outcome().isOver()) {
          continue;
        }
        int move = position.moveAt(random.nextInt(position.countMoves()));
        if (tree.find(node, position.formatMove(move)).isEmpty()) {
          tree = tree.plus(node, move).orElseThrow();
        }
      }
      GameRecord record = tree.record();
      GameRecord read = GameRecord.parse(record.format()).getFirst().record();
      assertThat(read).as(family).isEqualTo(record);
      Replay.of(read, Games.families()).finish();
      GameTree again = GameTree.of(read);
      assertThat(again.last()).as(family).isEqualTo(tree.last());
      assertThat(again.mainPlies()).isEqualTo(12);
    }
  }

  private static GameRecord played(Position start, RandomGenerator random) {
    StringBuilder moves = new StringBuilder();
    Position position = start;
    for (int ply = 0; ply < 12; ply++) {
      int move = position.moveAt(random.nextInt(position.countMoves()));
      moves.append(ply % 2 == 0 ? ply / 2 + 1 + ". " : "");
      moves.append(position.formatMove(move)).append(' ');
      position = position.playUnchecked(move);
    }
    String head =
        "[White \"Ana\"]\n[Black \"Rui\"]\n[Game \"%s\"]\n[Variant \"%s\"]\n[FEN \"%s\"]\n\n"
            .formatted(start.game().id().game(), start.game().id().variant(), start.format());
    return GameRecord.parse(head + moves + "*\n").getFirst().record();
  }
}
