package tabuleiro.server;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import tabuleiro.play.Result;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.ServerAction;
import tabuleiro.rules.Side;
import tabuleiro.server.account.AccountCalls;
import tabuleiro.server.account.AccountStore;
import tabuleiro.server.account.Invitations;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.Relation;
import tabuleiro.server.account.RelationStore;
import tabuleiro.server.admin.AdminCalls;
import tabuleiro.server.chat.ChatCalls;
import tabuleiro.server.chat.ChatContent;
import tabuleiro.server.chat.ChatStore;
import tabuleiro.server.game.GameFilter;
import tabuleiro.server.game.GameInfo;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.SampleEvents;
import tabuleiro.server.game.SeatPlan;
import tabuleiro.server.game.SeatStore;
import tabuleiro.server.game.SeatTaker;
import tabuleiro.server.game.Visibility;
import tabuleiro.server.pairing.PairingCalls;
import tabuleiro.server.push.PushCalls;
import tabuleiro.server.puzzle.PuzzleAttemptStore;
import tabuleiro.server.puzzle.PuzzleCalls;
import tabuleiro.server.rating.RatingCalls;
import tabuleiro.server.search.SearchCalls;
import tabuleiro.server.social.ReportStore;
import tabuleiro.server.study.NewStudyEntry;
import tabuleiro.server.study.StudyCollection;
import tabuleiro.server.study.StudyStore;
import tabuleiro.server.tournament.Competitor;
import tabuleiro.server.tournament.SampleTournament;
import tabuleiro.server.tournament.TournamentStore;
import tabuleiro.statistics.GlickoRating;

/// The calls of the stores of all features, on the games of [#prepare].
final class StoreCalls {
  private static final GameInfo OPEN =
      new GameInfo("open", SampleEvents.RULES, Visibility.PUBLIC, 1000);
  private static final SeatTaker BRUNO = new SeatTaker("Bruno", "bruno");

  private static final Member MEMBER = AccountCalls.member("mMMMMMMMMMMMMMMMM", "Rui");

  private static final Member RIVAL = AccountCalls.member("mEEEEEEEEEEEEEEEE", "Eva");

  private static final Member BOT = AccountCalls.member("mDDDDDDDDDDDDDDDD", "Deep");

  private static AccountStore inSession(GameStore store) {
    return new AccountStore(store.database(), PersonalDataParts.ALL)
        .inSession(MEMBER.id(), AccountCalls.device("m").id());
  }

  private static final String ONE = study("one", "").id();

  private static NewStudyEntry study(String record, String folder) {
    return new NewStudyEntry(record, record, folder, SampleEvents.RULES);
  }

  private static StudyCollection studies(GameStore store) {
    return new StudyCollection(store.database());
  }

  private StoreCalls() {}

