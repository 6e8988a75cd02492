package tabuleiro.app.admin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tabuleiro.rules.Side;
import tabuleiro.server.admin.RatingCircle;
import tabuleiro.server.chat.ChatContent;
import tabuleiro.server.chat.ChatMessage;
import tabuleiro.server.rating.EngineAgreement;
import tabuleiro.server.rating.PlayerAgreement;
import tabuleiro.server.social.GameReport;
import tabuleiro.server.social.ReportedGame;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.game.SeatInfo;

final class AdminTextTest {
  private static final AdminText TEXT = new AdminText(Messages.of(Language.ENGLISH));

  @Test
  void aReportIsFollowedByTheMessagesOfItsGame() {
    GameReport report = new GameReport("abc", "Eva", "insults", "", 0);
    List<SeatInfo> seats =
        List.of(
            new SeatInfo(Side.FIRST, Optional.empty(), Optional.of("Eva"), false, true, false),
            new SeatInfo(Side.SECOND, Optional.empty(), Optional.of("Rui"), false, false, false));
    List<ChatMessage> messages =
        List.of(
            new ChatMessage(1, Side.FIRST, ChatContent.ofPhrase("hello"), 1),
            new ChatMessage(2, Side.SECOND, ChatContent.ofText("go away"), 2));
    ReportedGame reported = new ReportedGame(report, seats, messages);
    assertThat(TEXT.text(reported).lines())
        .containsExactly(
            "1970-01-01 00:00  /g/abc (Eva - Rui (visitor))  Eva, insults",
            "    1 Eva: (hello)",
            "    2 Rui (visitor): go away");
    assertThat(TEXT.json(reported))
        .containsEntry("messages", List.of("1 Eva: (hello)", "2 Rui (visitor): go away"));
  }

  @Test
  void aCircleIsALineWithTheAccounts() {
    RatingCircle circle = new RatingCircle("Eva", 40, 0.975, List.of("Ana", "Rui", "Zoe"));
    assertThat(TEXT.line(circle))
        .isEqualTo(
            "Eva: 98 % won of 40 games against accounts that have hardly played others:"
                + " Ana, Rui, Zoe");
    assertThat(AdminText.json(circle)).containsEntry("games", 40);
  }

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
