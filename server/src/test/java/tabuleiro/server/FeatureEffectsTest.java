package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.chat.ChatCalls;
import tabuleiro.server.chat.ChatContent;
import tabuleiro.server.chat.ChatMessage;
import tabuleiro.server.chat.ChatStore;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.game.NewGames;
import tabuleiro.server.game.SeatTaker;
import tabuleiro.server.game.StoredGames;
import tabuleiro.server.pairing.PairingCalls;
import tabuleiro.server.push.PushCalls;

/// What the events of games change in other features.
final class FeatureEffectsTest extends StoredGames {
  private static final Game TALPA = Games.find("talpa").orElseThrow().game("8x8");
  private static final Seat HUMAN = Seat.human("?");

  @BeforeEach
  void addEffects() {
    FeatureEffects.addTo(games, store.database());
  }

  private LiveGame begin(GameSeries series) {
    return games.create(NewGames.taken(SessionSetup.of(TALPA, 1, HUMAN, HUMAN), series), 0);
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
    ChatStore chats = new ChatStore(store.database());
    ChatContent hello = ChatContent.ofPhrase("hello");
    ChatCalls.add(store, game.id(), Side.FIRST, first, hello).join();
    PushCalls.queue(store, game.id(), first, 9).join();
    act(game, Actor.SECOND, new PlayerAction.Swap());
    assertThat(chats.find(game.id(), first).orElseThrow().messages())
        .extracting(ChatMessage::side)
        .containsExactly(Side.SECOND);
    assertThat(PushCalls.due(store, 9)).isEmpty();
  }

  @Test
  void challengeHasWaitedUntilItsGameBegan() {
    for (int i = 0; i < 5; i++) {
      LiveGame game = games.create(NewGames.waiting(SessionSetup.of(TALPA, 1, HUMAN, HUMAN)), 0);
      PairingCalls.save(store, game.id(), 1000).join();
      assertThat(PairingCalls.usualWait(store, TALPA.id())).isEmpty();
      game.seats().take("two", "next", new SeatTaker("Rui", "SECOND"), 8000);
    }
    assertThat(PairingCalls.usualWait(store, TALPA.id())).hasValue(7000);
  }
}