  /// The calls that write.
  enum Write {
    CREATE(store ->
        store.create(
            new GameInfo("new", SampleEvents.RULES, Visibility.PUBLIC, 5000),
            SampleEvents.START,
            Map.of(Side.FIRST, SeatPlan.taken("t", BRUNO), Side.SECOND, SeatPlan.free()))),
    APPEND(store ->
        store.append(
            SampleEvents.head("game"),
            SampleEvents.move("game", Actor.FIRST, "a", "c3d3"),
            0,
            _ -> {},
            () -> {})),
    SWAP(store ->
        store.append(
            1,
            new EventContent("game", Actor.SECOND, "s", 1, new PlayerAction.Swap(), Result.NONE, 9),
            0,
            handle -> {
              PushCalls.deleteNotices(handle, "game");
              ChatCalls.exchangeSides(handle, "game");
            })),
    RESIGN(store -> store.append(1, end("game", new PlayerAction.Resignation()))),
    WITHDRAW(store -> store.append(1, end("open", new PlayerAction.Withdrawal()))),
    NEXT(store ->
        store.createNext(
            SampleEvents.head("game"),
            new EventContent(
                "game", Actor.SERVER, "n", 0, new ServerAction.Continuation("x"), Result.NONE, 9),
            new GameInfo("x", SampleEvents.RULES, Visibility.PUBLIC, 2000),
            SampleEvents.START)),
    TAKE(store -> store.seats().take("other", "other-second", "next", BRUNO, 2000)),
    JOIN(store -> store.seats().join("open", "token", BRUNO, 2000)),
    CLAIM(store -> PairingCalls.claim(store, "request", "open")),
    ADD_CODE(store -> store.seats().addDeviceCode("game", Side.FIRST, "ana", "other", 2000, 9000)),
    REDEEM(store -> store.seats().redeemDeviceCode("game", "code", BRUNO, 2000)),
    END_DEVICES(store -> store.seats().endLaterDevices("game", Side.FIRST, "ana", "new-token")),
    PREPARE(store -> SampleEvents.saveReplies(store, "game")),
    STUDY(store -> new StudyStore(store.database()).save("a study", 1000)),
    KEEP_STUDY(store -> studies(store).add(MEMBER.id(), List.of(study("one", "B")), true, 5000)),
    IMPORT_STUDIES(store ->
        studies(store)
            .add(MEMBER.id(), List.of(study("two", "A"), study("three", "A")), false, 5000)),
    CHANGE_STUDY(store ->
        studies(store).change(MEMBER.id(), ONE, Optional.of("Title"), Optional.of("Folder"), 5000)),
    RENAME_FOLDER(store -> studies(store).renameFolder(MEMBER.id(), "A", "B", 5000)),
    REMOVE_STUDY(store -> studies(store).remove(MEMBER.id(), ONE)),
    SIGN_UP(store ->
        new AccountStore(store.database(), PersonalDataParts.ALL)
            .signUp(
                AccountCalls.member("mBBBBBBBBBBBBBBBB", "Bruno"),
                List.of("b"),
                AccountCalls.device("b"),
                Optional.of(PlayerId.ofVisitor("ana")))),
    SIGN_IN(store ->
        new AccountStore(store.database(), PersonalDataParts.ALL)
            .signIn(
                MEMBER,
                AccountCalls.device("c"),
                Optional.of(AccountCalls.device("m").id()),
                Optional.of(PlayerId.ofVisitor("phone")))),
    RECOVER(store ->
        new AccountStore(store.database(), PersonalDataParts.ALL)
            .recover(MEMBER.id(), "recovery", "new password")),
    NEW_PASSWORD(store ->
        inSession(store).changePassword(MEMBER.id(), "another", AccountCalls.device("m").id())),
    NEW_CODES(store ->
        inSession(store)
            .replaceCodes(MEMBER.id(), List.of("x", "y"), AccountCalls.device("m").id())),
    END_SESSION(store ->
        new MemberStore(store.database()).endSession(MEMBER.id(), AccountCalls.device("m").id())),
    NEW_TOKEN(store -> AccountCalls.createToken(inSession(store), MEMBER.id())),
    DECLARE_BOT(store -> AccountCalls.declareBot(store, BOT.id())),
    SIGN_UP_INVITED(store ->
        AccountCalls.signUpInvited(
            new AccountStore(store.database(), PersonalDataParts.ALL),
            AccountCalls.member("mBBBBBBBBBBBBBBBB", "Bruno"),
            "invitation")),
    PASSKEY_CHALLENGE(store -> AccountCalls.beginChallenge(store, "new challenge")),
    PASSKEY_ANSWER(store -> AccountCalls.takeChallenge(store, "challenge")),
    ADD_PASSKEY(store -> AccountCalls.addPasskey(store, "added", MEMBER.id())),
    USE_PASSKEY(store -> AccountCalls.usePasskey(store, "old")),
    REMOVE_PASSKEY(store -> AccountCalls.removePasskey(store, "old", MEMBER.id())),
    RESET(store -> AdminCalls.reset(store, MEMBER.id())),
    SUSPEND(store -> AdminCalls.suspend(store, MEMBER.id(), "suspend")),
    LIFT(store -> AdminCalls.lift(store, BOT.id())),
    RENAME(store -> AdminCalls.rename(store, MEMBER.id(), "Zoe")),
    APPOINT(store -> AdminCalls.appoint(store, MEMBER.id())),
    ERASE(store -> AdminCalls.erase(store, "game", 1)),
    CLOSE(store -> AdminCalls.close(store, "game")),
    ANNOUNCE(store -> AdminCalls.announce(store, "Maintenance")),
    INVITE(store -> AdminCalls.invite(store, "hash", "Rui", "invite")),
    INVITE_ONLY(AdminCalls::requireInvitations),
    SHOW(AdminCalls::log),
    FOLLOW(store ->
        new RelationStore(store.database()).add(MEMBER.id(), BOT.id(), Relation.FOLLOW, 1000)),
    UNBLOCK(
        store -> new RelationStore(store.database()).remove(MEMBER.id(), BOT.id(), Relation.BLOCK)),
    REPORT(store ->
        new ReportStore(store.database()).save("game", MEMBER.id(), "insults", "the name", 1000)),
    MESSAGE(store -> ChatCalls.add(store, MEMBER.id(), "m", ChatContent.ofText("Hi"))),
    MESSAGES_OFF(store -> new ChatStore(store.database()).allow("game", Side.FIRST, false, 1000)),
    MESSAGES_ON(store -> new ChatStore(store.database()).allow("rated", Side.FIRST, true, 1000)),
    DELETE_ACCOUNT(store -> inSession(store).delete(MEMBER.id())),
    RATED_MOVE(store -> {
      EventContent move = SampleEvents.move("game", Actor.FIRST, "a", "c3d3");
      return store.append(
          1, move, 0, handle -> RatingCalls.update(handle, move, Optional.of("r"), false));
    }),
    RATED_END(store -> {
      EventContent end = end("rated", new PlayerAction.Resignation());
      return store.append(
          1,
          end,
          0,
          handle -> {
            RatingCalls.update(handle, end, Optional.empty(), true);
            SearchCalls.add(handle, "rated");
          });
    }),
    ATTEMPT(store ->
        new PuzzleAttemptStore(store.database())
            .record(PlayerId.ofVisitor("ana"), "one", "a", true, GlickoRating.INITIAL, 1000)),
    BEGIN_STORM(store -> PuzzleCalls.beginStorm(store, PlayerId.ofVisitor("ana"))),
    TOURNAMENT(store ->
        new TournamentStore(store.database()).create(SampleTournament.of("new"), MEMBER.id(), 5)),
    ENTER_TOURNAMENT(store ->
        new TournamentStore(store.database()).enter("cup", new Competitor.Level("7"), 1500, 9)),
    LEAVE_TOURNAMENT(
        store -> new TournamentStore(store.database()).withdraw("cup", new Competitor.Level("5"))),
    PAUSE_TOURNAMENT(store -> new TournamentStore(store.database()).pause("cup")),
    PAIR(store ->
        new TournamentStore(store.database())
            .advance(SampleTournament.begun("cup"), SampleTournament.round(2, "second"), 5000)),
    TOURNAMENT_RESULT(store -> {
      EventContent end =
          new EventContent(
              "paired", Actor.SERVER, "f", 0, new ServerAction.FlagFall(), Result.SECOND_WINS, 9);
      TournamentStore tournaments = new TournamentStore(store.database());
      return store.append(1, end, 0, handle -> tournaments.recordResult(handle, end));
    }),
    ADD_FINISHED(store -> SearchCalls.add(store, "other")),
    HEARTBEAT(store -> store.heartbeats().record(() -> 90_000, 3000));

