package tabuleiro.server.chat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.rules.Side;
import tabuleiro.server.PersonalDataParts;
import tabuleiro.server.account.AccountCalls;
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

/// The messages between players on each database.
@ParameterizedClass
@MethodSource("tabuleiro.server.game.TestDatabase#tested")
final class ChatStoreTest extends StoreContract {
  private static final PlayerId ANA = PlayerId.ofVisitor("ana");
  private static final PlayerId RUI = PlayerId.ofVisitor("rui");
  private static final PlayerId MEMBER = new PlayerId("mAAAAAAAAAAAAAAAA");
  private static final ChatContent HELLO = ChatContent.ofPhrase("hello");

  ChatStoreTest(TestDatabase database) {
    super(database);
  }

  /// Creates a game between Ana and Rui.
  private void begin() {
    SampleEvents.create(store(), "game");
    take("game", Side.FIRST, "ana");
    take("game", Side.SECOND, "rui");
  }

  private void take(String game, Side side, String secret) {
    String token = game + "-" + side.key();
    store().seats().take(game, token, token + "2", new SeatTaker(secret, secret), 1000).join();
  }

  private ChatStore chats() {
    return new ChatStore(store().database());
  }

  private ChatResult write(Side side, String request, ChatContent content) {
    PlayerId author = side == Side.FIRST ? ANA : RUI;
    return chats().add(new NewChatMessage("game", side, author, request, content, 5000)).join();
  }

  private GameChat read(PlayerId reader) {
    return chats().find("game", reader).orElseThrow();
  }

  private void signUp(PlayerId id, PlayerId visitor) {
    Member member = Member.create(id, "Zoe", "zoe", "hash", 5000);
    SignedInDevice device = SignedInDevice.of("ms-" + "z".repeat(43), "x", 5000);
    new AccountStore(store().database(), PersonalDataParts.ALL)
        .signUp(member, List.of(), device, Optional.of(visitor))
        .join();
  }

  @Test
  void aRepeatedRequestStoresOneMessage() throws Throwable {
    begin();
    ChatContent text = ChatContent.ofText("Boa sorte ♥");
    assertThat(write(Side.FIRST, "a", HELLO)).isEqualTo(ChatResult.STORED);
    assertThat(write(Side.SECOND, "a", text)).as("another player").isEqualTo(ChatResult.STORED);
    assertThat(write(Side.FIRST, "a", HELLO)).isEqualTo(ChatResult.STORED);
    assertThat(write(Side.FIRST, "a", text)).isEqualTo(ChatResult.REUSED);
    reopen();
    assertThat(write(Side.FIRST, "a", HELLO)).as("after a restart").isEqualTo(ChatResult.STORED);
    assertThat(read(RUI).messages())
        .containsExactly(
            new ChatMessage(1, Side.FIRST, HELLO, 5000),
            new ChatMessage(2, Side.SECOND, text, 5000));
  }

  @Test
  void nothingIsAcceptedWhileASideHasSwitchedMessagesOff() {
    begin();
    write(Side.FIRST, "a", HELLO);
    assertThat(chats().allow("game", Side.SECOND, false, 1).join()).isTrue();
    assertThat(chats().allow("game", Side.SECOND, false, 2).join()).as("again").isFalse();
    assertThat(write(Side.FIRST, "b", HELLO)).isEqualTo(ChatResult.OFF);
    assertThat(write(Side.SECOND, "b", HELLO)).isEqualTo(ChatResult.OFF);
    assertThat(write(Side.FIRST, "a", HELLO)).as("stored before").isEqualTo(ChatResult.STORED);
    assertThat(read(ANA).off()).containsExactly(Side.SECOND);
    assertThat(chats().allow("game", Side.FIRST, true, 3).join()).isFalse();
    assertThat(write(Side.FIRST, "b", HELLO)).isEqualTo(ChatResult.OFF);
    assertThat(chats().allow("game", Side.SECOND, true, 4).join()).isTrue();
    assertThat(write(Side.FIRST, "b", HELLO)).isEqualTo(ChatResult.STORED);
  }

