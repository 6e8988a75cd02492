package tabuleiro.app.admin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabuleiro.server.store.rating.EngineAgreement;
import tabuleiro.server.store.rating.PlayerAgreement;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

final class AdminTextTest {
  private static final AdminText TEXT = new AdminText(Messages.of(Language.ENGLISH));

  private static PlayerAgreement player(int same) {
    EngineAgreement agreement = new EngineAgreement(60, same);
    return new PlayerAgreement("Eva", "talpa-8x8-blitz", 1612.4, 3, agreement);
  }

  @Test
  void aMemberWhoOftenMovesAsTheEngineIsMarked() {
    assertThat(TEXT.line(player(30)))
        .isEqualTo(
            "Eva, talpa-8x8-blitz, rating 1612: 30 of 60 moves as the engine"
                + " (50 %, interval 38 to 62 %), games: 3");
    assertThat(TEXT.line(player(40))).startsWith("LOOK AT THE GAMES: Eva");
    assertThat(AdminText.json(player(40))).containsEntry("flagged", true);
  }
}
