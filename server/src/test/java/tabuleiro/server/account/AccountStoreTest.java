package tabuleiro.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.rules.Side;
import tabuleiro.server.PersonalDataParts;
import tabuleiro.server.game.GameInfo;
import tabuleiro.server.game.SampleEvents;
import tabuleiro.server.game.SeatResult;
import tabuleiro.server.game.SeatTaker;
import tabuleiro.server.game.StoreContract;
import tabuleiro.server.game.TestDatabase;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.push.PushCalls;
import tabuleiro.view.game.SeatInfo;

/// The accounts on each database.
@ParameterizedClass
@MethodSource("tabuleiro.server.game.TestDatabase#tested")
final class AccountStoreTest extends StoreContract {
  private static final PlayerId ANA = new PlayerId("mAAAAAAAAAAAAAAAA");
  private static final Member ANA_MEMBER = member(ANA, "Ana");
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final PlayerId VISITOR = PlayerId.ofVisitor("visitor");
  private static final String LAPTOP = "ms-" + "l".repeat(43);
  private static final String PHONE = "ms-" + "p".repeat(43);

  AccountStoreTest(TestDatabase database) {
    super(database);
  }

  private AccountStore accounts() {
    return new AccountStore(store().database(), PersonalDataParts.ALL);
  }

  private MemberStore members() {
    return new MemberStore(store().database());
  }

  private static Member member(PlayerId id, String name) {
    return Member.create(id, name, name.toLowerCase(Locale.ROOT), "hash of " + name, 5000);
  }

  private static SignedInDevice device(String secret) {
    return SignedInDevice.of(secret, "Firefox, Linux", 5000);
  }

  private boolean signUp() {
    return accounts()
        .signUp(ANA_MEMBER, List.of("code1", "code2"), device(LAPTOP), Optional.of(VISITOR))
        .join();
  }

  private void take(String game, String side, String secret) {
    SampleEvents.create(store(), game);
    SeatResult result =
        store()
            .seats()
            .take(game, game + "-" + side, "next-" + game, new SeatTaker("Guest", secret), 2000)
            .join();
    assertThat(result).isInstanceOf(SeatResult.Seated.class);
  }

  private SeatInfo seat(String game, Side side) {
    return store().seats().ofGame(game).get(side.ordinal());
  }

  @Test
  void aVisitorBecomesAMemberWithTheirGames() {
    take("game", "first", "visitor");
    assertThat(signUp()).isTrue();
    assertThat(members().signedIn(LAPTOP).map(Member::name)).contains("Ana");
    assertThat(store().seats().sidesOf("game", LAPTOP)).containsExactly(Side.FIRST);
    assertThat(store().seats().sidesOf("game", "visitor")).as("the old cookie").isEmpty();
    assertThat(seat("game", Side.FIRST).name()).contains("Ana");
    assertThat(seat("game", Side.FIRST).isMember()).isTrue();
    assertThat(seat("game", Side.SECOND).isMember()).isFalse();
    assertThat(accounts().gamesInProgress(ANA)).containsExactly("game");
    assertThat(store().queries().ofVisitor(LAPTOP, 10))
        .extracting(GameInfo::id)
        .containsExactly("game");
    assertThat(accounts().countCodes(ANA)).isEqualTo(2);
  }

  @Test
  void everyDeviceOfAMemberPlaysTheSameSeats() {
    signUp();
    accounts().signIn(ANA_MEMBER, device(PHONE), Optional.empty(), Optional.empty()).join();
    take("game", "second", PHONE);
    assertThat(store().seats().sidesOf("game", LAPTOP)).containsExactly(Side.SECOND);
    assertThat(seat("game", Side.SECOND).name()).contains("Ana");
    assertThat(store().seats().devices("game", Side.SECOND, LAPTOP))
        .as("the devices of a member count as one")
        .isEqualTo(SampleEvents.devices(1, 0));
    assertThat(members().endSession(ANA, Tokens.sha256(PHONE)).join()).isEqualTo(1);
    assertThat(store().seats().sidesOf("game", PHONE)).isEmpty();
    assertThat(members().signedIn(PHONE)).isEmpty();
    assertThat(members().devices(ANA)).extracting(SignedInDevice::id).hasSize(1);
  }

