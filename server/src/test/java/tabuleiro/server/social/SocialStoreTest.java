package tabuleiro.server.social;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.server.PersonalDataParts;
import tabuleiro.server.account.AccountStore;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.Relation;
import tabuleiro.server.account.RelationStore;
import tabuleiro.server.account.SignedInDevice;
import tabuleiro.server.game.SampleEvents;
import tabuleiro.server.game.SeatTaker;
import tabuleiro.server.game.StoreContract;
import tabuleiro.server.game.TestDatabase;

/// Relations and reports on each database.
@ParameterizedClass
@MethodSource("tabuleiro.server.game.TestDatabase#tested")
final class SocialStoreTest extends StoreContract {
  private static final PlayerId ANA = new PlayerId("mAAAAAAAAAAAAAAAA");
  private static final PlayerId BEA = new PlayerId("mBBBBBBBBBBBBBBBB");
  private static final PlayerId VISITOR = PlayerId.ofVisitor("visitor");

  SocialStoreTest(TestDatabase database) {
    super(database);
  }

  private RelationStore relations() {
    return new RelationStore(store().database());
  }

  private ReportStore reports() {
    return new ReportStore(store().database());
  }

  private void signUp(PlayerId id, String name, Optional<PlayerId> visitor) {
    Member member = Member.create(id, name, name.toLowerCase(Locale.ROOT), "hash", 5000);
    SignedInDevice device = SignedInDevice.of("ms-" + name.repeat(20).substring(0, 43), "x", 5000);
    new AccountStore(store().database(), PersonalDataParts.ALL)
        .signUp(member, List.of(), device, visitor)
        .join();
  }

  @Test
  void aRelationEndsWithEitherAccount() {
    signUp(ANA, "Ana", Optional.empty());
    signUp(BEA, "Bea", Optional.empty());
    assertThat(relations().add(ANA, BEA, Relation.FOLLOW, 1).join()).isTrue();
    assertThat(relations().add(ANA, BEA, Relation.FOLLOW, 2).join()).as("again").isTrue();
    assertThat(relations().of(ANA, BEA)).containsExactly(Relation.FOLLOW);
    assertThat(relations().of(BEA, ANA)).isEmpty();
    assertThat(relations().names(ANA, Relation.FOLLOW)).containsExactly("Bea");
    assertThat(
            new AccountStore(store().database(), PersonalDataParts.ALL)
                .export(ANA)
                .get("relations"))
        .hasSize(1);
    assertThat(relations().remove(ANA, BEA, Relation.BLOCK).join()).isZero();
    assertThat(relations().remove(ANA, BEA, Relation.FOLLOW).join()).isEqualTo(1);
    relations().add(ANA, BEA, Relation.BLOCK, 3).join();
    new AccountStore(store().database(), PersonalDataParts.ALL).delete(BEA).join();
    assertThat(relations().of(ANA, BEA)).isEmpty();
    assertThat(relations().add(ANA, BEA, Relation.FOLLOW, 4).join()).as("no member").isFalse();
  }

  @Test
  void aReportIsReplacedAndKeptWhenItsAccountIsDeleted() {
    SampleEvents.create(store(), "game");
    store()
        .seats()
        .take("game", "game-first", "next", new SeatTaker("Guest", "visitor"), 2000)
        .join();
    reports().save("game", VISITOR, "other", "", 1000).join();
    reports().save("game", VISITOR, "insults", "the name", 2000).join();
    assertThat(reports().last(10))
        .containsExactly(new GameReport("game", "", "insults", "the name", 2000));
    signUp(ANA, "Ana", Optional.of(VISITOR));
    assertThat(reports().last(10))
        .containsExactly(new GameReport("game", "Ana", "insults", "the name", 2000));
    signUp(BEA, "Bea", Optional.empty());
    reports().save("game", BEA, "stalling", "", 3000).join();
    new AccountStore(store().database(), PersonalDataParts.ALL).delete(ANA).join();
    new AccountStore(store().database(), PersonalDataParts.ALL).delete(BEA).join();
    assertThat(reports().last(10)).extracting(GameReport::reporter).containsExactly("", "");
    assertThat(reports().last(10))
        .extracting(GameReport::reason)
        .containsExactly("stalling", "insults");
  }
}
