package tabuleiro.documentation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.view.position.Variation;

/// The positions of the boards in the rules.
final class RulesBoardTest {
  private static final Path DOCS = Path.of("..", "docs");

  /// A row: its name, the variant, the text of the position, and what it shows.
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| ([^|]+) \\| `([^`|]+)` \\| (?:`([^`|]+)`)? *\\| ([^|]+) \\|$");

  /// A move in the sentence about a position, and whether it is refused.
  private static final Pattern MOVE = Pattern.compile("(?i)(not |não )?`([^`]*\\d[^`]*)`");

  private record Row(String variant, Optional<String> position, String about) {}

  static List<String> games() {
    return Games.names();
  }

  private static List<Row> rows(String language, String game) throws IOException {
    String text = Files.readString(DOCS.resolve(language).resolve("rules/" + game + ".md"));
    String after = text.substring(text.indexOf("<!-- board -->"));
    String table = after.substring(0, after.indexOf("\n## "));
    return ROW.matcher(table)
        .results()
        .map(row -> new Row(row.group(2), Optional.ofNullable(row.group(3)), row.group(4)))
        .toList();
  }

  private static Position position(String name, Row row) {
    Game game = Variation.game(name, row.variant());
    return row.position().map(game::parse).orElseGet(() -> game.start(1));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyMoveThatIsNamedIsLegalUnlessTheSentenceSaysNot(String game) throws IOException {
    for (Row row : rows("en", game)) {
      Position position = position(game, row);
      assertThat(position.outcome()).as(row.about()).isEqualTo(Outcome.ONGOING);
      List<MatchResult> moves = MOVE.matcher(row.about()).results().toList();
      assertThat(moves).as(row.about()).isNotEmpty();
      for (MatchResult move : moves) {
        List<String> played = List.of(move.group(2));
        if (move.group(1) == null) {
          assertThatCode(() -> Variation.of(position, played))
              .as(row.about())
              .doesNotThrowAnyException();
        } else {
          assertThatThrownBy(() -> Variation.of(position, played))
              .as(row.about())
              .isInstanceOf(RulesException.class);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void bothLanguagesHaveTheSamePositionsAndMoves(String game) throws IOException {
    List<Row> english = rows("en", game);
    assertThat(english).hasSizeGreaterThan(2);
    assertThat(rows("pt", game).stream().map(RulesBoardTest::facts))
        .containsExactlyElementsOf(english.stream().map(RulesBoardTest::facts).toList());
  }

  private static List<String> facts(Row row) {
    String moves =
        MOVE.matcher(row.about())
            .results()
            .map(move -> (move.group(1) == null ? "" : "not ") + move.group(2))
            .toList()
            .toString();
    return List.of(row.variant(), row.position().orElse(""), moves);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aMoveThatWinsEndsTheGame(String game) throws IOException {
    List<Row> wins =
        rows("en", game).stream()
            .filter(row -> row.about().matches(".*(?: wins|has (?:won|lost)).*"))
            .toList();
    assertThat(wins).isNotEmpty();
    for (Row row : wins) {
      List<MatchResult> moves = MOVE.matcher(row.about()).results().toList();
      Variation played = Variation.of(position(game, row), List.of(moves.getLast().group(2)));
      assertThat(played.end().outcome()).as(row.about()).isNotEqualTo(Outcome.ONGOING);
    }
  }

  @Test
  void thePageHasAPlaceForTheBoardWithItsTexts() throws IOException {
    String page = Files.readString(Path.of("target/classes/web/docs/pt/rules/trench.html"));
    assertThat(page)
        .contains("<section class=\"play-board\" id=\"play-board\" data-game=\"trench\"")
        .contains("data-script=\"../../files/rules-board.js\"")
        .contains("\"game.takeback\":\"Anular a jogada\"")
        .containsPattern("<div class=\"board-place\"><img [^>]*files/pictures/pt/trench.webp");
  }
}