  @Test
  void aNameBelongsToOneMember() {
    signUp();
    List<CompletableFuture<Boolean>> racers =
        List.of("B", "C", "D").stream()
            .map(letter ->
                accounts()
                    .signUp(
                        member(new PlayerId("m" + letter.repeat(16)), "Rui"),
                        List.of(),
                        device("ms-" + letter.repeat(43)),
                        Optional.empty()))
            .toList();
    assertThat(racers.stream().filter(CompletableFuture::join)).hasSize(1);
    assertThat(members().find("rui").map(Member::name)).contains("Rui");
    PlayerId other = new PlayerId("mEEEEEEEEEEEEEEEE");
    take("game", "first", "visitor");
    assertThat(
            accounts()
                .signUp(member(other, "Ana"), List.of("c"), device(PHONE), Optional.of(VISITOR))
                .join())
        .isFalse();
    assertThat(members().find(other)).isEmpty();
    assertThat(members().signedIn(PHONE)).isEmpty();
    assertThat(store().seats().sidesOf("game", "visitor")).as("not moved").isNotEmpty();
  }

  @Test
  void aSeatThatAnotherDeviceGaveAwayKeepsItsName() {
    take("game", "first", "owner");
    store().seats().addDeviceCode("game", Side.FIRST, "ana", "code", 2000, 9000).join();
    store()
        .seats()
        .redeemDeviceCode("game", "code", new SeatTaker("Guest", "visitor"), 3000)
        .join();
    signUp();
    assertThat(store().seats().sidesOf("game", LAPTOP)).containsExactly(Side.FIRST);
    assertThat(seat("game", Side.FIRST).name()).contains("Guest");
    assertThat(store().seats().devices("game", Side.FIRST, "owner"))
        .isEqualTo(SampleEvents.devices(2, 1));
  }

  @Test
  void notificationsMoveWithTheVisitor() {
    String browser = "https://push.example/1";
    take("game", "first", "visitor");
    PushCalls.subscribe(store(), VISITOR, Optional.empty(), browser, 1000).join();
    PushCalls.saveNight(store(), VISITOR).join();
    signUp();
    assertThat(PushCalls.subscribers(store(), ANA)).containsExactly(browser);
    assertThat(PushCalls.subscribers(store(), VISITOR)).isEmpty();
    assertThat(PushCalls.hasNight(store(), ANA)).isTrue();
    assertThat(PushCalls.subscribedPlayers(store(), "game", Side.FIRST))
        .containsExactly(ANA.text());
    assertThat(accounts().export(ANA).get("notifications"))
        .singleElement()
        .satisfies(row -> assertThat(row).containsEntry("endpoint", "https://push.example/1"));
  }

  @Test
  void notificationsEndWithTheSessionOfTheirBrowser() {
    String claimed = "https://push.example/1";
    String phone = "https://push.example/2";
    Optional<String> onPhone = Optional.of(Tokens.sha256(PHONE));
    PushCalls.subscribe(store(), VISITOR, Optional.empty(), claimed, 1000).join();
    signUp();
    accounts().signIn(ANA_MEMBER, device(PHONE), Optional.empty(), Optional.empty()).join();
    PushCalls.subscribe(store(), ANA, onPhone, phone, 2000).join();
    assertThat(PushCalls.subscribers(store(), ANA)).containsExactly(claimed, phone);
    members().endSession(ANA, Tokens.sha256(PHONE)).join();
    assertThat(PushCalls.subscribers(store(), ANA)).containsExactly(claimed);
    PushCalls.subscribe(store(), ANA, onPhone, phone, 3000).join();
    assertThat(PushCalls.subscribers(store(), ANA)).as("a late request").hasSize(1);
    Optional<String> previous = Optional.of(Tokens.sha256(LAPTOP));
    accounts().signIn(ANA_MEMBER, device(PHONE), previous, Optional.empty()).join();
    assertThat(PushCalls.subscribers(store(), ANA)).as("the same browser").hasSize(1);
    accounts().recover(ANA, "code1", "new").join();
    assertThat(PushCalls.subscribers(store(), ANA)).isEmpty();
  }

