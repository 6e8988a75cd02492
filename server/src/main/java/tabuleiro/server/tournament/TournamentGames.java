package tabuleiro.server.tournament;

import java.util.Map;
import java.util.OptionalLong;
import tabuleiro.games.Games;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Side;
import tabuleiro.server.game.CreatedGame;
import tabuleiro.server.game.NewGame;
import tabuleiro.server.game.SeatPlan;
import tabuleiro.server.game.Visibility;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.rating.RatedGames;

/// Makes the games of a tournament. The id and the random start of a game are derived from the
/// tournament, the round and the board.
final class TournamentGames {
  private TournamentGames() {}

  /// Returns the game of two players, to be created.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  static CreatedGame create(
      Tournament tournament, int round, int board, Entrant first, Entrant second, long nowMillis) {
    String hash = Tokens.sha256("tournament\n" + tournament.id() + "\n" + round + "\n" + board);
    SessionSetup setup = setup(tournament.plan(), hash, first, second);
    boolean isRated = tournament.plan().isRated() && RatedGames.terms(setup).isPresent();
    return new NewGame(
            Tokens.gameId(hash),
            setup,
            GameSeries.ofTournament(tournament.id(), isRated),
            Visibility.PUBLIC,
            Map.of(Side.FIRST, seat(first), Side.SECOND, seat(second)))
        .toCreate(nowMillis);
  }

  private static SessionSetup setup(
      TournamentPlan plan, String hash, Entrant first, Entrant second) {
    GameId board = plan.board();
    Game game = Games.find(board.game()).orElseThrow().game(board.variant());
    long seed = Long.parseLong(hash.substring(0, 8), 16);
    return new SessionSetup(
        game.start(seed),
        game.hasRandomStart() ? OptionalLong.of(seed) : OptionalLong.empty(),
        player(first),
        player(second),
        TimeControls.same(plan.clock()));
  }

  private static Seat player(Entrant entrant) {
    return entrant
        .competitor()
        .level()
        .map(text -> Seat.computer(text, text))
        .orElseGet(() -> Seat.human("?"));
  }

  private static SeatPlan seat(Entrant entrant) {
    return switch (entrant.competitor()) {
      case Competitor.Level(var text) -> SeatPlan.computer(text);
      case Competitor.Account(var id) -> SeatPlan.member(Tokens.token(), id, entrant.name());
      case Competitor.Deleted _ -> throw new IllegalStateException("the account was deleted");
    };
  }
}
