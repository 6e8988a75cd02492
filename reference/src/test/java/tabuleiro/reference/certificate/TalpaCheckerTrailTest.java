package tabuleiro.reference.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.reference.ReferenceGame;
import tabuleiro.reference.ReferenceGames;
import tabuleiro.reference.ReferencePosition;

/// The checker's fast rules of Talpa agree with the plain rules.
class TalpaCheckerTrailTest {
  /// The text of an image for each key, and the keys of each image.
  private final Map<Long, String> images = new HashMap<>();

  private final Map<String, Long> keys = new HashMap<>();

  /// The numbers of positions are those of docs/results/strong-solutions.md.
  @ParameterizedTest
  @CsvSource({"3x3, 204", "3x4, 5082", "4x3, 5082"})
  void allPositionsOfSmallBoardsAgree(String variant, int count) {
    assertThat(compareAll(variant)).isEqualTo(count);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"3x5, 45337", "5x3, 45337", "4x4, 277757", "3x6, 1231026", "6x3, 1231026"})
  void allPositionsOfLargerBoardsAgree(String variant, int count) {
    assertThat(compareAll(variant)).isEqualTo(count);
  }

  private int compareAll(String variant) {
    ReferenceGame game = ReferenceGames.game("talpa", variant);
    Map<String, ReferencePosition> layer = Map.of("", game.start());
    int count = 0;
    while (!layer.isEmpty()) {
      Map<String, ReferencePosition> next = new HashMap<>();
      for (ReferencePosition position : layer.values()) {
        CheckerTrail trail = TalpaCheckerTrail.parse(position.format());
        compare(trail, position);
        count++;
        for (String move : position.moves()) {
          ReferencePosition after = position.play(move);
          next.putIfAbsent(after.canonicalText(), after);
        }
      }
      layer = next;
    }
    return count;
  }

  @ParameterizedTest
  @ValueSource(strings = {"4x5", "5x4", "5x5", "6x6", "3x10", "10x3"})
  void randomGamesAgree(String variant) {
    compareGames(variant, 3);
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"4x5", "5x4", "5x5", "6x5", "5x6", "6x6", "3x10", "10x3", "4x9"})
  void manyRandomGamesAgree(String variant) {
    compareGames(variant, 300);
  }

  private void compareGames(String variant, int games) {
    for (long seed = 1; seed <= games; seed++) {
      Random random = new Random(seed);
      ReferencePosition position = ReferenceGames.game("talpa", variant).start();
      CheckerTrail trail = TalpaCheckerTrail.parse(position.format());
      int plies = 0;
      while (!position.moves().isEmpty()) {
        compare(trail, position);
        int move = random.nextInt(position.moves().size());
        position = position.play(position.moves().get(move));
        trail.play(trail.moves()[move]);
        plies++;
      }
      compare(trail, position);
      for (int i = 0; i < plies; i++) {
        trail.undo();
      }
      compare(trail, ReferenceGames.game("talpa", variant).start());
    }
  }

  private void compare(CheckerTrail trail, ReferencePosition position) {
    String text = position.format();
    assertThat(trail.format()).isEqualTo(text);
    assertThat(trail.isFirstToMove()).as(text).isEqualTo(position.isFirstToMove());
    assertThat(trail.outcome()).as(text).isEqualTo(CheckerOutcome.parse(position.outcome()));
    assertThat(trail.highKey()).as(text).isZero();
    assertThat(trail.lowKey()).as(text).isPositive();
    String image = position.canonicalText();
    assertThat(images.merge(trail.lowKey(), image, (old, now) -> old)).as(text).isEqualTo(image);
    assertThat(keys.merge(image, trail.lowKey(), (old, now) -> old))
        .as(text)
        .isEqualTo(trail.lowKey());
    compareMoves(trail, position);
  }

  private static void compareMoves(CheckerTrail trail, ReferencePosition position) {
    String text = position.format();
    int[] moves = trail.moves();
    List<ReferencePosition> after = new ArrayList<>();
    position.moves().forEach(move -> after.add(position.play(move)));
    assertThat(moves).as(text).hasSize(after.size());
    for (int i = 0; i < moves.length; i++) {
      trail.play(moves[i]);
      assertThat(trail.format()).as("%s, move %d", text, i).isEqualTo(after.get(i).format());
      trail.undo();
    }
    CheckerOutcome win = CheckerOutcome.winOf(position.isFirstToMove());
    CheckerOutcome loss = CheckerOutcome.winOf(!position.isFirstToMove());
    List<CheckerOutcome> outcomes =
        after.stream().map(next -> CheckerOutcome.parse(next.outcome())).toList();
    CheckerOutcome forced =
        outcomes.isEmpty()
            ? trail.outcome()
            : outcomes.contains(win)
                ? win
                : outcomes.stream().allMatch(loss::equals) ? loss : CheckerOutcome.ONGOING;
    assertThat(trail.forcedOutcome()).as(text).isEqualTo(forced);
    if (forced == CheckerOutcome.ONGOING) {
      Set<Integer> candidates = new HashSet<>();
      Arrays.stream(trail.candidates()).forEach(candidates::add);
      Set<Integer> notLosing = new HashSet<>();
      for (int i = 0; i < moves.length; i++) {
        if (outcomes.get(i) != loss) {
          notLosing.add(moves[i]);
        }
      }
      assertThat(candidates).as(text).isEqualTo(notLosing);
    }
  }
}
