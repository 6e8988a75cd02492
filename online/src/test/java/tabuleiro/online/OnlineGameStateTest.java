package tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import tabuleiro.protocol.game.CommandJson;
import tabuleiro.protocol.game.EventJson;
import tabuleiro.protocol.game.GameJson;
import tabuleiro.protocol.game.PresenceJson;
import tabuleiro.protocol.game.ReplyJson;
import tabuleiro.rules.Side;

final class OnlineGameStateTest {
  private static final String START = "rbrb/brbr/rbrb/brbr r";

  private static GameJson message(String moves) {
    return MessageCodec.parse(
        """
        {"type":"state","id":"g1","game":"talpa","variant":"4x4","visibility":"private",
        "open":false,"seats":[
        {"side":"first","name":"Ana","player":"human","taken":true,"connected":true,"free":false},
        {"side":"second","name":"Rui","player":"human","taken":true,"connected":false,"free":false}],
        "side":"first","head":{"sequence":1,"hash":"h1"},"ply":0,"start":"%s","moves":[%s],
        "clock":{"timeControl":"5m","firstMillis":300000,"secondMillis":300000,"running":"first","timeMillis":1},
        "paused":false,"offers":{"draw":"","takeback":"","rematch":""},"result":"*","ending":"",
        "endingText":"","previous":"","next":"","round":0,"claimable":false,"correspondence":false}\
        """
            .formatted(START, moves),
        GameJson.class);
  }

  private static OnlineGameState state() {
    return OnlineGameState.of(message(""), 0, 0);
  }

  private static EventJson event(int sequence, int ply, String move) {
    String played = move.isEmpty() ? "" : "\"move\":" + move(move) + ",";
    return MessageCodec.parse(
        """
        {"type":"event","sequence":%d,"hash":"h%d","actor":"first","action":"move","offer":"","timeMillis":1,
        "ply":%d,%s"clock":{"timeControl":"off","running":""},"paused":false,
        "offers":{"draw":"","takeback":"","rematch":""},"result":"*","ending":"","endingText":"","next":""}\
        """
            .formatted(sequence, sequence, ply, played),
        EventJson.class);
  }

  private static String move(String text) {
    return "{\"move\":\"%s\",\"side\":\"first\",\"targets\":[],\"effects\":[]}".formatted(text);
  }

  private static String legalMove(OnlineGameState state) {
    return state.position().formatMove(state.position().moveAt(0));
  }

  @Test
  void followsMovesAndTakebacks() {
    OnlineGameState start = state();
    assertThat(start.isOwnTurn()).isTrue();
    OnlineGameState moved = start.after(event(2, 1, legalMove(start)), 0);
    assertThat(moved.plies()).isEqualTo(1);
    assertThat(moved.isOwnTurn()).isFalse();
    assertThat(moved.head().hash()).isEqualTo("h2");
    OnlineGameState back = moved.after(event(3, 0, ""), 0);
    assertThat(back.moves()).isEmpty();
    assertThat(back.position()).isEqualTo(start.position());
  }

  @Test
  void refusesAMoveThatTheRulesForbid() {
    assertThatThrownBy(() -> state().after(event(2, 1, "a1a3"), 0))
        .isInstanceOf(OnlineException.class);
    assertThatThrownBy(() -> state().after(event(2, 7, ""), 0)).isInstanceOf(OnlineException.class);
    assertThatThrownBy(() -> OnlineGameState.of(message(move("a1a3")), 0, 0))
        .isInstanceOf(OnlineException.class);
  }

  @Test
  void runsTheClockOfTheSideToMove() {
    long later = TimeUnit.SECONDS.toNanos(10);
    assertThat(state().remainingTime(Side.FIRST, later)).contains(Duration.ofSeconds(290));
    assertThat(state().remainingTime(Side.SECOND, later)).contains(Duration.ofMinutes(5));
    assertThat(state().remainingTime(Side.FIRST, later * 100)).contains(Duration.ZERO);
  }

  @Test
  void knowsWhoIsConnected() {
    OnlineGameState here = state().with(new PresenceJson("presence", false, true, 2));
    assertThat(here.seat(Side.FIRST).connected()).isFalse();
    assertThat(here.seat(Side.SECOND).connected()).isTrue();
    assertThat(here.watchers()).isEqualTo(2);
  }

  @Test
  void sendsACommandAgainWithItsId() {
    Outbox outbox = new Outbox();
    CommandJson move = outbox.add("move", some("a1a2"), none(), state());
    assertThat(outbox.requests()).containsExactly(move);
    assertThat(MessageCodec.format(move))
        .contains("\"action\":\"move\"", "\"seenSequence\":1", "\"move\":\"a1a2\"")
        .doesNotContain("offer");
    assertThat(outbox.receive(reply(move, "unavailable"), state()).later()).isTrue();
    assertThat(outbox.requests()).containsExactly(move);
    assertThat(outbox.receive(reply(move, ""), state()).refusal()).isEmpty();
    assertThat(outbox.isEmpty()).isTrue();
  }

  @Test
  void decidesAMoveAgainWhenOnlyAnOfferCameFirst() {
    Outbox outbox = new Outbox();
    CommandJson move = outbox.add("move", some("a1a2"), none(), state());
    OnlineGameState afterOffer = state().after(event(2, 0, ""), 0);
    assertThat(outbox.receive(reply(move, "stale"), afterOffer).again()).isTrue();
    CommandJson again = outbox.requests().getFirst();
    assertThat(again.id()).isNotEqualTo(move.id());
    assertThat(again.seenSequence()).isEqualTo(2);
    assertThat(outbox.hasMove()).isTrue();
  }

  @Test
  void reportsARefusal() {
    Outbox outbox = new Outbox();
    CommandJson offer = outbox.add("offer", none(), some("draw"), state());
    assertThat(outbox.receive(reply(offer, "illegal"), state()).refusal()).contains("because");
    assertThat(outbox.isEmpty()).isTrue();
    assertThat(outbox.receive(reply(offer, "illegal"), state()).refusal()).isEmpty();
  }

  private static Optional<String> some(String text) {
    return Optional.of(text);
  }

  private static Optional<String> none() {
    return Optional.empty();
  }

  private static ReplyJson reply(CommandJson request, String error) {
    boolean isAccepted = error.isEmpty();
    return new ReplyJson(
        "reply",
        request.id(),
        isAccepted,
        isAccepted ? 2 : 0,
        "",
        0,
        error,
        "because",
        Optional.empty(),
        Optional.empty());
  }
}
