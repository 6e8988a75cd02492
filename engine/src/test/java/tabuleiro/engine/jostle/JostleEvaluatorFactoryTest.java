package tabuleiro.engine.jostle;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.engine.evaluation.EvaluatedTrailContract;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.engine.evaluation.PositionTextSymmetries;
import tabuleiro.engine.network.InvalidNetworkException;
import tabuleiro.engine.network.NetworkEvaluator;
import tabuleiro.engine.network.NetworkFile;
import tabuleiro.games.jostle.BitboardLayout;
import tabuleiro.games.jostle.JostleFamily;
import tabuleiro.games.jostle.JostleGame;
import tabuleiro.games.jostle.JostlePosition;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Side;

final class JostleEvaluatorFactoryTest {
  private static final long SEED = 2010;

  private final JostleFamily jostle = new JostleFamily();
  private final JostleEvaluatorFactory factory = new JostleEvaluatorFactory();

  @ParameterizedTest
  @ValueSource(strings = {"10x10", "hex"})
  void networkIsThatOfItsExperiment(String variant) throws IOException {
    NetworkEvaluator strongest =
        (NetworkEvaluator) factory.strongestEvaluator(jostle.game(variant));
    assertThat(Files.readString(Path.of("../docs/experiments/networks-for-jostle.md")))
        .contains("checksum `" + NetworkFile.checksum(strongest.network()) + "`");
  }

  @ParameterizedTest
  @ValueSource(strings = {"8x8", "6x6"})
  void otherBoardsHaveTheFittedWeightsAlone(String variant) {
    assertThat(factory.strongestEvaluator(jostle.game(variant)))
        .isNotInstanceOf(NetworkEvaluator.class);
  }

  @Test
  void networkOfAnotherBoardIsRefusedByItsName() {
    NetworkEvaluator ofHexagon = (NetworkEvaluator) factory.strongestEvaluator(jostle.game("hex"));
    byte[] bytes = NetworkFile.format(ofHexagon.network());
    NetworkInputs other = factory.networkInputs(jostle.game("10x10")).orElseThrow();
    assertThatThrownBy(() -> NetworkFile.parse("hex.network", bytes, other))
        .isInstanceOf(InvalidNetworkException.class)
        .hasMessageContaining("jostle-hex-windows")
        .hasMessageContaining("jostle-10x10-windows");
  }

  @ParameterizedTest
  @ValueSource(strings = {"10x10", "hex", "8x8", "6x6"})
  void coloursDoNotMatter(String variant) {
    EvaluatedTrailContract.checkSymmetry(
        factory, jostle.game(variant), SEED, PositionTextSymmetries::exchangedSides);
  }

  @ParameterizedTest
  @ValueSource(strings = {"10x10", "8x8", "6x6"})
  void mirrorsDoNotChangeTheEvaluation(String variant) {
    JostleGame game = jostle.game(variant);
    EvaluatedTrailContract.checkSymmetry(factory, game, SEED, PositionTextSymmetries::acrossMirror);
    EvaluatedTrailContract.checkSymmetry(
        factory, game, SEED, PositionTextSymmetries::diagonalMirror);
  }

  /// A hexagon's rows differ in length, but top and bottom are symmetric.
  @ParameterizedTest
  @ValueSource(strings = "hex")
  void hexagonUpsideDownHasTheSameEvaluation(String variant) {
    EvaluatedTrailContract.checkSymmetry(
        factory, jostle.game(variant), SEED, PositionTextSymmetries::upwardMirror);
  }

  @ParameterizedTest
  @ValueSource(strings = {"10x10", "hex", "8x8", "6x6"})
  void termsEqualASimpleCount(String variant) {
    JostleGame game = jostle.game(variant);
    Random random = new Random(SEED);
    for (int i = 0; i < 5; i++) {
      JostlePosition position = game.start(1);
      while (!position.outcome().isOver()) {
        int[] terms = new int[factory.termNames().size()];
        Arrays.fill(terms, 99);
        factory.weightedTrail(position, factory.weights()).computeTerms(terms);
        assertThat(terms)
            .as("%s %s, seed %d", variant, position.format(), SEED)
            .isEqualTo(counted(position));
        int move = Playout.randomMove(position, random);
        position = position.playUnchecked(move);
      }
    }
  }

  private static int[] counted(JostlePosition position) {
    String text = position.format();
    Side side = position.sideToMove();
    char waiting = side == Side.FIRST ? 'b' : 'r';
    JostlePosition passed = position.game().parse(text.substring(0, text.length() - 1) + waiting);
    Map<String, Integer> own = counted(position, side);
    Map<String, Integer> other = counted(passed, side.other());
    int all = position.countMoves() + passed.countMoves();
    int percentOpen = 100 * all / (2 * position.game().maxMoves());
    List<Integer> here = new ArrayList<>(List.of(1, percentOpen));
    own.forEach((term, count) -> {
      int less = count - other.getOrDefault(term, 0);
      here.add(term.endsWith("-open") ? less * percentOpen : less);
    });
    List<Integer> elsewhere = Collections.nCopies(here.size(), 0);
    boolean isHexagon = position.game().id().variant().equals("hex");
    return Stream.of(isHexagon ? elsewhere : here, isHexagon ? here : elsewhere)
        .flatMap(List::stream)
        .mapToInt(value -> value)
        .toArray();
  }

  /// Returns the counts of the side to move, in the order of the terms.
  private static Map<String, Integer> counted(JostlePosition position, Side side) {
    int[] moves = position.legalMoves();
    Set<Integer> targets = Arrays.stream(moves).mapToObj(position::toCell).collect(toSet());
    Set<Integer> movers = Arrays.stream(moves).mapToObj(position::fromCell).collect(toSet());
    Map<String, Integer> counts = new LinkedHashMap<>();
    counts.put("moves", moves.length);
    counts.put("moves-open", moves.length);
    counts.put("movers-open", movers.size());
    counts.put("targets-open", targets.size());
    for (String term : JostleNeighbourTerms.NAMES) {
      counts.put(term, 0);
    }
    for (int cell = 0; cell < position.game().board().cellCount(); cell++) {
      int friends = Math.min(3, countNeighbours(position, cell, side));
      String around =
          "-" + friends + "-" + Math.min(2, countNeighbours(position, cell, side.other()));
      if (targets.contains(cell)) {
        counts.merge("target" + around, 1, Integer::sum);
      }
      if (movers.contains(cell)) {
        counts.merge("mover" + around, 1, Integer::sum);
      }
      Optional<Side> owner = owner(position, cell);
      if (owner.equals(Optional.of(side))) {
        counts.merge("checker" + around, 1, Integer::sum);
      }
      if (owner.isEmpty() && friends >= 2) {
        counts.merge("hole-" + friends, 1, Integer::sum);
      }
    }
    return counts;
  }

  /// Returns how many neighbours of a cell are checkers of a side.
  private static int countNeighbours(JostlePosition position, int cell, Side side) {
    BitboardLayout layout = position.game().layout();
    return (int)
        layout.directionShifts().stream()
            .map(shift -> layout.cellOf(layout.bitOf(cell) + shift))
            .filter(
                neighbour -> neighbour >= 0 && owner(position, neighbour).equals(Optional.of(side)))
            .count();
  }

  private static Optional<Side> owner(JostlePosition position, int cell) {
    int bit = position.game().layout().bitOf(cell);
    for (Side side : Side.values()) {
      long word = bit < Long.SIZE ? position.lowBits(side) : position.highBits(side);
      if ((word >>> bit & 1) != 0) {
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }
}
