package tabuleiro.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.games.talpa.TalpaFamily;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

final class DistanceTableSearcherTest {
  @ParameterizedTest
  @CsvSource({"3x3, win 6", "3x4, loss 7", "4x3, win 7", "3x5, loss 8", "5x3, win 7"})
  void smallBoardsArePlayedPerfectly(String variant, String score) {
    Game game = new TalpaFamily().game(variant);
    Position start = game.start(0);
    List<SearchInfo> found =
        SearcherFactory.create("talpa", 1, 1)
            .search(start, MoveLimits.ofNodes(1), game.maxMoves(), new StopSignal(), _ -> {});
    assertThat(found).hasSize(start.countMoves());
    assertThat(found.getFirst().score()).hasToString(score);
    for (SearchInfo info : found) {
      Position end = start;
      for (int move : info.moves()) {
        end = end.play(move);
      }
      assertThat(info.moves()).hasSize(info.score().value());
      boolean firstWins = end.outcome().winner().orElseThrow() == Side.FIRST;
      assertThat(info.score().kind()).isEqualTo(firstWins ? Score.Kind.WIN : Score.Kind.LOSS);
    }
  }
}
