package tabuleiro.system;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import tabuleiro.games.Games;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.live.ServerAction;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.game.GameInfo;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.game.NewGame;
import tabuleiro.server.game.SeatPlan;
import tabuleiro.server.game.SeatTaker;
import tabuleiro.server.game.Visibility;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.DatabaseAddress;

/// Fills a database with unfinished games, some thousand a second: one game of each sort is played,
/// and its events are stored again and again under other ids.
final class UnfinishedGames {
  /// The secret of the player who has all seats.
  static final String SECRET = "the-owner-of-all-unfinished-games";

  /// A game of this sort wants a move of a computer as soon as a server starts.
  static final String COMPUTER_TO_MOVE = "computer";

  /// In a game of this sort a clock ends four seconds after a server has started.
  static final String CLOCK_ENDS = "ends";

  /// A game of this sort waits for nothing but the move of a human.
  static final String WAITING = "waiting";

  private static final int MOVES = 9;

  /// The events of each game: its creation, its start and the moves.
  static final int EVENTS = MOVES + 2;

  private static final int SPECIAL = 10;
  private static final int BATCH = 500;

  private final GameStore store;
  private final long nowMillis = System.currentTimeMillis();
  private final List<CompletableFuture<?>> pending = new ArrayList<>();

  /// A game that was played.
  ///
  /// @param end its state after the last event
  record Sample(
      GameInfo info, Map<Side, SeatPlan> seats, List<GameEvent> events, GameSnapshot end) {}

  private UnfinishedGames(GameStore store) {
    this.store = store;
  }

  /// Fills an empty database.
  ///
  /// @param folder for a temporary database
  /// @return the state of each game of the sort [#WAITING]
  static GameSnapshot fill(DatabaseAddress database, int count, Path folder) {
    try (GameStore samples =
            GameStore.open(new DatabaseAddress.Sqlite(folder.resolve("samples.db")));
        GameStore store = GameStore.open(database)) {
      UnfinishedGames games = new UnfinishedGames(store);
      LiveGames live = new LiveGames(samples);
      List<Sample> ordinary = new ArrayList<>();
      for (Family family : Games.families()) {
        ordinary.add(games.play(live, samples, family.game(), "3d/move", false));
        ordinary.add(games.play(live, samples, family.game(), "off", false));
      }
      Game talpa = Games.find("talpa").orElseThrow().game();
      Sample waiting = games.play(live, samples, talpa, "off", false);
      games.copy(games.play(live, samples, talpa, "off", true), COMPUTER_TO_MOVE, SPECIAL);
      games.copy(games.play(live, samples, talpa, "4s", false), CLOCK_ENDS, SPECIAL);
      games.copy(waiting, WAITING, SPECIAL);
      for (int i = 0; i < ordinary.size(); i++) {
        games.copy(ordinary.get(i), "sort" + i + "-", count / ordinary.size());
      }
      games.finish();
      return waiting.end();
    }
  }

  private void finish() {
    await();
    Database.await(store.heartbeats().record(() -> nowMillis, 0));
  }

  /// Plays a game whose last event has just happened.
  private Sample play(
      LiveGames live, GameStore samples, Game game, String clock, boolean isAgainstComputer) {
    Seat human = Seat.human("Ana");
    Seat opponent = isAgainstComputer ? Seat.computer("random", "random") : human;
    SessionSetup setup =
        SessionSetup.of(game, 1, human, opponent).withTimeControl(TimeControl.parse(clock));
    Map<Side, SeatPlan> seats = new EnumMap<>(Side.class);
    SeatPlan own = SeatPlan.taken("a-token", new SeatTaker("Ana", SECRET));
    seats.put(Side.FIRST, own);
    seats.put(Side.SECOND, isAgainstComputer ? SeatPlan.computer("random") : own);
    String id = "sample" + live.loadedCount();
    LiveGame played =
        live.create(new NewGame(id, setup, GameSeries.SINGLE, Visibility.PUBLIC, seats), nowMillis);
    for (int i = 0; i < MOVES; i++) {
      GameSnapshot snapshot = played.snapshot(nowMillis);
      Position position = snapshot.position();
      int seen = snapshot.event().sequence();
      // Moves in turn from the ends of the list, so that few pieces meet and no game ends.
      int move = position.moveAt(i % 2 == 0 ? 0 : position.countMoves() - 1);
      RequestResult result =
          played.submit(
              new ClientRequest(
                  Actor.of(position.sideToMove()),
                  "m" + i,
                  seen,
                  i,
                  new PlayerAction.Move(position.formatMove(move)),
                  nowMillis));
      if (!(result instanceof RequestResult.Accepted)) {
        throw new IllegalStateException("refused: " + result);
      }
    }
    return new Sample(
        samples.info(id).orElseThrow(), seats, samples.history(id), played.snapshot(nowMillis));
  }

  private void copy(Sample sample, String name, int count) {
    for (int i = 0; i < count; i++) {
      String id = name + i;
      GameInfo info =
          new GameInfo(
              id, sample.info().gameId(), Visibility.PUBLIC, sample.info().createdMillis());
      ServerAction.Start start = (ServerAction.Start) sample.events().getFirst().content().action();
      pending.add(store.create(info, start, sample.seats()));
      for (GameEvent event : sample.events().subList(1, sample.events().size())) {
        EventContent content = event.content();
        EventContent copied =
            new EventContent(
                id,
                content.actor(),
                content.clientId(),
                content.ply(),
                content.action(),
                content.result(),
                content.timeMillis(),
                content.digest());
        pending.add(store.append(event.sequence() - 1, copied, sample.end().dueMillis(), _ -> {}));
      }
      if (i % BATCH == 0) {
        await();
      }
    }
  }

  private void await() {
    pending.forEach(Database::await);
    pending.clear();
  }
}
