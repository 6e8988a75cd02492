package tabuleiro.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.server.PersonalDataParts;
import tabuleiro.server.game.StoreContract;
import tabuleiro.server.game.TestDatabase;

/// The passkeys on each database.
@ParameterizedClass
@MethodSource("tabuleiro.server.game.TestDatabase#tested")
final class PasskeyStoreTest extends StoreContract {
  private static final PlayerId ANA = new PlayerId("mAAAAAAAAAAAAAAAA");
  private static final PlayerId RUI = new PlayerId("mRRRRRRRRRRRRRRRR");

  PasskeyStoreTest(TestDatabase database) {
    super(database);
  }

  private PasskeyStore passkeys() {
    return new PasskeyStore(store().database());
  }

  private static Passkey passkey(String id, PlayerId member) {
    return new Passkey(id, member, "Firefox, Linux", "key of " + id, 0, 1000, 1000);
  }

  private void signUp(PlayerId id, String name, String passkey) {
    Member member = Member.create(id, name, name.toLowerCase(Locale.ROOT), "none", 5000);
    String secret = "ms-" + name.substring(0, 1).repeat(43);
    NewAccount account =
        new NewAccount(member, List.of("code"), Optional.of(passkey(passkey, id)), "");
    SignedInDevice device = SignedInDevice.of(secret, "Firefox", 5000);
    assertThat(
            new AccountStore(store().database(), PersonalDataParts.ALL)
                .signUp(account, device, Optional.empty())
                .join())
        .isTrue();
  }

  private List<String> ids(PlayerId member) {
    return passkeys().ofMember(member).stream().map(Passkey::id).toList();
  }

  @Test
  void anAccountBeginsWithAPasskey() {
    signUp(ANA, "Ana", "first");
    assertThat(passkeys().find("first")).contains(passkey("first", ANA));
    assertThat(passkeys().add(passkey("second", ANA)).join()).isTrue();
    assertThat(passkeys().recordUse("second", 7, 2000).join()).isTrue();
    assertThat(ids(ANA)).as("the last used first").containsExactly("second", "first");
    assertThat(passkeys().find("second").orElseThrow().uses()).isEqualTo(7);
    assertThat(passkeys().recordUse("none", 1, 2000).join()).isFalse();
    new AccountStore(store().database(), PersonalDataParts.ALL).delete(ANA).join();
    assertThat(passkeys().find("first")).isEmpty();
  }

  @Test
  void anIdBelongsToOneMember() {
    signUp(ANA, "Ana", "first");
    signUp(RUI, "Rui", "other");
    assertThat(passkeys().add(passkey("first", RUI)).join()).isFalse();
    assertThat(passkeys().find("first").orElseThrow().member()).isEqualTo(ANA);
    PlayerId deleted = new PlayerId("mDDDDDDDDDDDDDDDD");
    assertThat(passkeys().add(passkey("new", deleted)).join()).isFalse();
    assertThat(passkeys().remove(RUI, "first", true).join()).as("not Rui's").isTrue();
    assertThat(ids(RUI)).containsExactly("other");
    assertThat(ids(ANA)).containsExactly("first");
  }

  @Test
  void aMemberHasABoundedNumber() {
    signUp(ANA, "Ana", "0");
    for (int i = 1; i < PasskeyStore.MAX_PASSKEYS; i++) {
      assertThat(passkeys().add(passkey("" + i, ANA)).join()).isTrue();
    }
    assertThat(passkeys().add(passkey("more", ANA)).join()).isFalse();
    assertThat(ids(ANA)).hasSize(PasskeyStore.MAX_PASSKEYS);
  }

  @Test
  void theLastWayToSignInStays() {
    signUp(ANA, "Ana", "first");
    passkeys().add(passkey("second", ANA)).join();
    CompletableFuture<Boolean> one = passkeys().remove(ANA, "first", false);
    CompletableFuture<Boolean> two = passkeys().remove(ANA, "second", false);
    assertThat(List.of(one.join(), two.join())).containsExactlyInAnyOrder(true, false);
    assertThat(ids(ANA)).hasSize(1);
    assertThat(passkeys().remove(ANA, ids(ANA).getFirst(), true).join()).isTrue();
    assertThat(ids(ANA)).isEmpty();
  }

  @Test
  void aRecoveryCodeRemovesPasskeys() {
    signUp(ANA, "Ana", "first");
    assertThat(
            new AccountStore(store().database(), PersonalDataParts.ALL)
                .recover(ANA, "wrong", "hash")
                .join())
        .isFalse();
    assertThat(ids(ANA)).hasSize(1);
    assertThat(
            new AccountStore(store().database(), PersonalDataParts.ALL)
                .recover(ANA, "code", "hash")
                .join())
        .isTrue();
    assertThat(ids(ANA)).isEmpty();
  }

  @Test
  void aChallengeIsTakenOnceAndInTime() {
    PasskeyStore passkeys = passkeys();
    assertThat(passkeys.begin("one", "request", Optional.empty(), 1000, 3000).join()).isTrue();
    assertThat(passkeys.take("other", 2000).join()).isEmpty();
    assertThat(passkeys.take("one", 2000).join()).contains("request");
    assertThat(passkeys.take("one", 2000).join()).isEmpty();
    passkeys.begin("two", "request", Optional.empty(), 1000, 3000).join();
    assertThat(passkeys.take("two", 3000).join()).as("too late").isEmpty();
    passkeys.begin("three", "request", Optional.empty(), 1000, 3000).join();
    passkeys.begin("four", "request", Optional.empty(), 3000, 5000).join();
    assertThat(passkeys.take("three", 2000).join()).as("forgotten").isEmpty();
    assertThat(passkeys.take("four", 4000).join()).contains("request");
  }
}
