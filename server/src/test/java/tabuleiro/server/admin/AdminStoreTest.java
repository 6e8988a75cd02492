package tabuleiro.server.admin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.server.PersonalDataParts;
import tabuleiro.server.account.AccountCalls;
import tabuleiro.server.account.AccountStore;
import tabuleiro.server.account.Invitations;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.SignedInDevice;
import tabuleiro.server.chat.ChatCalls;
import tabuleiro.server.chat.ChatContent;
import tabuleiro.server.chat.ChatMessage;
import tabuleiro.server.chat.ChatStore;
import tabuleiro.server.game.SampleEvents;
import tabuleiro.server.game.StoreContract;
import tabuleiro.server.game.TestDatabase;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.social.GameReport;
import tabuleiro.server.social.ReportStore;

/// The operator's commands on each database.
@ParameterizedClass
@MethodSource("tabuleiro.server.game.TestDatabase#tested")
final class AdminStoreTest extends StoreContract {
  private static final PlayerId ANA = new PlayerId("mAAAAAAAAAAAAAAAA");
  private static final String LAPTOP = "ms-" + "l".repeat(43);
  private static final String TOKEN = "mt-" + "t".repeat(43);

  private int entries;

  AdminStoreTest(TestDatabase database) {
    super(database);
  }

  private AdminStore admin() {
    return new AdminStore(store().database());
  }

  private AdminEntry entry(String command) {
    return new AdminEntry("id" + entries++, 7000, "root", command, "Ana", "detail");
  }

  private static SignedInDevice laptop() {
    return SignedInDevice.of(LAPTOP, "Firefox", 5000);
  }

  private boolean signUp(PlayerId id, String name, String invitation) {
    Member member = Member.create(id, name, name.toLowerCase(Locale.ROOT), "hash", 5000);
    AccountStore accounts = new AccountStore(store().database(), PersonalDataParts.ALL);
    return AccountCalls.signUp(accounts, member, invitation, laptop()).join();
  }

  private void signUpAnaWithAToken() {
    assertThat(signUp(ANA, "Ana", "")).isTrue();
    assertThat(AccountCalls.createToken(store(), ANA, TOKEN).join()).isTrue();
  }

  private Member ana() {
    return new MemberStore(store().database()).find(ANA).orElseThrow();
  }

  private void assertEverythingEnded() {
    assertThat(new MemberStore(store().database()).signedIn(LAPTOP)).isEmpty();
    assertThat(new MemberStore(store().database()).signedIn(TOKEN)).isEmpty();
  }

  @Test
  void membersAreListedWithWhatIsKnown() {
    signUpAnaWithAToken();
    signUp(new PlayerId("mBBBBBBBBBBBBBBBB"), "Bea", "");
    assertThat(admin().members("", 10)).extracting(found -> found.member().name()).hasSize(2);
    assertThat(admin().members("", 1)).hasSize(1);
    assertThat(admin().members("an", 10)).containsExactly(new MemberSummary(ana(), 1, 1, 0, 6000));
    assertThat(admin().members("x", 10)).isEmpty();
  }

  @Test
  void aResetLeavesOneRecoveryCode() {
    signUpAnaWithAToken();
    assertThat(admin().reset(ANA, "unusable", "new code", entry("reset")).join()).isTrue();
    assertEverythingEnded();
    assertThat(ana().passwordHash()).isEqualTo("unusable");
    assertThat(
            new AccountStore(store().database(), PersonalDataParts.ALL)
                .recover(ANA, "code", "x")
                .join())
        .as("an old code")
        .isFalse();
    assertThat(
            new AccountStore(store().database(), PersonalDataParts.ALL)
                .recover(ANA, "new code", "x")
                .join())
        .isTrue();
  }

  @Test
  void aSuspendedMemberIsSignedOutUntilTheSuspensionIsLifted() {
    signUpAnaWithAToken();
    assertThat(admin().suspend(ANA, "insults", entry("suspend")).join()).isTrue();
    assertEverythingEnded();
    assertThat(ana().suspension()).contains("insults");
    Optional<String> none = Optional.empty();
    assertThat(
            new AccountStore(store().database(), PersonalDataParts.ALL)
                .signIn(ana(), laptop(), none, Optional.empty())
                .join())
        .isFalse();
    assertThat(admin().lift(ANA, entry("lift")).join()).isTrue();
    assertThat(admin().lift(ANA, entry("lift")).join()).as("not suspended").isFalse();
    assertThat(
            new AccountStore(store().database(), PersonalDataParts.ALL)
                .signIn(ana(), laptop(), none, Optional.empty())
                .join())
        .isTrue();
  }

