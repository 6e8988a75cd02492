package tabuleiro.server.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.rules.GameId;
import tabuleiro.server.PersonalDataParts;
import tabuleiro.server.account.AccountStore;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.SignedInDevice;
import tabuleiro.server.game.StoreContract;
import tabuleiro.server.game.TestDatabase;

/// The studies that players keep, on each database.
@ParameterizedClass
@MethodSource("tabuleiro.server.game.TestDatabase#tested")
final class StudyCollectionTest extends StoreContract {
  private static final PlayerId ANA = PlayerId.ofVisitor("ana");
  private static final PlayerId RUI = PlayerId.ofVisitor("rui");
  private static final PlayerId MEMBER = new PlayerId("mAAAAAAAAAAAAAAAA");
  private static final GameId TALPA = new GameId("talpa", "8x8");

  StudyCollectionTest(TestDatabase database) {
    super(database);
  }

  private StudyCollection studies() {
    return new StudyCollection(store().database());
  }

  private static NewStudyEntry study(String record, String title, String folder) {
    return new NewStudyEntry(record, title, folder, TALPA);
  }

  private String keep(PlayerId player, String record, String title, String folder) {
    List<NewStudyEntry> one = List.of(study(record, title, folder));
    StudyAddition addition = studies().add(player, one, true, 1000).join();
    assertThat(addition.isFull()).isFalse();
    return addition.ids().getFirst();
  }

  private void signUp(PlayerId visitor) {
    Member member = Member.create(MEMBER, "Zoe", "zoe", "hash", 5000);
    SignedInDevice device = SignedInDevice.of("ms-" + "z".repeat(43), "x", 5000);
    new AccountStore(store().database(), PersonalDataParts.ALL)
        .signUp(member, List.of(), device, Optional.of(visitor))
        .join();
  }

  private boolean hasText(String study) {
    return new StudyStore(store().database()).find(study).isPresent();
  }

  @Test
  void aStudyHasATitleAndAFolderForEachPlayer() throws Throwable {
    String id = keep(ANA, "a record", "É 囲", "Aberturas");
    assertThat(keep(RUI, "a record", "Mine", "")).isEqualTo(id);
    assertThat(studies().change(ANA, id, Optional.of("New"), Optional.empty(), 2000).join())
        .contains(new StudyEntry(id, "New", "Aberturas", TALPA, 1000, 2000));
    assertThat(studies().change(RUI, id, Optional.empty(), Optional.of("B"), 3000).join())
        .map(StudyEntry::folder)
        .contains("B");
    assertThat(studies().change(MEMBER, id, Optional.of("x"), Optional.empty(), 1).join())
        .isEmpty();
    reopen();
    assertThat(studies().entries(ANA))
        .containsExactly(new StudyEntry(id, "New", "Aberturas", TALPA, 1000, 2000));
    assertThat(studies().entries(RUI))
        .containsExactly(new StudyEntry(id, "Mine", "B", TALPA, 1000, 3000));
    assertThat(keep(ANA, "a record", "Again", "")).isEqualTo(id);
    assertThat(studies().entries(ANA))
        .singleElement()
        .returns("Again", StudyEntry::title)
        .returns("", StudyEntry::folder);
  }

  @Test
  void aTextIsDeletedWithTheLastPlayerWhoKeepsIt() {
    String id = keep(ANA, "shared", "", "");
    keep(RUI, "shared", "", "");
    assertThat(studies().remove(MEMBER, id).join()).isFalse();
    assertThat(studies().remove(ANA, id).join()).isFalse();
    assertThat(studies().remove(ANA, id).join()).as("again").isFalse();
    assertThat(hasText(id)).isTrue();
    assertThat(studies().remove(RUI, id).join()).isTrue();
    assertThat(studies().remove(RUI, id).join()).as("again").isTrue();
    assertThat(hasText(id)).isFalse();
    assertThat(keep(ANA, "shared", "", "")).as("saved again").isEqualTo(id);
    assertThat(hasText(id)).isTrue();
  }

  @Test
  void aStudyThatWasSavedForItsLinkStays() {
    String before = new StudyStore(store().database()).save("before", 1000).join();
    keep(ANA, "before", "", "");
    assertThat(studies().remove(ANA, before).join()).isFalse();
    String after = keep(ANA, "after", "", "");
    new StudyStore(store().database()).save("after", Optional.of(ANA), 2000).join();
    assertThat(studies().remove(ANA, after).join()).as("saved by the same player").isTrue();
    keep(ANA, "after", "", "");
    new StudyStore(store().database()).save("after", Optional.of(RUI), 2000).join();
    assertThat(studies().remove(ANA, after).join()).as("saved by another").isFalse();
    keep(ANA, "unowned", "", "");
    String unowned = new StudyStore(store().database()).save("unowned", 2000).join();
    assertThat(studies().remove(ANA, unowned).join()).as("saved without a cookie").isFalse();
    assertThat(List.of(before, after, unowned)).allMatch(this::hasText);
  }

