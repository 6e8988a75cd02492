package tabuleiro.solver.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.reference.ReferenceGame;
import tabuleiro.reference.ReferenceGames;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.SolverTrail;

/// The solver, which writes certificates, and the checker must agree on which positions are
/// symmetric.
final class ImagesTest {
  @ParameterizedTest
  @CsvSource({
    "talpa, 3x4, 5",
    "talpa, 4x4, 4",
    "talpa, 5x5, 3",
    "talpa, 7x6, 2",
    "jostle, 6x6, 4",
    "jostle, 8x8, 3",
    "jostle, hex, 2",
    "morelli, 5-adjacent, 3",
    "morelli, 7-opposing, 2"
  })
  void solverAndCheckerAgreeOnSymmetricPositions(String name, String variant, int plies) {
    Game game = Games.find(name).orElseThrow().game(variant);
    SolverGame solver = SolverGames.of(game).orElseThrow();
    ReferenceGame reference = ReferenceGames.game(name, variant);
    Map<Long, String> imageOfKey = new HashMap<>();
    Set<String> images = new HashSet<>();
    Set<Position> layer = Set.of(game.start(1));
    for (int ply = 0; ply < plies; ply++) {
      Set<Position> next = new HashSet<>();
      for (Position position : layer) {
        for (int i = 0; i < position.countMoves(); i++) {
          next.add(position.playUnchecked(position.moveAt(i)));
        }
      }
      for (Position position : next) {
        String image = reference.parse(position.format()).canonicalText();
        SolverTrail trail = solver.trail(position);
        assertThat(imageOfKey.merge(StrategyTraversal.key(trail), image, (old, now) -> old))
            .isEqualTo(image);
        images.add(image);
      }
      layer = next;
    }
    assertThat(images).hasSize(imageOfKey.size()).hasSizeGreaterThan(plies);
  }
}
