package tabuleiro.view.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.play.live.ClickPath;
import tabuleiro.rules.Game;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Position;

final class ClickPathTest {
  private static final Game TALPA = Games.find("talpa").orElseThrow().game();
  private static final Game NIJU = Games.find("niju").orElseThrow().game();

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void pathOfMoveEntersThatMove(Game game) {
    RandomGame played = RandomGame.of(game, 4);
    for (int ply = 0; ply < played.moves().size(); ply += 7) {
      Position position = played.positions().get(ply);
      int move = played.moves().get(ply);
      assertThat(ClickPath.resolve(position, MoveJsonMapper.of(position, move).targets()).code())
          .isEqualTo(move);
    }
  }

  @Test
  void rejectsUnknownClickTarget() {
    for (String name : List.of("z9", "", "tile", "tile07", "turn-1", "tile9999", "c3 d3")) {
      assertThatThrownBy(() -> ClickPath.resolve(TALPA.start(1), List.of(name)))
          .as(name)
          .isInstanceOf(MoveFormatException.class);
    }
  }

  @Test
  void forbiddenPathNamesRule() {
    assertThatThrownBy(() -> ClickPath.resolve(TALPA.start(1), List.of("a1", "h8")))
        .isInstanceOfSatisfying(
            IllegalMoveException.class,
            problem -> assertThat(problem.violation().rule()).isNotEmpty());
  }

  @Test
  void rejectsIncompletePath() {
    assertThatThrownBy(() -> ClickPath.resolve(NIJU.start(1), List.of("tile1", "turn0")))
        .isInstanceOf(IllegalMoveException.class);
    assertThatThrownBy(() -> ClickPath.resolve(NIJU.start(1), List.of()))
        .isInstanceOf(IllegalMoveException.class);
  }
}
