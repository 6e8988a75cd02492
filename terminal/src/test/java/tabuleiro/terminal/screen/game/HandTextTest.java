package tabuleiro.terminal.screen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The pieces off the board as a line of text.
final class HandTextTest {
  @ParameterizedTest
  @CsvSource({
    "ENGLISH, , Tiles of White: 1-6",
    "ENGLISH, 3, 'Tiles of White: 1-2, 4-6'",
    "ENGLISH, 1 6 3, 'Tiles of White: 2, 4-5'",
    "ENGLISH, 1 2 3 4 5 6, Tiles of White: none",
    "PORTUGUESE, 2 3, 'Peças das Brancas: 1, 4-6'"
  })
  void numbersInSequenceAreRanges(Language language, String played, String expected) {
    List<String> tiles = played == null ? List.of() : List.of(played.split(" "));
    Position position = Games.find("niju").orElseThrow().game("most-6").start(1);
    for (String tile : tiles) {
      position = placed(placed(position, tile), tile);
    }
    Messages messages = Messages.of(language).forGame("niju");
    assertThat(HandText.format(position.scene().hands().getFirst(), messages)).isEqualTo(expected);
  }

  private static Position placed(Position position, String tile) {
    int move =
        IntStream.of(position.legalMoves())
            .filter(legal -> position.formatMove(legal).startsWith(tile + "r"))
            .findFirst()
            .orElseThrow();
    return position.playUnchecked(move);
  }
}
