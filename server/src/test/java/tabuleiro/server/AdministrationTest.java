package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.games.Games;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Side;
import tabuleiro.server.account.AccountStore;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.SignedInDevice;
import tabuleiro.server.admin.AccountAdministration;
import tabuleiro.server.admin.AdministrationWatch;
import tabuleiro.server.bots.BotCatalogue;
import tabuleiro.server.bots.BotScheduler;
import tabuleiro.server.game.GameSeries;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.HumanPlayer;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.game.MemberGames;
import tabuleiro.server.game.NewGame;
import tabuleiro.server.game.NewGames;
import tabuleiro.server.game.SeatPlan;
import tabuleiro.server.game.Visibility;
import tabuleiro.server.kernel.Secrets;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.Store;
import tabuleiro.server.kernel.schedule.SteadyScheduler;
import tabuleiro.server.kernel.tracing.Tracing;

/// A command of the operator on the file of a running server.
final class AdministrationTest {
  private static final String SECRET = "ms-" + "a".repeat(43);

  @TempDir private Path folder = Path.of("");

  @Test
  void aSuspendedMemberLosesTheSeatsThatTheServerRemembers() {
    Database database = new Database.Sqlite(folder.resolve("games.db"));
    DrivenScheduler time = new DrivenScheduler(1_000_000);
    try (GameStore store = GameStore.open(database);
        BotScheduler bots =
            new BotScheduler(
                new BotCatalogue(Map.of()),
                1,
                new SteadyScheduler(time),
                RandomGenerator::getDefault,
                Tracing.OFF,
                (_, _) -> false)) {
      GameService service = new GameService(store, new SteadyScheduler(time), bots, nanos -> {});
      Member ana = new Member(new PlayerId("mAAAAAAAAAAAAAAAA"), "Ana", "ana", "hash", 1);
      SignedInDevice device = SignedInDevice.of(SECRET, "Firefox", 1);
      new AccountStore(store.access(), PlayerParts.ALL)
          .signUp(ana, List.of(), device, Optional.empty())
          .join();
      Seat human = Seat.human("Guest");
      SessionSetup setup =
          SessionSetup.of(Games.find("talpa").orElseThrow().game(), 1, human, human);
      LiveGame game = service.games().create(NewGames.waiting(setup), time.millis());
      game.seats().take("two", "next", new HumanPlayer("Guest", SECRET), time.millis());
      assertThat(game.seats().sidesOf(SECRET)).hasSize(1);
      HumanPlayer maker = new HumanPlayer("Ana", SECRET);
      List<LiveGame> offers =
          Stream.of(SeatPlan.free(), SeatPlan.human("invited"))
              .map(other ->
                  new NewGame(
                      Secrets.gameId(),
                      setup,
                      GameSeries.SINGLE,
                      Visibility.UNLISTED,
                      Map.of(Side.FIRST, SeatPlan.taken("mine", maker), Side.SECOND, other)))
              .map(made -> service.games().create(made, time.millis()))
              .toList();
      AdministrationWatch watch =
          new AdministrationWatch(store.access(), new MemberGames(store, service.games()));
      try (GameStore beside = new GameStore(Store.openForTool(database))) {
        new AccountAdministration(beside, "root", time::millis).suspend(ana, "insults");
      }
      assertThat(game.seats().sidesOf(SECRET)).as("remembered").hasSize(1);
      watch.look();
      assertThat(game.seats().sidesOf(SECRET)).isEmpty();
      assertThat(game.snapshot(time.millis()).ending()).as("a game with both players").isEmpty();
      for (LiveGame offered : offers) {
        assertThat(offered.snapshot(time.millis()).ending()).as("an offer").isPresent();
      }
    }
  }
}