  @Test
  void theSeatsOfAMemberHaveNoTokenNorOtherDevices() {
    take("game", "first", "visitor");
    store().seats().addDeviceCode("game", Side.FIRST, "visitor", "code", 2000, 9000).join();
    SeatTaker phone = new SeatTaker("Guest", "phone");
    store().seats().redeemDeviceCode("game", "code", phone, 3000).join();
    store().seats().addDeviceCode("game", Side.FIRST, "visitor", "later", 3000, 9000).join();
    assertThat(store().seats().sidesOf("game", "phone")).containsExactly(Side.FIRST);
    signUp();
    for (String secret : List.of("visitor", "phone", "game-first", "next-game")) {
      assertThat(store().seats().sidesOf("game", secret)).as(secret).isEmpty();
    }
    assertThat(store().seats().redeemDeviceCode("game", "later", phone, 4000).join())
        .isEqualTo(SeatResult.Refusal.EXPIRED);
    assertThat(store().seats().addDeviceCode("game", Side.FIRST, LAPTOP, "new", 4000, 9000).join())
        .isFalse();
    assertThat(members().ended(List.of(Tokens.sha256(LAPTOP), "unknown")))
        .containsExactly("unknown");
    accounts().delete(ANA).join();
    for (String secret : List.of("visitor", "phone", "game-first", "next-game", LAPTOP)) {
      assertThat(store().seats().sidesOf("game", secret)).as(secret).isEmpty();
    }
  }

  @Test
  void aRecoveryCodeSetsAPasswordOnceAndSignsAllDevicesOut() {
    signUp();
    assertThat(accounts().recover(ANA, "wrong", "new").join()).isFalse();
    assertThat(accounts().recover(ANA, "code1", "new").join()).isTrue();
    assertThat(accounts().recover(ANA, "code1", "newer").join()).isFalse();
    assertThat(members().find(ANA).map(Member::passwordHash)).contains("new");
    assertThat(members().devices(ANA)).isEmpty();
    assertThat(accounts().countCodes(ANA)).isEqualTo(1);
    accounts().replaceCodes(ANA, List.of("a", "b", "c"), "").join();
    assertThat(accounts().recover(ANA, "code2", "old").join()).isFalse();
    assertThat(accounts().countCodes(ANA)).isEqualTo(3);
  }

  /// As after a commit of unknown outcome.
  @Test
  void whatIsDoneAgainSaysTheSame() {
    assertThat(signUp()).isTrue();
    assertThat(signUp()).isTrue();
    for (int i = 0; i < 2; i++) {
      assertThat(
              accounts()
                  .signIn(ANA_MEMBER, device(PHONE), Optional.empty(), Optional.empty())
                  .join())
          .isTrue();
    }
    assertThat(members().devices(ANA)).hasSize(2);
    assertThat(accounts().recover(ANA, "code1", "new").join()).isTrue();
    assertThat(accounts().recover(ANA, "code1", "new").join()).isTrue();
    assertThat(accounts().countCodes(ANA)).isEqualTo(1);
  }

  @Test
  void aNewPasswordSignsTheOtherDevicesOut() {
    signUp();
    accounts().signIn(ANA_MEMBER, device(PHONE), Optional.empty(), Optional.empty()).join();
    accounts().changePassword(ANA, "new", Tokens.sha256(LAPTOP)).join();
    assertThat(members().signedIn(PHONE)).isEmpty();
    assertThat(members().signedIn(LAPTOP).map(Member::passwordHash)).contains("new");
  }

