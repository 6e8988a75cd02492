package tabuleiro.lab.fit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.engine.knowledge.Expert;
import tabuleiro.engine.knowledge.Line;
import tabuleiro.engine.knowledge.WeightedLine;
import tabuleiro.engine.knowledge.Weights;
import tabuleiro.games.Games;
import tabuleiro.lab.RecordedGames;
import tabuleiro.lab.match.Opening;
import tabuleiro.play.GameRecord;
import tabuleiro.play.Replay;
import tabuleiro.play.Tag;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

class PlayedPositionsTest {
  /// Sees who plays the first side, and how many moves there are: in random games of Talpa few
  /// moves are left when the game nears its end.
  private record Simple() implements Expert {
    @Override
    public String family() {
      return "talpa";
    }

    @Override
    public List<String> terms() {
      return List.of("first", "moves");
    }

    @Override
    public Weights weights() {
      return Weights.of(terms(), new double[] {-50, 20});
    }

    @Override
    public WeightedLine line(Position start, Weights weights) {
      return new WeightedLine(start.trail(), weights) {
        @Override
        public void terms(int[] values) {
          values[0] = trail().sideToMove() == Side.FIRST ? 1 : -1;
          values[1] = trail().countMoves();
        }

        @Override
        public void rank(int[] moves, int from, int to, int[] ranks) {}
      };
    }

    @Override
    public Line standingLine(Position start) {
      return line(start, weights());
    }
  }

  private static PlayedPositions positions(List<GameRecord> records, int heldOut) {
    PlayedPositions positions = new PlayedPositions(new Simple(), heldOut, 1);
    records.forEach(record -> positions.add(Replay.of(record, Games.families())));
    return positions;
  }

  private static GameRecord with(GameRecord record, String name, String value) {
    List<Tag> tags = new ArrayList<>(record.tags());
    tags.removeIf(tag -> tag.name().equals(name));
    tags.add(new Tag(name, value));
    return new GameRecord(tags, record.starter(), record.line(), record.result());
  }

  @Test
  void everyPositionWithAMoveCountsSeenFromTheSideToMove() {
    GameRecord record = RecordedGames.talpa(1, 1).getFirst();
    Samples samples = positions(List.of(record), 0).fitted();
    assertThat(samples.size()).isEqualTo(record.line().moves().size());
    double first = record.result().winner().orElseThrow() == Side.FIRST ? 1 : 0;
    for (int i = 0; i < samples.size(); i++) {
      assertThat((double) samples.target(i)).isEqualTo(i % 2 == 0 ? first : 1 - first);
      assertThat(samples.value(i, 0)).isEqualTo(i % 2 == 0 ? 1 : -1);
    }
  }

  @Test
  void theMovesOfARandomOpeningDoNotCount() {
    GameRecord record = RecordedGames.talpa(1, 1).getFirst();
    GameRecord marked = with(record, Opening.TAG, "3");
    assertThat(positions(List.of(marked), 0).fitted().size())
        .isEqualTo(record.line().moves().size() - 3);
  }

  @Test
  void gamesThatWereNotDecidedOnTheBoardDoNotCount() {
    GameRecord record = RecordedGames.talpa(1, 1).getFirst();
    PlayedPositions positions = positions(List.of(with(record, "Termination", "time")), 0);
    assertThat(positions.games()).isZero();
    assertThat(positions.fitted().size()).isZero();
  }

  @Test
  void wholeGamesAreHeldOut() {
    List<GameRecord> records = RecordedGames.talpa(2, 200);
    PlayedPositions positions = positions(records, 25);
    int all = records.stream().mapToInt(record -> record.line().moves().size()).sum();
    assertThat(positions.games()).isEqualTo(200);
    assertThat(positions.fitted().size() + positions.heldOut().size()).isEqualTo(all);
    assertThat(positions.heldOut().size() / (double) all).isBetween(0.15, 0.35);
  }

  @Test
  void aFitLowersTheLossOfGamesItHasNotSeen() {
    PlayedPositions positions = positions(RecordedGames.talpa(3, 300), 30);
    FittedWeights fitted = FittedWeights.of(new Simple(), positions, losses -> {});
    assertThat(fitted.after().heldOut()).isLessThan(fitted.before().heldOut());
    assertThat(fitted.format("talpa", positions, 1))
        .startsWith("# talpa, fitted")
        .contains("games 300", "seed 1", "loss before: fitted 0.", "\nfirst ", "\nmoves ");
  }
}
