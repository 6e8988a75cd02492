package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.OfferKind;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestedAction;
import tabuleiro.server.http.ProblemException;

final class GameSocketMessageTest {
  private static GameSocketMessage parse(String json) {
    return GameSocketMessage.parse(json.replace('\'', '"'));
  }

  private static ClientRequest command(String fields) {
    GameSocketMessage message =
        parse("{'type':'command','id':'a','seenSequence':3,'ply':1," + fields + "}");
    return ((GameSocketMessage.Command) message).command().request(Actor.FIRST, 5000);
  }

  private static RequestedAction action(String fields) {
    return command(fields).action();
  }

  @Test
  void parsesFieldsOfCommand() {
    assertThat(command("'action':'move','move':'c3d3','side':'first'"))
        .isEqualTo(new ClientRequest(Actor.FIRST, "a", 3, 1, new PlayerAction.Move("c3d3"), 5000));
  }

  @Test
  void eachActionHasItsType() {
    assertThat(action("'action':'move','targets':['c3','d3']"))
        .isEqualTo(new RequestedAction.ClickedMove(List.of("c3", "d3")));
    assertThat(action("'action':'accept','offer':'draw'"))
        .isEqualTo(new RequestedAction.Exact(new PlayerAction.OfferResponse(OfferKind.DRAW, true)));
    assertThat(action("'action':'decline','offer':'takeback'"))
        .isEqualTo(
            new RequestedAction.Exact(new PlayerAction.OfferResponse(OfferKind.TAKEBACK, false)));
    assertThat(action("'action':'rematch'"))
        .isEqualTo(action("'action':'offer','offer':'rematch'"))
        .isEqualTo(new RequestedAction.Exact(new PlayerAction.Offer(OfferKind.REMATCH)));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "'action':'fly', action",
        "'offer':'draw', action",
        "`'action':'offer','offer':'money'`, offer",
        "'action':'accept', offer",
        "'action':'flag', action",
        "'action':'start', action",
        "'action':'move', field",
        "`'action':'move','targets':[null]`, field",
        "`'action':'resign','offer':null`, field"
      })
  void unknownActionOrOfferIsRefused(String fields, String error) {
    assertThatThrownBy(() -> command(fields))
        .isInstanceOfSatisfying(
            ProblemException.class, problem -> assertThat(problem.error()).isEqualTo(error));
  }

  @Test
  void otherTypesAreUnexpected() {
    assertThat(parse("{'type':'ping'}")).isEqualTo(new GameSocketMessage.Ping());
    assertThat(parse("{'type':'dance'}")).isEqualTo(new GameSocketMessage.Unexpected("dance"));
    assertThat(parse("{}")).isEqualTo(new GameSocketMessage.Unexpected(""));
    assertThatThrownBy(() -> parse("[]")).isInstanceOf(ProblemException.class);
  }
}
