package tabuleiro.terminal.plain;

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
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.common.ActionText;
import tabuleiro.terminal.plain.board.BoardText;
import tabuleiro.testkit.GoldenFile;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The boards in plain text at the start, in the middle and at the end of a game.
class PositionSummaryTest {
  static Stream<Arguments> screens() {
    return Games.representativeGames().stream()
        .flatMap(game -> Language.ofDocuments().stream().map(l -> Arguments.of(game, l)));
  }

  @ParameterizedTest
  @MethodSource("screens")
  void everyBoardIsDrawnInEveryLanguage(Game game, Language language) {
    Messages messages = Messages.of(language).forGame(game.id().game());
    RandomGenerator random = SeededRandom.of(1);
    Position position = game.start(1);
    StringBuilder screens = new StringBuilder(PositionSummary.format(position, messages, false));
    for (int ply = 1; !position.outcome().isOver(); ply++) {
      int move = position.moveAt(random.nextInt(position.countMoves()));
      String action = ActionText.format(position, move, "Ana", messages);
      position = position.playUnchecked(move);
      if (ply == 9 || position.outcome().isOver()) {
        screens.append('\n').append(ply).append(". ").append(action).append('\n');
        screens.append(PositionSummary.format(position, messages, false));
      }
    }
    String name = "screens/" + game.id().toString().replace(' ', '-') + "-" + language.code();
    GoldenFile.check(name + ".txt", screens.toString());
  }

  @Test
  void aDiamondCanBeDrawnAsASquare() {
    Messages messages = Messages.of(Language.ENGLISH).forGame("trench");
    Position start = Games.find("trench").orElseThrow().game().start(1);
    GoldenFile.check("screens/trench-square.txt", PositionSummary.format(start, messages, true));
  }

  @ParameterizedTest
  @MethodSource("screens")
  void aBoardNeedsAsciiCharactersOnly(Game game, Language language) {
    Messages messages = Messages.of(language).forGame(game.id().game());
    String board =
        BoardText.draw(game.start(1), messages, false)
            .lines()
            .filter(line -> !line.endsWith(":"))
            .reduce("", String::concat);
    assertThat(board).matches("[ -~]*");
  }
}
