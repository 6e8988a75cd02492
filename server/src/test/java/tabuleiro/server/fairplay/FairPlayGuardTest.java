package tabuleiro.server.fairplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.game.NewGames;
import tabuleiro.server.game.StoredGames;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.rating.GameRatingStore;
import tabuleiro.view.study.StudyRecord;

/// Which positions are near a rated game in progress.
final class FairPlayGuardTest extends StoredGames {
  private static final Game TALPA = Games.find("talpa").orElseThrow().game("8x8");
  private static final Seat HUMAN = Seat.human("?");

  private final AtomicLong nanos = new AtomicLong();
  private FairPlayGuard guard;

  @BeforeEach
  void watch() {
    guard = new FairPlayGuard(store, nanos::get);
    games.addEffect(GameRatingStore.eventEffect());
    games.addObserver((_, snapshot) -> guard.onChange(snapshot));
  }

  private LiveGame begin(Seat second) {
    SessionSetup setup =
        SessionSetup.of(TALPA, 1, HUMAN, second).withTimeControl(TimeControl.parse("25m"));
    return games.create(NewGames.taken(setup, GameSeries.SINGLE.rated()), 0);
  }

  private static Position position(LiveGame game) {
    return game.snapshot(0).position();
  }

  private static void move(LiveGame game, int count) {
    for (int i = 0; i < count; i++) {
      GameSnapshot now = game.snapshot(0);
      Position position = now.position();
      String move = position.formatMove(Playout.randomMove(position, SeededRandom.of(now.ply())));
      submit(game, now, new PlayerAction.Move(move), position.sideToMove());
    }
  }

  private static void submit(LiveGame game, GameSnapshot now, PlayerAction action, Side side) {
    int seen = now.event().sequence();
    ClientRequest request =
        new ClientRequest(Actor.of(side), "a" + seen, seen, now.ply(), action, 0);
    assertThat(game.submit(request)).isInstanceOf(RequestResult.Accepted.class);
  }

  @Test
  void positionsWithinTwoMovesAreNearFromFourthMoveOn() {
    LiveGame game = begin(HUMAN);
    move(game, 3);
    Position before = position(game);
    assertThat(guard.isNear(before)).isFalse();
    move(game, 1);
    assertThat(guard.isNear(before)).as("the move is known at once").isTrue();
    Position now = position(game);
    for (int seed = 0; seed < 50; seed++) {
      assertThat(guard.isNear(Playout.play(now, SeededRandom.of(seed), 2))).isTrue();
      Position far = Playout.play(now, SeededRandom.of(seed), 8);
      assertThat(guard.isNear(far)).as(far.format()).isFalse();
    }
    assertThat(guard.isNear(TALPA.start(1))).isFalse();
    submit(game, game.snapshot(0), new PlayerAction.Resignation(), Side.FIRST);
    assertThat(guard.isNear(now)).isFalse();
  }

  @Test
  void moveOfComputerIsHelpAtOneMoveFromGameBetweenPeople() {
    LiveGame game = begin(HUMAN);
    move(game, 6);
    Position now = position(game);
    assertThat(guard.isHelp("other", now)).isTrue();
    assertThat(guard.isHelp("other", Playout.play(now, SeededRandom.of(1), 1))).isTrue();
    assertThat(guard.isHelp("other", Playout.play(now, SeededRandom.of(1), 4))).isFalse();
    assertThat(guard.isHelp(game.id(), now)).as("its own game").isFalse();
  }

  @Test
  void gameAgainstLevelDoesNotWeakenOtherLevels() {
    LiveGame game = begin(Seat.computer("3", "3"));
    move(game, 6);
    assertThat(guard.isNear(position(game))).isTrue();
    assertThat(guard.isHelp("other", position(game))).isFalse();
  }

  @Test
  void studyWithVariationThatEndsNearGameIsRefused() {
    LiveGame game = begin(HUMAN);
    move(game, 6);
    List<String> played = game.query(GameSession::moves);
    Position start = TALPA.start(1);
    String other =
        Arrays.stream(start.legalMoves())
            .mapToObj(start::formatMove)
            .filter(move -> !move.equals(played.getFirst()))
            .findFirst()
            .orElseThrow();
    StudyRecord study =
        StudyRecord.parse(
            "[Game \"talpa\"]\n[Variant \"8x8\"]\n\n%s (%s) *\n"
                .formatted(other, String.join(" ", played)));
    assertThatThrownBy(() -> guard.require(study)).isInstanceOf(ProblemException.class);
    submit(game, game.snapshot(0), new PlayerAction.Resignation(), Side.FIRST);
    assertThat(guard.require(study)).isEqualTo(study);
  }

  @Test
  void moveThatAnotherServerHasStoredIsKnownSoon() {
    FairPlayGuard other = new FairPlayGuard(store, nanos::get);
    LiveGame game = begin(HUMAN);
    move(game, 3);
    assertThat(other.isNear(position(game))).isFalse();
    move(game, 1);
    nanos.addAndGet(201_000_000);
    assertThat(other.isNear(position(game))).isTrue();
  }

  @Test
  void gameOfEarlierVersionIsReadFromItsMoves() {
    LiveGame game = begin(HUMAN);
    move(game, 5);
    store
        .database()
        .write(handle -> handle.execute("UPDATE rated_position SET ply = 5, text_ply = 4"))
        .join();
    assertThat(new FairPlayGuard(store, nanos::get).isNear(position(game))).isTrue();
  }
}