  @Test
  void aMemberGetsANameThatNoOtherMemberHas() {
    signUpAnaWithAToken();
    signUp(new PlayerId("mBBBBBBBBBBBBBBBB"), "Bea", "");
    assertThat(admin().rename(ANA, "BEA", entry("rename")).join()).as("taken").isFalse();
    assertThat(ana().name()).isEqualTo("Ana");
    assertThat(new AdminLog(store().database()).count()).isZero();
    assertThat(admin().rename(ANA, "Ána", entry("rename")).join()).as("looks alike").isTrue();
    assertThat(admin().rename(ANA, "Eva", entry("rename")).join()).isTrue();
    MemberStore members = new MemberStore(store().database());
    assertThat(members.find("eva")).contains(ana());
    assertThat(members.find("ana")).isEmpty();
    assertThat(signUp(new PlayerId("mCCCCCCCCCCCCCCCC"), "Ana", "")).as("free again").isTrue();
  }

  @Test
  void anErasedMessageKeepsItsNumber() {
    String game = "game";
    SampleEvents.create(store(), game);
    ChatStore chat = new ChatStore(store().database());
    ChatCalls.add(store(), ANA, "one", ChatContent.ofText("hello")).join();
    ChatCalls.add(store(), ANA, "two", ChatContent.ofText("insult")).join();
    assertThat(admin().erase(game, 3, entry("erase")).join()).as("no such message").isFalse();
    assertThat(admin().erase("none", 1, entry("erase")).join()).as("no such game").isFalse();
    assertThat(new AdminLog(store().database()).count()).isZero();
    assertThat(admin().erase(game, 2, entry("erase")).join()).isTrue();
    assertThat(admin().erase(game, 2, entry("erase")).join()).as("again").isFalse();
    assertThat(chat.ofGame(game)).extracting(ChatMessage::number).containsExactly(1);
    ChatCalls.add(store(), ANA, "three", ChatContent.ofText("next")).join();
    assertThat(chat.ofGame(game)).extracting(ChatMessage::number).containsExactly(1, 3);
  }

  @Test
  void aClosedReportIsNotListedUntilItIsMadeAgain() {
    String game = "game";
    SampleEvents.create(store(), game);
    ReportStore reports = new ReportStore(store().database());
    PlayerId bea = new PlayerId("mBBBBBBBBBBBBBBBB");
    reports.save(game, ANA, "insults", "", 1).join();
    reports.save(game, bea, "cheating", "", 2).join();
    assertThat(admin().close("none", entry("close")).join()).isFalse();
    assertThat(new AdminLog(store().database()).count()).isZero();
    assertThat(admin().close(game, entry("close")).join()).isTrue();
    assertThat(reports.last(10)).isEmpty();
    assertThat(admin().close(game, entry("close")).join()).as("again").isFalse();
    reports.save(game, bea, "insults", "again", 3).join();
    assertThat(reports.last(10)).extracting(GameReport::note).containsExactly("again");
  }

  @Test
  void anInvitationIsForOneAccount() {
    Invitations invitations = new Invitations(store().database());
    assertThat(invitations.areRequired()).isFalse();
    assertThat(admin().requireInvitations(true, entry("invite-only")).join()).isTrue();
    assertThat(invitations.areRequired()).isTrue();
    assertThat(admin().invite("hash", "Rui", entry("invite")).join()).isTrue();
    assertRefused("other");
    assertRefused("");
    assertThat(signUp(ANA, "Ana", "hash")).isTrue();
    assertThat(
            new AccountStore(store().database(), PersonalDataParts.ALL)
                .export(ANA)
                .get("invitations"))
        .hasSize(1);
    assertRefused("hash");
    new AccountStore(store().database(), PersonalDataParts.ALL).delete(ANA).join();
    assertRefused("hash");
    assertThat(admin().requireInvitations(false, entry("open")).join()).isTrue();
    assertThat(signUp(ANA, "Ana", "")).isTrue();
  }

  private void assertRefused(String invitation) {
    PlayerId id = new PlayerId("mCCCCCCCCCCCCCCCC");
    assertThatThrownBy(() -> signUp(id, "Carla", invitation))
        .hasCauseInstanceOf(StoreException.class)
        .hasMessageContaining("member.invitation");
    assertThat(new MemberStore(store().database()).find(id)).isEmpty();
  }

  @Test
  void everyCommandIsLoggedOnce() {
    AdminLog log = new AdminLog(store().database());
    AdminEntry entry = entry("show");
    admin().log(entry).join();
    admin().log(entry).join();
    AdminEntry later = entry("members");
    admin().log(later).join();
    assertThat(log.last(10)).containsExactly(later, entry);
    assertThat(log.last(1)).containsExactly(later);
    assertThat(log.count()).isEqualTo(2);
  }
}
