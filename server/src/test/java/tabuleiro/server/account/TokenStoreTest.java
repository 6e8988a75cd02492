package tabuleiro.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.rules.Side;
import tabuleiro.server.PersonalDataParts;
import tabuleiro.server.game.SampleEvents;
import tabuleiro.server.game.SeatTaker;
import tabuleiro.server.game.StoreContract;
import tabuleiro.server.game.TestDatabase;

/// The access tokens and the bots on each database.
@ParameterizedClass
@MethodSource("tabuleiro.server.game.TestDatabase#tested")
final class TokenStoreTest extends StoreContract {
  private static final PlayerId ANA = new PlayerId("mAAAAAAAAAAAAAAAA");
  private static final String LAPTOP = "ms-" + "l".repeat(43);

  TokenStoreTest(TestDatabase database) {
    super(database);
  }

  private TokenStore tokens() {
    return new TokenStore(store().database());
  }

  private static String secret(int number) {
    return "mt-%043d".formatted(number);
  }

  private static AccessToken token(int number) {
    return AccessToken.of(
        secret(number), "Bot", Set.of(AccessScope.READ, AccessScope.PLAY), number);
  }

  private void signUp() {
    Member ana = Member.create(ANA, "Ana", "Ana".toLowerCase(Locale.ROOT), "hash", 5000);
    SignedInDevice laptop = SignedInDevice.of(LAPTOP, "Firefox", 5000);
    new AccountStore(store().database(), PersonalDataParts.ALL)
        .signUp(ana, List.of(), laptop, Optional.empty())
        .join();
  }

  @Test
  void aTokenBelongsToItsMemberAndIsNoDevice() {
    signUp();
    assertThat(tokens().create(ANA, token(1)).join()).isTrue();
    assertThat(tokens().create(ANA, token(1)).join()).as("again").isTrue();
    assertThat(tokens().find(secret(1))).contains(token(1));
    assertThat(tokens().ofMember(ANA)).containsExactly(token(1));
    assertThat(new MemberStore(store().database()).devices(ANA))
        .extracting(SignedInDevice::name)
        .hasSize(1);
    assertThat(new MemberStore(store().database()).playerOf(secret(1))).isEqualTo(ANA);
    assertThat(new MemberStore(store().database()).signedIn(secret(1)).map(Member::name))
        .contains("Ana");
    assertThat(new MemberStore(store().database()).endSession(ANA, token(1).id()).join())
        .isEqualTo(1);
    assertThat(tokens().find(secret(1))).isEmpty();
    assertThat(new MemberStore(store().database()).signedIn(secret(1))).isEmpty();
  }

  @Test
  void aMemberHasAFewTokens() {
    signUp();
    for (int i = 1; i <= TokenStore.MAX_TOKENS; i++) {
      assertThat(tokens().create(ANA, token(i)).join()).isTrue();
    }
    assertThat(tokens().create(ANA, token(100)).join()).isFalse();
    assertThat(tokens().create(ANA, token(1)).join()).as("stored already").isTrue();
    assertThat(tokens().ofMember(ANA)).hasSize(TokenStore.MAX_TOKENS);
    assertThat(tokens().ofMember(ANA).getFirst()).isEqualTo(token(TokenStore.MAX_TOKENS));
    PlayerId none = new PlayerId("mZZZZZZZZZZZZZZZZ");
    assertThat(tokens().create(none, token(200)).join()).isFalse();
  }

  @Test
  void anAccountEndsWithItsTokens() {
    signUp();
    tokens().create(ANA, token(1)).join();
    new AccountStore(store().database(), PersonalDataParts.ALL)
        .changePassword(ANA, "another", "none")
        .join();
    assertThat(tokens().find(secret(1))).isEmpty();
    tokens().create(ANA, token(2)).join();
    new AccountStore(store().database(), PersonalDataParts.ALL).delete(ANA).join();
    assertThat(tokens().find(secret(2))).isEmpty();
  }

  @Test
  void aBotIsDeclaredBeforeItsFirstGame() {
    signUp();
    assertThat(tokens().declareBot(ANA).join()).isTrue();
    SampleEvents.create(store(), "game");
    store().seats().take("game", "game-first", "next", new SeatTaker("Guest", LAPTOP), 2000).join();
    assertThat(tokens().declareBot(ANA).join()).as("is one already").isTrue();
    assertThat(store().seats().ofGame("game").get(Side.FIRST.ordinal()).isBot()).isTrue();
    assertThat(store().seats().ofGame("game").get(Side.SECOND.ordinal()).isBot()).isFalse();
  }

  @Test
  void aMemberWithAGameStaysAPerson() {
    signUp();
    SampleEvents.create(store(), "game");
    store().seats().take("game", "game-first", "next", new SeatTaker("Guest", LAPTOP), 2000).join();
    assertThat(tokens().declareBot(ANA).join()).isFalse();
    assertThat(new MemberStore(store().database()).find(ANA).orElseThrow().isBot()).isFalse();
  }
}
