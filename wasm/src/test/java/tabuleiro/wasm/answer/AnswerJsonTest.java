package tabuleiro.wasm.answer;

import static org.assertj.core.api.Assertions.assertThat;

import io.avaje.jsonb.Jsonb;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.games.Games;
import tabuleiro.protocol.common.ProblemJson;
import tabuleiro.protocol.position.RefusalJson;
import tabuleiro.text.Language;
import tabuleiro.view.catalogue.CatalogueJsonMapper;
import tabuleiro.view.learn.RulesJsonMapper;
import tabuleiro.view.position.BoardJsonMapper;
import tabuleiro.view.position.Variation;
import tabuleiro.view.position.VariationJsonMapper;
import tabuleiro.view.text.MessageCatalogue;

/// Records are written byte for byte as the server writes them.
final class AnswerJsonTest {
  private static final Jsonb SERVER = Jsonb.builder().build();

  private static void assertWrittenAsByTheServer(Object record) {
    assertThat(AnswerJson.format(record)).isEqualTo(SERVER.toJson(record));
  }

  @ParameterizedTest
  @EnumSource
  void answersAreWrittenAsByTheServer(Language language) {
    assertWrittenAsByTheServer(CatalogueJsonMapper.of(EnginePlayers.catalogue(), language));
    assertThat(Games.representativeGames())
        .isNotEmpty()
        .allSatisfy(game -> {
          assertWrittenAsByTheServer(BoardJsonMapper.of(game));
          assertWrittenAsByTheServer(
              RulesJsonMapper.of(
                  game.id().game(), MessageCatalogue.of(language, game.id().game())));
          Variation variation = new Variation(List.of(game.start(1)), List.of());
          assertWrittenAsByTheServer(
              VariationJsonMapper.of(variation, MessageCatalogue.of(language, game.id().game())));
        });
  }

  @Test
  void problemsAreWrittenWithAndWithoutTheirParts() {
    ProblemJson problem =
        new ProblemJson(
            "stale", "“é” \"<\u2028\\", Optional.empty(), Optional.empty(), Optional.empty());
    assertWrittenAsByTheServer(problem);
    assertWrittenAsByTheServer(
        new ProblemJson(
            "illegal",
            "",
            Optional.of("r"),
            Optional.of(new RefusalJson("talpa.1", "no", List.of("a1"))),
            Optional.empty()));
  }
}
