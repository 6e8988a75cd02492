package tabuleiro.engine.niju;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.games.niju.NijuFamily;
import tabuleiro.games.niju.NijuGame;
import tabuleiro.games.niju.NijuMove;
import tabuleiro.games.niju.NijuPosition;
import tabuleiro.rules.Playout;
import tabuleiro.rules.support.SeededRandom;

/// The incremental state of evaluated trails of Ni-Ju, and the symmetries of their evaluation.
final class NijuEvaluatedTrailTest {
  private static final NijuEvaluatorFactory FACTORY = new NijuEvaluatorFactory();
  private static final Pattern TILE =
      Pattern.compile("([wb])([0-9]+)r([0-3])@(-?[0-9]+),(-?[0-9]+)");

  private static WeightedTrail trail(NijuPosition position) {
    return FACTORY.weightedTrail(position, FACTORY.weights());
  }

  private static Map<String, Integer> terms(WeightedTrail trail) {
    int[] values = new int[FACTORY.termNames().size()];
    trail.computeTerms(values);
    Map<String, Integer> named = new TreeMap<>();
    for (int i = 0; i < values.length; i++) {
      named.put(FACTORY.termNames().get(i), values[i]);
    }
    return named;
  }

  private static int[] priorities(EvaluatedTrail trail) {
    int[] moves = trail.position().legalMoves();
    int[] priorities = new int[moves.length];
    trail.prioritize(moves, 0, moves.length, priorities);
    return priorities;
  }

  @ParameterizedTest
  @ValueSource(strings = {"most", "first", "most-7", "first-3", "most-1"})
  void playingAndUndoingEqualsAFreshTrail(String variant) {
    long seed = 3;
    RandomGenerator random = SeededRandom.of(seed);
    NijuGame game = new NijuFamily().game(variant);
    for (int run = 0; run < 6; run++) {
      WeightedTrail trail = trail(game.start(1));
      for (int step = 0; step < 80; step++) {
        NijuPosition position = (NijuPosition) trail.position();
        int count = position.countMoves();
        boolean goesBack = count == 0 || (trail.length() > 0 && random.nextInt(3) == 0);
        if (count > 0) {
          WeightedTrail fresh = trail(position);
          String where = "seed " + seed + ", position " + position.format();
          assertThat(terms(trail)).as(where).isEqualTo(terms(fresh));
          assertThat(trail.evaluate()).as(where).isEqualTo(fresh.evaluate());
          assertThat(priorities(trail)).as(where).isEqualTo(priorities(fresh));
          assertThat(priorities(FACTORY.metricTrail(position)))
              .as(where)
              .isEqualTo(priorities(fresh));
        }
        if (goesBack) {
          trail.undo();
        } else {
          trail.play(position.moveAt(random.nextInt(count)));
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"most", "first"})
  void quarterTurnChangesNothing(String variant) {
    for (long seed = 1; seed <= 40; seed++) {
      NijuPosition position = random(variant, seed, (int) seed % 30 + 1);
      NijuPosition turned = position.game().parse(turned(position));
      assertThat(terms(trail(turned))).as(position.format()).isEqualTo(terms(trail(position)));
    }
  }

  private static String turned(NijuPosition position) {
    return TILE.matcher(position.format())
        .replaceAll(tile -> {
          int x = Integer.parseInt(tile.group(4));
          int y = Integer.parseInt(tile.group(5));
          int turns = (Integer.parseInt(tile.group(3)) + 1) % 4;
          int cell = position.game().board().cellAt(y, -x);
          int move = NijuMove.of(Integer.parseInt(tile.group(2)), turns, cell);
          return tile.group(1) + position.formatMove(move);
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"most", "first"})
  void exchangingColoursExchangesOwnAndFoe(String variant) {
    for (long seed = 1; seed <= 40; seed++) {
      NijuPosition position = random(variant, seed, (int) seed % 15 * 2 + 2);
      Map<String, Integer> terms = terms(trail(position));
      Map<String, Integer> exchanged =
          terms(trail(position.game().parse(exchanged(position.format()))));
      for (String term : FACTORY.termNames()) {
        String other = term.contains("own-") ? term.replace("own-", "foe-") : term;
        if (term.matches(".*(points|ready|hidden|late-two|late-three|spoiled|corners)")) {
          assertThat(exchanged.getOrDefault(term, 0))
              .as("%s of %s", term, position)
              .isEqualTo(-terms.getOrDefault(term, 0));
        } else if (!term.matches("first-(win|lost|forced)|(first-)?foe-.*")) {
          assertThat(exchanged.getOrDefault(other, 0))
              .as("%s of %s", term, position)
              .isEqualTo(terms.getOrDefault(term, 0));
        }
      }
    }
  }

  /// Returns a position with White to move with the colours exchanged, again with White to move.
  private static String exchanged(String position) {
    return position.replace('b', 'x').replace('w', 'b').replace('x', 'w').replace(" b", " w");
  }

  /// Returns a position with a number of tiles in which the game is not over.
  private static NijuPosition random(String variant, long seed, int tiles) {
    RandomGenerator random = SeededRandom.of(seed);
    while (true) {
      NijuPosition position = new NijuFamily().game(variant).start(1);
      while (position.laidCount() < tiles && !position.outcome().isOver()) {
        position = position.playUnchecked(Playout.randomMove(position, random));
      }
      if (!position.outcome().isOver()) {
        return position;
      }
    }
  }
}
