package tabuleiro.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;
import tabuleiro.terminal.board.BoardText;
import tabuleiro.testkit.Golden;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// What every board looks like at the start, in the middle and at the end of a game.
class ScreenTest {
  static Stream<Arguments> screens() {
    return Games.boards().stream()
        .flatMap(game -> Stream.of(Language.values()).map(l -> Arguments.of(game, l)));
  }

  @ParameterizedTest
  @MethodSource("screens")
  void everyBoardIsDrawnInEveryLanguage(Game game, Language language) {
    Messages words = Messages.of(language).forGame(game.id().game());
    RandomGenerator random = Seeds.random(1);
    Position position = game.start(1);
    StringBuilder screens = new StringBuilder(PositionText.of(position, words, false));
    for (int ply = 1; !position.outcome().isOver(); ply++) {
      int move = position.moveAt(random.nextInt(position.countMoves()));
      String action = ActionText.of(position, move, "Ana", words);
      position = position.playUnchecked(move);
      if (ply == 9 || position.outcome().isOver()) {
        screens.append('\n').append(ply).append(". ").append(action).append('\n');
        screens.append(PositionText.of(position, words, false));
      }
    }
    String name = "screens/" + game.id().toString().replace(' ', '-') + "-" + language.code();
    Golden.check(name + ".txt", screens.toString());
  }

  @Test
  void aDiamondCanBeDrawnAsASquare() {
    Messages words = Messages.of(Language.ENGLISH).forGame("trench");
    Position start = Games.find("trench").orElseThrow().game().start(1);
    Golden.check("screens/trench-square.txt", PositionText.of(start, words, true));
  }

  @ParameterizedTest
  @MethodSource("screens")
  void aBoardNeedsAsciiCharactersOnly(Game game, Language language) {
    Messages words = Messages.of(language).forGame(game.id().game());
    String board =
        BoardText.draw(game.start(1), words, false)
            .lines()
            .filter(line -> !line.endsWith(":"))
            .reduce("", String::concat);
    assertThat(board).matches("[ -~]*");
  }
}