    @SuppressWarnings("ImmutableEnumChecker") // A method of the store.
    final Function<GameStore, CompletableFuture<?>> call;

    Write(Function<GameStore, CompletableFuture<?>> call) {
      this.call = call;
    }
  }

  /// The calls that read.
  enum Read {
    HISTORY(store -> store.history("game")),
    INFO(store -> store.info("game")),
    UNFINISHED(store -> store.queries().unfinished()),
    OPEN(store -> store.queries().open(10)),
    CHALLENGES(store -> store.queries().openChallenges("x")),
    ONGOING(store -> store.queries().ongoing(10)),
    ACTIVE(store -> store.queries().countActive(0)),
    OF_VISITOR(store -> store.queries().ofVisitor("ana", 10)),
    FINISHED(store -> store.archive().finished(new GameFilter("", ""), "", 10)),
    REPLIES(store -> SampleEvents.replies(store, "game")),
    STUDY(store -> new StudyStore(store.database()).find("none")),
    STUDIES(store -> studies(store).entries(MEMBER.id())),
    STUDY_RECORDS(store -> studies(store).records(MEMBER.id(), Optional.of("A"))),
    LAST_HEARTBEAT(store -> store.heartbeats().lastMillis()),
    DOWNTIMES(store -> store.heartbeats().downtimesAfter(0)),
    CHAIN(GameStore::findChainErrors),
    SEATS(store -> store.seats().ofGame("game")),
    MEMBER_BY_NAME(store -> new MemberStore(store.database()).find("rui").toString()),
    SIGNED_IN(
        store -> new MemberStore(store.database()).signedIn(AccountCalls.secret("m")).toString()),
    SESSIONS(store -> new MemberStore(store.database()).devices(MEMBER.id())),
    TOKENS(store -> AccountCalls.tokens(store, MEMBER.id())),
    TOKEN(store -> AccountCalls.token(store, "t")),
    MEMBERS(AdminCalls::members),
    LOG(AdminCalls::entries),
    INVITATIONS(store -> new Invitations(store.database()).areRequired()),
    RELATIONS(store -> new RelationStore(store.database()).names(MEMBER.id(), Relation.BLOCK)),
    RELATION(store -> new RelationStore(store.database()).of(MEMBER.id(), BOT.id())),
    BLOCKED(store ->
        new RelationStore(store.database()).blocked(List.of("game"), AccountCalls.secret("d"))),
    REPORTS(store -> new ReportStore(store.database()).last(10)),
    MESSAGES(store -> new ChatStore(store.database()).find("game", MEMBER.id()).toString()),
    EXPORT(store -> new AccountStore(store.database(), PersonalDataParts.ALL).export(MEMBER.id())),
    SIDES(store -> store.seats().sidesOf("game", "ana")),
    HOLDERS(store -> store.seats().holders("game")),
    DEVICES(store -> store.seats().devices("game", Side.FIRST, "ana"));

