package tabuleiro.server.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;

final class HeatMapPictureTest {
  private static final Pattern TEXT =
      Pattern.compile("<text x=\"(\\S+)\" y=\"(\\S+)\" .*fill=\"currentColor\">(.*)</text>");

  /// Returns the places of the columns' names and of the rows' names.
  private static Map<String, List<String>> labels(String svg) {
    return TEXT.matcher(svg)
        .results()
        .collect(
            Collectors.groupingBy(
                found -> found.group(3),
                Collectors.mapping(HeatMapPictureTest::place, Collectors.toList())));
  }

  private static String place(MatchResult found) {
    return found.group(1) + " " + found.group(2);
  }

  @ParameterizedTest
  @CsvSource({
    "talpa, 4x4, a1, a b c d 1 2 3 4",
    "trench, classic, a1, a b c d e f g h 1 2 3 4 5 6 7 8",
    "jostle, hex, a1, 1 2 3 4 5 6 a b c d e f g h i j k",
    "niju, most, '-1,2', -1 2"
  })
  void columnsAndRowsAreNamedOnce(String family, String variant, String cell, String names) {
    Game game = Games.find(family).orElseThrow().game(variant);
    int shown = game.board().cell(cell).orElseThrow();
    Map<String, List<String>> labels = labels(HeatMapPicture.svg(game, Map.of(shown, 1.0)));
    assertThat(labels.keySet()).containsExactlyInAnyOrder(names.split(" ", -1));
    List<String> places = labels.values().stream().flatMap(List::stream).toList();
    assertThat(places).doesNotHaveDuplicates().hasSize(names.split(" ", -1).length);
  }

  /// On a square board the names stand in line with their cells, outside the board.
  @ParameterizedTest
  @CsvSource({"a, 0 114", "d, 300 114", "1, -100 14", "4, -100 -286"})
  void aNameStandsWhereTheNextCellWouldBe(String name, String place) {
    Game game = Games.find("talpa").orElseThrow().game("4x4");
    Map<Integer, Double> even =
        IntStream.range(0, 16)
            .boxed()
            .collect(Collectors.toMap(Function.identity(), _ -> 1 / 16.0));
    assertThat(labels(HeatMapPicture.svg(game, even)).get(name)).containsExactly(place);
  }
}