  @Test
  void eachPlayerOfAGameHasALimitOfMessages() {
    begin();
    List<CompletableFuture<ChatResult>> all =
        IntStream.rangeClosed(1, ChatStore.MAX_MESSAGES)
            .mapToObj(i -> new NewChatMessage("game", Side.FIRST, ANA, "m" + i, HELLO, 5000))
            .map(chats()::add)
            .toList();
    assertThat(all).allSatisfy(done -> assertThat(done.join()).isEqualTo(ChatResult.STORED));
    assertThat(write(Side.FIRST, "more", HELLO)).isEqualTo(ChatResult.FULL);
    assertThat(write(Side.SECOND, "more", HELLO)).isEqualTo(ChatResult.STORED);
    assertThat(read(ANA).messages()).hasSize(ChatStore.MAX_MESSAGES + 1);
  }

  @Test
  void onlyGamesBetweenTwoPeopleHaveMessages() {
    begin();
    SampleEvents.create(store(), "both");
    take("both", Side.FIRST, "ana");
    assertThat(chats().find("both", ANA)).as("a free seat").isEmpty();
    take("both", Side.SECOND, "ana");
    assertThat(chats().find("both", ANA)).as("one person plays both sides").isEmpty();
    assertThat(chats().find("none", ANA)).isEmpty();
    signUp(MEMBER, PlayerId.ofVisitor("zoe"));
    assertThat(AccountCalls.declareBot(store(), MEMBER).join()).isTrue();
    SampleEvents.create(store(), "bot");
    take("bot", Side.FIRST, "ana");
    take("bot", Side.SECOND, "ms-" + "z".repeat(43));
    assertThat(chats().find("bot", ANA)).as("a bot").isEmpty();
  }

  @Test
  void whoMutesOrBlocksAPlayerDoesNotSeeTheirMessages() {
    begin();
    signUp(MEMBER, ANA);
    write(Side.SECOND, "b", HELLO);
    chats().add(new NewChatMessage("game", Side.FIRST, MEMBER, "a", HELLO, 1)).join();
    RelationStore relations = new RelationStore(store().database());
    for (Relation kind : List.of(Relation.MUTE, Relation.BLOCK)) {
      relations.add(RUI, MEMBER, kind, 1).join();
      assertThat(read(RUI).messages()).extracting(ChatMessage::side).containsExactly(Side.SECOND);
      assertThat(read(RUI).isMuted()).isTrue();
      assertThat(read(MEMBER).messages()).hasSize(2);
      assertThat(read(MEMBER).isMuted()).isFalse();
      relations.remove(RUI, MEMBER, kind).join();
    }
    relations.add(RUI, MEMBER, Relation.FOLLOW, 1).join();
    assertThat(read(RUI).messages()).hasSize(2);
  }

  @Test
  void messagesBelongToTheAccountAndAreDeletedWithIt() {
    begin();
    write(Side.FIRST, "a", ChatContent.ofText("one"));
    write(Side.SECOND, "b", ChatContent.ofText("two"));
    signUp(MEMBER, ANA);
    assertThat(
            new AccountStore(store().database(), PersonalDataParts.ALL)
                .export(MEMBER)
                .get("messages"))
        .singleElement()
        .satisfies(row -> assertThat(Map.copyOf(row)).containsEntry("text", "one"));
    new AccountStore(store().database(), PersonalDataParts.ALL).delete(MEMBER).join();
    assertThat(read(RUI).messages()).extracting(ChatMessage::number).containsExactly(2);
    assertThat(write(Side.SECOND, "c", HELLO)).isEqualTo(ChatResult.STORED);
    assertThat(read(RUI).messages()).extracting(ChatMessage::number).containsExactly(2, 3);
  }
}