  @Test
  void anImportAddsAllOrNothingAndChangesNothingThatIsThere() {
    String id = keep(ANA, "one", "One", "Old");
    List<NewStudyEntry> file =
        List.of(study("two", "2", "New"), study("one", "1", "New"), study("two", "II", "New"));
    StudyAddition addition = studies().add(ANA, file, false, 2000).join();
    assertThat(addition.added()).isEqualTo(1);
    assertThat(addition.ids()).hasSize(3).element(1).isEqualTo(id);
    assertThat(addition.ids().get(0)).isEqualTo(addition.ids().get(2));
    assertThat(studies().entries(ANA))
        .extracting(StudyEntry::title, StudyEntry::folder)
        .containsExactly(tuple("2", "New"), tuple("One", "Old"));
    List<NewStudyEntry> many =
        IntStream.range(0, StudyCollection.MAX_STUDIES - 1)
            .mapToObj(i -> study("many " + i, "", ""))
            .toList();
    assertThat(studies().add(ANA, many, false, 3000).join().isFull()).isTrue();
    assertThat(studies().entries(ANA)).hasSize(2);
    assertThat(hasText(many.getFirst().id())).isFalse();
    assertThat(studies().add(ANA, many.subList(1, many.size()), false, 3000).join().added())
        .isEqualTo(many.size() - 1);
    assertThat(studies().add(ANA, file, true, 3000).join().isFull()).as("no new one").isFalse();
    assertThat(studies().add(ANA, many, true, 3000).join().isFull()).isTrue();
  }

  @Test
  void theTextsOfAPlayerHaveALimit() {
    String half = "x".repeat(StudyCollection.MAX_CHARACTERS / 2);
    keep(ANA, half, "", "");
    List<NewStudyEntry> more = List.of(study("y" + half, "", ""));
    assertThat(studies().add(ANA, more, true, 1000).join().isFull()).isTrue();
    assertThat(studies().add(RUI, more, true, 1000).join().isFull()).isFalse();
  }

  @Test
  void aFolderIsRenamedWithAllItsStudies() {
    keep(ANA, "one", "1", "A");
    keep(ANA, "two", "2", "A");
    keep(ANA, "three", "3", "B");
    keep(RUI, "one", "1", "A");
    assertThat(studies().renameFolder(ANA, "A", "B", 2000).join()).isEqualTo(3);
    assertThat(studies().renameFolder(ANA, "A", "B", 2000).join()).as("again").isEqualTo(3);
    assertThat(studies().renameFolder(ANA, "A", "C", 2000).join()).isZero();
    assertThat(studies().entries(ANA)).extracting(StudyEntry::folder).containsOnly("B");
    assertThat(studies().entries(RUI)).extracting(StudyEntry::folder).containsOnly("A");
    assertThat(studies().renameFolder(ANA, "B", "", 2000).join()).isEqualTo(3);
    assertThat(studies().records(ANA, Optional.of("B"))).isEmpty();
    assertThat(studies().records(ANA, Optional.of("")))
        .extracting(StoredRecord::record)
        .containsExactlyInAnyOrder("one", "two", "three");
    keep(ANA, "one", "1", "A");
    assertThat(studies().records(ANA, Optional.of("A")))
        .extracting(StoredRecord::record)
        .containsExactly("one");
    assertThat(studies().records(ANA, Optional.empty())).hasSize(3);
  }

  @Test
  void studiesMoveToTheAccountAndAreDeletedWithIt() {
    signUp(RUI);
    keep(MEMBER, "both", "Member's", "M");
    String shared = keep(ANA, "both", "Ana's", "A");
    String own = keep(ANA, "own", "Own", "A");
    String foreign = keep(RUI, "foreign", "", "");
    keep(ANA, "foreign", "", "");
    new AccountStore(store().database(), PersonalDataParts.ALL)
        .signIn(
            new MemberStore(store().database()).find(MEMBER).orElseThrow(),
            SignedInDevice.of("ms-" + "y".repeat(43), "x", 5000),
            Optional.empty(),
            Optional.of(ANA))
        .join();
    assertThat(studies().entries(ANA)).isEmpty();
    assertThat(studies().entries(MEMBER))
        .extracting(StudyEntry::title)
        .containsExactlyInAnyOrder("Member's", "Own", "");
    assertThat(
            new AccountStore(store().database(), PersonalDataParts.ALL)
                .export(MEMBER)
                .get("studies"))
        .hasSize(3)
        .anySatisfy(row ->
            assertThat(Map.copyOf(row))
                .containsEntry("record", "own")
                .containsEntry("folder", "A"));
    new AccountStore(store().database(), PersonalDataParts.ALL).delete(MEMBER).join();
    assertThat(studies().entries(MEMBER)).isEmpty();
    assertThat(hasText(shared)).isFalse();
    assertThat(hasText(own)).isFalse();
    assertThat(hasText(foreign)).as("another player keeps it").isTrue();
  }
}