  /// As when it ends while the server checks what its request has proved.
  @Test
  void aSessionThatHasEndedChangesNothing() {
    signUp();
    accounts().signIn(ANA_MEMBER, device(PHONE), Optional.empty(), Optional.empty()).join();
    AccountStore onPhone = accounts().inSession(ANA, Tokens.sha256(PHONE));
    TokenStore tokens = new TokenStore(onPhone.database());
    AccessToken token = AccessToken.of("mt-" + "t".repeat(43), "Bot", Set.of(), 6000);
    Passkey passkey = new Passkey("id", ANA, "Firefox", "key", 0, 6000, 6000);
    accounts().changePassword(ANA, "new", Tokens.sha256(LAPTOP)).join();
    for (CompletableFuture<?> change :
        List.of(
            onPhone.changePassword(ANA, "thief's", Tokens.sha256(PHONE)),
            onPhone.replaceCodes(ANA, List.of("thief's"), Tokens.sha256(PHONE)),
            onPhone.delete(ANA),
            tokens.create(ANA, token),
            tokens.declareBot(ANA),
            new PasskeyStore(onPhone.database()).add(passkey))) {
      assertThat(change)
          .failsWithin(PATIENCE)
          .withThrowableThat()
          .withMessageContaining("store.session");
    }
    Member now = members().find(ANA).orElseThrow();
    assertThat(now).isEqualTo(ANA_MEMBER.withPassword("new"));
    assertThat(accounts().countCodes(ANA)).isEqualTo(2);
    assertThat(tokens.ofMember(ANA)).isEmpty();
    assertThat(new PasskeyStore(store().database()).ofMember(ANA)).isEmpty();
    accounts().delete(ANA).join();
    assertThat(onPhone.delete(ANA).join()).as("again, after a lost answer").isFalse();
  }

  @Test
  void aPasswordThatWasReplacedSignsNoDeviceIn() {
    signUp();
    Member checked = members().find(ANA).orElseThrow();
    accounts().changePassword(ANA, "new", Tokens.sha256(LAPTOP)).join();
    assertThat(accounts().signIn(checked, device(PHONE), Optional.empty(), Optional.empty()).join())
        .isFalse();
    assertThat(members().signedIn(PHONE)).isEmpty();
    assertThat(members().signedIn(LAPTOP)).isPresent();
  }

  @Test
  void signingInRotatesTheSession() {
    signUp();
    Optional<String> previous = Optional.of(Tokens.sha256(LAPTOP));
    assertThat(accounts().signIn(ANA_MEMBER, device(PHONE), previous, Optional.empty()).join())
        .isTrue();
    assertThat(members().signedIn(LAPTOP)).isEmpty();
    assertThat(members().playerOf(PHONE)).isEqualTo(ANA);
  }

  @Test
  void gamesOfADeletedAccountStayWithoutTheName() throws Throwable {
    take("game", "first", "visitor");
    signUp();
    assertThat(accounts().export(ANA).get("seats"))
        .singleElement()
        .satisfies(
            row -> assertThat(row).containsEntry("game", "game").containsEntry("side", "FIRST"));
    assertThat(accounts().delete(ANA).join()).isTrue();
    reopen();
    assertThat(members().find(ANA)).isEmpty();
    assertThat(members().signedIn(LAPTOP)).isEmpty();
    assertThat(store().seats().sidesOf("game", LAPTOP)).isEmpty();
    assertThat(seat("game", Side.FIRST).name()).contains("");
    assertThat(seat("game", Side.FIRST).isTaken()).isTrue();
    assertThat(store().history("game")).hasSize(1);
    assertThat(accounts().export(ANA))
        .hasSize(PersonalDataParts.ALL.size())
        .allSatisfy((part, rows) -> assertThat(rows).as(part).isEmpty());
    assertThat(
            accounts().signIn(ANA_MEMBER, device(PHONE), Optional.empty(), Optional.empty()).join())
        .as("a session of a deleted account")
        .isFalse();
    assertThat(accounts().delete(ANA).join()).isFalse();
  }
}
