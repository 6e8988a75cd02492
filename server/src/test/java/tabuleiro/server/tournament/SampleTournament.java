package tabuleiro.server.tournament;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.rules.Side;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.CreatedGame;
import tabuleiro.server.game.GameInfo;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.SampleEvents;
import tabuleiro.server.game.SeatPlan;
import tabuleiro.server.game.Visibility;

/// A tournament of two levels for tests of the store.
public final class SampleTournament {
  private static final PlayerId OWNER = new PlayerId("mOOOOOOOOOOOOOOOO");

  private SampleTournament() {}

  public static Tournament of(String id) {
    return of(id, TournamentStatus.OPEN, 0);
  }

  /// A tournament as [#begin] leaves it.
  public static Tournament begun(String id) {
    return of(id, TournamentStatus.RUNNING, 4);
  }

  private static Tournament of(String id, TournamentStatus status, int version) {
    TournamentPlan plan =
        new TournamentPlan(
            "Cup",
            TournamentFormat.SWISS,
            SampleEvents.RULES,
            TimeControl.parse("5m+3s"),
            true,
            true,
            3);
    return new Tournament(id, plan, Optional.of(OWNER), status, 0, version, 1000, 0);
  }

  /// A round with one game of the players 1 and 2.
  public static TournamentStep round(int number, String game) {
    CreatedGame created =
        new CreatedGame(
            new GameInfo(game, SampleEvents.RULES, Visibility.PUBLIC, 2000),
            SampleEvents.START,
            Map.of(Side.FIRST, SeatPlan.computer("5"), Side.SECOND, SeatPlan.computer("6")));
    TournamentPairing pairing =
        new TournamentPairing(number, 1, 1, Optional.of(2), Optional.of(game), Optional.empty());
    return new TournamentStep.Round(number, List.of(pairing), List.of(created));
  }

  /// Begins a tournament with a game.
  public static void begin(GameStore store, String id, String game) {
    new TournamentStore(store.database()).create(of(id), OWNER, 5).join();
    new TournamentStore(store.database()).enter(id, new Competitor.Level("5"), 1500, 9).join();
    new TournamentStore(store.database()).enter(id, new Competitor.Level("6"), 1500, 9).join();
    new TournamentStore(store.database()).start(id, 2000).join();
    new TournamentStore(store.database())
        .advance(
            new TournamentStore(store.database()).find(id).orElseThrow().tournament(),
            round(1, game),
            2000)
        .join();
  }
}
