package tabuleiro.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.play.lesson.Lesson;
import tabuleiro.play.lesson.Lessons;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

class MoveNameTest {
  private static String nameOf(Position before, String move, Language language) {
    Messages messages = Messages.of(language).forGame(before.game().id().game());
    return MoveName.of(before, before.parseMove(move), messages);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          jostle  | 10x10       | c8b8 | c8 to b8 | c8 para b8
          talpa   | 8x8         | a2a1 | a2 takes a1 | a2 captura a1
          """)
  void theFirstMoveIsNamed(
      String family, String variant, String move, String english, String portuguese) {
    Position start = Games.find(family).orElseThrow().game(variant).start(1);
    assertThat(nameOf(start, move, Language.ENGLISH)).isEqualTo(english);
    assertThat(nameOf(start, move, Language.PORTUGUESE)).isEqualTo(portuguese);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          morelli | capture | a1c3 | a1 to c3, turns 2 stones
          morelli | frame   | f1f3 | f1 to f3, takes the Throne
          trench  | capture | c4d4 | Captain c4 takes d4
          trench  | strike  | d5g5 | Captain d5 to g5, takes 2
          talpa   | both    | a3   | removes a3
          """)
  void movesOfLessonsAreNamed(String family, String lesson, String move, String english) {
    Lesson found =
        Lessons.of(family).lessons().stream()
            .filter(one -> one.name().equals(lesson))
            .findFirst()
            .orElseThrow();
    assertThat(nameOf(found.start(family), move, Language.ENGLISH)).isEqualTo(english);
  }

  @Test
  void aTileIsNamedByItsNeighbour() {
    Position start = Games.find("niju").orElseThrow().game("most").start(1);
    assertThat(nameOf(start, "13r0@0,0", Language.ENGLISH)).isEqualTo("tile 13 in the middle");
    Position second = start.playUnchecked(start.parseMove("13r0@0,0"));
    assertThat(nameOf(second, "7r1@0,-1", Language.ENGLISH))
        .isEqualTo("tile 7 turned right, below White's 13");
    assertThat(nameOf(second, "7r3@-1,0", Language.PORTUGUESE))
        .isEqualTo("peça 7 virada à esquerda, à esquerda da 13 das Brancas");
    assertThat(nameOf(second, "7r2@0,1", Language.BRAZILIAN))
        .isEqualTo("peça 7 de cabeça para baixo, acima da 13 das Brancas");
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void everyMoveOfARandomGameHasAName(Game game) {
    for (Language language : Language.values()) {
      Messages messages = Messages.of(language).forGame(game.id().game());
      RandomGenerator random = SeededRandom.of(1);
      Position position = game.start(1);
      while (!position.outcome().isOver()) {
        int move = Playout.randomMove(position, random);
        assertThat(MoveName.of(position, move, messages)).isNotBlank().doesNotContain("{", "@");
        position = position.playUnchecked(move);
      }
    }
  }
}
