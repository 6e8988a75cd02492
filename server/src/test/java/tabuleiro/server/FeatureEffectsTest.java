package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.Seat;
import tabuleiro.play.TableSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.event.Actor;
import tabuleiro.server.event.GameAction;
import tabuleiro.server.event.PlayerAction;
import tabuleiro.server.event.RequestResult;
import tabuleiro.server.live.ClientRequest;
import tabuleiro.server.live.GameSeries;
import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.live.LiveGame;
import tabuleiro.server.live.NewGames;
import tabuleiro.server.live.StoredGames;
import tabuleiro.server.player.PlayerId;
import tabuleiro.server.store.chat.ChatContent;
import tabuleiro.server.store.chat.ChatMessage;
import tabuleiro.server.store.chat.ChatStore;
import tabuleiro.server.store.chat.NewChatMessage;
import tabuleiro.server.store.pairing.QuickChallenge;
import tabuleiro.server.store.pairing.QuickChallengeStore;
import tabuleiro.server.store.seat.HumanPlayer;
import tabuleiro.server.store.visitor.PushNotice;
import tabuleiro.server.store.visitor.PushStore;

/// What the events of games change in other features.
final class FeatureEffectsTest extends StoredGames {
  private static final Game TALPA = Games.find("talpa").orElseThrow().game("8x8");
  private static final Seat HUMAN = Seat.human("?");

  @BeforeEach
  void addEffects() {
    FeatureEffects.addTo(games, store.access());
  }

  private LiveGame begin(GameSeries series) {
    return games.create(NewGames.taken(TableSetup.of(TALPA, 1, HUMAN, HUMAN), series), 0);
  }

  private static void act(LiveGame game, Actor actor, GameAction action) {
    GameSnapshot now = game.snapshot(0);
    int seen = now.event().sequence();
    ClientRequest request = new ClientRequest(actor, "a" + seen, seen, now.ply(), action, 0);
    assertThat(game.submit(request)).isInstanceOf(RequestResult.Accepted.class);
  }

  private static void move(LiveGame game) {
    Position position = game.snapshot(0).position();
    String move = position.formatMove(position.legalMoves()[0]);
    act(game, Actor.of(position.sideToMove()), new PlayerAction.Move(move));
  }

  @Test
  void messagesStayWithPlayersWhoExchangeSidesAndTheirNoticesAreDeleted() {
    LiveGame game = begin(GameSeries.SINGLE.withSwapRule());
    move(game);
    PlayerId first = PlayerId.ofVisitor("FIRST");
    ChatStore chats = new ChatStore(store.access());
    PushStore notices = new PushStore(store.access());
    ChatContent hello = ChatContent.ofPhrase("hello");
    chats.add(new NewChatMessage(game.id(), Side.FIRST, first, "m", hello, 5)).join();
    notices.queue(new PushNotice(game.id(), first.text(), Side.FIRST, 2, "turn"), 9).join();
    act(game, Actor.SECOND, new PlayerAction.Swap());
    assertThat(chats.find(game.id(), first).orElseThrow().messages())
        .extracting(ChatMessage::side)
        .containsExactly(Side.SECOND);
    assertThat(notices.due(9, 5)).isEmpty();
  }

  @Test
  void challengeHasWaitedUntilItsGameBegan() {
    QuickChallengeStore quick = new QuickChallengeStore(store.access());
    for (int i = 0; i < 5; i++) {
      LiveGame game = games.create(NewGames.waiting(TableSetup.of(TALPA, 1, HUMAN, HUMAN)), 0);
      quick.save(game.id(), new QuickChallenge("off", 1500, 0, 1000)).join();
      assertThat(quick.usualWait(TALPA.id(), "off")).isEmpty();
      game.seats().take("two", "next", new HumanPlayer("Rui", "SECOND"), 8000);
    }
    assertThat(quick.usualWait(TALPA.id(), "off")).hasValue(7000);
  }
}