    @SuppressWarnings("ImmutableEnumChecker") // A method of the store.
    final Function<GameStore, Object> call;

    Read(Function<GameStore, Object> call) {
      this.call = call;
    }
  }

  private static EventContent end(String game, PlayerAction action) {
    Result result = action instanceof PlayerAction.Resignation ? Result.SECOND_WINS : Result.NONE;
    return new EventContent(game, Actor.FIRST, "e", 0, action, result, 3000);
  }

  /// A game whose first seat has two devices and a code for a third, an open game, and a heartbeat.
  static void prepare(GameStore store) {
    SampleEvents.create(store, "game");
    SampleEvents.create(store, "other");
    SeatStore seats = store.seats();
    seats.take("game", "game-first", "next-ana", new SeatTaker("Ana", "ana"), 1000).join();
    seats.addDeviceCode("game", Side.FIRST, "ana", "first", 1000, 9000).join();
    seats.redeemDeviceCode("game", "first", new SeatTaker("Ana", "phone"), 1500).join();
    seats.addDeviceCode("game", Side.FIRST, "ana", "code", 1600, 9000).join();
    SeatPlan ana = SeatPlan.taken("one", new SeatTaker("Ana", "ana"));
    store
        .create(OPEN, SampleEvents.START, Map.of(Side.FIRST, ana, Side.SECOND, SeatPlan.free()))
        .join();
    store
        .create(
            new GameInfo("rated", SampleEvents.RULES, Visibility.PUBLIC, 1000),
            SampleEvents.START,
            Map.of(
                Side.FIRST, SeatPlan.member("one", MEMBER.id(), "Rui"),
                Side.SECOND, SeatPlan.member("two", RIVAL.id(), "Eva")))
        .join();
    store.heartbeats().record(() -> 5000, 3000).join();
    SampleTournament.begin(store, "cup", "paired");
    new AccountStore(store.database(), PersonalDataParts.ALL)
        .signUp(
            MEMBER,
            List.of("recovery"),
            AccountCalls.device("m"),
            Optional.of(PlayerId.ofVisitor("x")))
        .join();
    new AccountStore(store.database(), PersonalDataParts.ALL)
        .signUp(RIVAL, List.of(), AccountCalls.device("e"), Optional.empty())
        .join();
    new AccountStore(store.database(), PersonalDataParts.ALL)
        .signUp(BOT, List.of(), AccountCalls.device("d"), Optional.empty())
        .join();
    AccountCalls.addPasskey(store, "old", MEMBER.id()).join();
    AccountCalls.beginChallenge(store, "challenge").join();
    AdminCalls.suspend(store, BOT.id(), "before").join();
    new RelationStore(store.database()).add(MEMBER.id(), BOT.id(), Relation.BLOCK, 1000).join();
    new ReportStore(store.database())
        .save("game", PlayerId.ofVisitor("ana"), "other", "", 1000)
        .join();
    AdminCalls.invite(store, "invitation", "Bruno", "invited").join();
    ChatCalls.add(store, MEMBER.id(), "before", ChatContent.ofPhrase("hello")).join();
    new ChatStore(store.database()).allow("rated", Side.FIRST, false, 1000).join();
    studies(store).add(MEMBER.id(), List.of(study("one", "A")), true, 1000).join();
    seats
        .take(
            "game", "game-second", "next-rui", new SeatTaker("Rui", AccountCalls.secret("m")), 1700)
        .join();
  }
}
