package tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tabuleiro.reference.ReferenceGame;
import tabuleiro.reference.ReferenceGames;
import tabuleiro.reference.ReferencePosition;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// The rules against the slow reference implementation, along seeded random games of every variant:
/// the same legal moves, texts and outcomes.
class ReferenceComparisonTest {
  @TestFactory
  Stream<DynamicTest> everyVariantAgreesWithTheReference() {
    return tests(1);
  }

  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> everyVariantAgreesWithTheReferenceForLong() {
    return tests(40);
  }

  private static Stream<DynamicTest> tests(int games) {
    return Games.families().stream()
        .flatMap(family -> family.variants().stream().map(variant -> test(family, variant, games)));
  }

  private static DynamicTest test(Family family, String variant, int games) {
    Game game = family.game(variant);
    ReferenceGame reference = ReferenceGames.game(family.name(), variant);
    return DynamicTest.dynamicTest(
        game.id().toString(),
        () -> {
          for (long seed = 1; seed <= games; seed++) {
            compareGame(game, reference, seed);
          }
        });
  }

  private static void compareGame(Game game, ReferenceGame reference, long seed) {
    RandomGenerator random = SeededRandom.of(seed);
    Position position = game.start(seed);
    ReferencePosition slow = reference.parse(position.format());
    if (!game.hasRandomStart()) {
      assertThat(reference.start().format()).isEqualTo(position.format());
    }
    while (true) {
      String about = game.id() + ", seed " + seed + ", " + position.format();
      List<String> moves =
          Arrays.stream(position.legalMoves()).mapToObj(position::formatMove).sorted().toList();
      assertThat(position.format()).as(about).isEqualTo(slow.format());
      assertThat(position.outcome().toString()).as(about).isEqualTo(slow.outcome());
      assertThat(moves).as(about).isEqualTo(slow.moves());
      if (moves.isEmpty()) {
        return;
      }
      String move = moves.get(random.nextInt(moves.size()));
      position = position.play(position.parseMove(move));
      slow = slow.play(move);
    }
  }
}
