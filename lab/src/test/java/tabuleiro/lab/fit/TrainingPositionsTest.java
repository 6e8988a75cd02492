package tabuleiro.lab.fit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.games.Games;
import tabuleiro.lab.RecordedGames;
import tabuleiro.lab.match.Opening;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.RecordTag;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

class TrainingPositionsTest {
  /// Sees who plays the first side, and how many moves there are: in random games of Talpa few
  /// moves are left when the game nears its end.
  private record Simple() implements EvaluatorFactory {
    @Override
    public String family() {
      return "talpa";
    }

    @Override
    public List<String> termNames() {
      return List.of("first", "moves");
    }

    @Override
    public Weights weights() {
      return Weights.of(termNames(), new double[] {-50, 20});
    }

    @Override
    public WeightedTrail weightedTrail(Position start, Weights weights) {
      return new WeightedTrail(start.trail(), weights) {
        @Override
        public void computeTerms(int[] values) {
          values[0] = sideToMove() == Side.FIRST ? 1 : -1;
          values[1] = countMoves();
        }

        @Override
        public void prioritize(int[] moves, int from, int to, int[] ranks) {}
      };
    }

    @Override
    public EvaluatedTrail metricTrail(Position start) {
      return weightedTrail(start, weights());
    }
  }

  private static TrainingPositions positions(List<GameRecord> records, int heldOut) {
    TrainingPositions positions = new TrainingPositions(new Simple(), heldOut, 1);
    records.forEach(record -> positions.add(Replay.of(record, Games.families())));
    return positions;
  }

  private static GameRecord with(GameRecord record, String name, String value) {
    List<RecordTag> tags = new ArrayList<>(record.tags());
    tags.removeIf(tag -> tag.name().equals(name));
    tags.add(new RecordTag(name, value));
    return new GameRecord(tags, record.firstToMove(), record.mainLine(), record.result());
  }

  @Test
  void countsEveryPositionWithAMoveForTheSideToMove() {
    GameRecord record = RecordedGames.talpa(1, 1).getFirst();
    TrainingSamples samples = positions(List.of(record), 0).training();
    assertThat(samples.size()).isEqualTo(record.mainLine().moves().size());
    double first = record.result().winner().orElseThrow() == Side.FIRST ? 1 : 0;
    for (int i = 0; i < samples.size(); i++) {
      assertThat((double) samples.target(i)).isEqualTo(i % 2 == 0 ? first : 1 - first);
      assertThat(samples.value(i, 0)).isEqualTo(i % 2 == 0 ? 1 : -1);
    }
  }

  @Test
  void ignoresTheMovesOfARandomOpening() {
    GameRecord record = RecordedGames.talpa(1, 1).getFirst();
    GameRecord marked = with(record, Opening.TAG, "3");
    assertThat(positions(List.of(marked), 0).training().size())
        .isEqualTo(record.mainLine().moves().size() - 3);
  }

  @Test
  void ignoresGamesNotDecidedOnTheBoard() {
    GameRecord record = RecordedGames.talpa(1, 1).getFirst();
    TrainingPositions positions = positions(List.of(with(record, "Termination", "time")), 0);
    assertThat(positions.games()).isZero();
    assertThat(positions.training().size()).isZero();
  }

  @Test
  void holdsOutWholeGames() {
    List<GameRecord> records = RecordedGames.talpa(2, 200);
    TrainingPositions positions = positions(records, 25);
    int all = records.stream().mapToInt(record -> record.mainLine().moves().size()).sum();
    assertThat(positions.games()).isEqualTo(200);
    assertThat(positions.training().size() + positions.heldOut().size()).isEqualTo(all);
    assertThat(positions.heldOut().size() / (double) all).isBetween(0.15, 0.35);
  }

  @Test
  void fitLowersTheLossOfHeldOutGames() {
    TrainingPositions positions = positions(RecordedGames.talpa(3, 300), 30);
    FittedWeights fitted = FittedWeights.of(new Simple(), positions, losses -> {});
    assertThat(fitted.lossesAfter().heldOut()).isLessThan(fitted.lossesBefore().heldOut());
    assertThat(fitted.format("talpa", positions, 1))
        .startsWith("# talpa, fitted")
        .contains("games 300", "seed 1", "loss before: fitted 0.", "\nfirst ", "\nmoves ");
  }
}
