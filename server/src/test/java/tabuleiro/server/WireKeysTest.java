package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.OfferKind;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.ServerAction;
import tabuleiro.protocol.account.ScopeKey;
import tabuleiro.protocol.game.CommandKey;
import tabuleiro.protocol.game.EventKey;
import tabuleiro.protocol.game.OfferKey;
import tabuleiro.protocol.position.SideKey;
import tabuleiro.protocol.tournament.FormatKey;
import tabuleiro.rules.Side;
import tabuleiro.server.account.AccountCalls;
import tabuleiro.server.tournament.TournamentFormat;

/// The enumerations of the contract have the keys that the server writes.
final class WireKeysTest {
  private static List<String> keys(Enum<?>[] constants) {
    return Stream.of(constants).map(Enum::toString).toList();
  }

  @Test
  void everyActionIsAnEventAndViceVersa() {
    List<GameAction> actions =
        Stream.of(EventKey.values()).map(key -> GameAction.parse(key + " draw")).toList();
    assertThat(actions)
        .extracting(action -> action.format().split(" ", 2)[0])
        .containsExactlyElementsOf(keys(EventKey.values()));
    Set<Class<?>> types = actions.stream().map(Object::getClass).collect(Collectors.toSet());
    assertThat(types)
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(PlayerAction.class, ServerAction.class)
                .flatMap(type -> Arrays.<Class<?>>stream(type.getPermittedSubclasses()))
                .toList());
  }

  @Test
  void aPlayerMayDoWhatEventsSayOfPlayersAndAskForARematch() {
    List<String> ofPlayers =
        keys(EventKey.values()).stream()
            .filter(key -> GameAction.parse(key + " draw") instanceof PlayerAction)
            .toList();
    assertThat(keys(CommandKey.values())).containsAll(ofPlayers).contains("rematch");
    assertThat(CommandKey.values()).hasSize(ofPlayers.size() + 1);
  }

  @Test
  void otherKeysAreThoseOfTheServer() {
    assertThat(keys(SideKey.values())).isEqualTo(Stream.of(Side.values()).map(Side::key).toList());
    assertThat(keys(OfferKey.values()))
        .isEqualTo(Stream.of(OfferKind.values()).map(OfferKind::format).toList());
    assertThat(keys(ScopeKey.values())).isEqualTo(AccountCalls.scopes());
    assertThat(keys(FormatKey.values()))
        .isEqualTo(Stream.of(TournamentFormat.values()).map(TournamentFormat::key).toList());
  }
}
