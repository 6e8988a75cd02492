package tabuleiro.view.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.games.Games;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.protocol.catalogue.CatalogueJson;
import tabuleiro.protocol.catalogue.DemoGameJson;
import tabuleiro.protocol.catalogue.FamilyJson;
import tabuleiro.protocol.catalogue.FeaturedBoardJson;
import tabuleiro.rules.Game;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

final class CatalogueJsonTest {
  private static Messages messages(String family) {
    return Messages.of(Language.ENGLISH).forGame(family);
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void everyFeaturedBoardHasCompleteDemo(Game game) {
    DemoGameJson demo = DemoGameJsonMapper.of(game, messages(game.id().game()));
    assertThat(demo.frames()).hasSizeBetween(20, 24);
    assertThat(demo.frames().getLast().position().result()).isNotEqualTo("*");
    assertThat(demo.frames())
        .allMatch(moment -> moment.position().nextTargets().equals(List.of(Map.of())));
  }

  @Test
  void aBoardWithoutRecordHasTheBeginningOfARandomGame() {
    Game board = Games.find("talpa").orElseThrow().game("4x4");
    DemoGameJson demo = DemoGameJsonMapper.of(board, messages("talpa"));
    assertThat(demo.frames())
        .hasSizeBetween(3, 24)
        .isEqualTo(DemoGameJsonMapper.of(board, messages("talpa")).frames());
    assertThat(demo.frames().getFirst().position().position()).isEqualTo(board.start(1).format());
    assertThat(DemoGameJsonMapper.picture(board, messages("talpa")).position())
        .isNotEqualTo(board.start(1).format());
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void catalogueListsBoardsVariantsAndPlayers(Game game) {
    PlayerCatalogue players =
        EnginePlayers.catalogue()
            .withPlayer(game.id().game(), "mine", () -> request -> request.position().moveAt(0));
    CatalogueJson catalogue = CatalogueJsonMapper.of(players, Language.ENGLISH);
    assertThat(catalogue.boards())
        .contains(FeaturedBoardJsonMapper.of(game, Language.ENGLISH))
        .extracting(FeaturedBoardJson::name)
        .doesNotHaveDuplicates();
    FamilyJson family =
        catalogue.families().stream()
            .filter(one -> one.game().equals(game.id().game()))
            .findFirst()
            .orElseThrow();
    assertThat(family.variants())
        .extracting(FamilyJson.Variant::variant)
        .contains(game.id().variant());
    assertThat(family.players())
        .extracting(FamilyJson.Player::player)
        .startsWith("1", "2", "3")
        .endsWith("mine");
    assertThat(family.players().get(4).elo().get(game.id().variant())).isPositive();
  }
}
