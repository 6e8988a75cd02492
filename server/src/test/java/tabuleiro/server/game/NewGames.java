package tabuleiro.server.game;

import java.util.EnumMap;
import java.util.Map;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Side;
import tabuleiro.server.kernel.Tokens;

/// Creates games for tests.
public final class NewGames {
  private NewGames() {}

  /// Returns a public game with both seats taken; the secrets of its players are the names of the
  /// sides.
  public static NewGame taken(SessionSetup setup, GameSeries series) {
    Map<Side, SeatPlan> seats = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      seats.put(
          side,
          setup
              .seat(side)
              .playerId()
              .map(SeatPlan::computer)
              .orElseGet(
                  () -> SeatPlan.taken(Tokens.token(), new SeatTaker("Ana", side.toString()))));
    }
    return new NewGame(Tokens.gameId(), setup, series, Visibility.PUBLIC, seats);
  }

  /// Returns a game that waits for the second player; the tokens of its seats are `one` and `two`.
  public static NewGame waiting(SessionSetup setup) {
    Map<Side, SeatPlan> seats =
        Map.of(
            Side.FIRST, SeatPlan.taken("one", new SeatTaker("Ana", "FIRST")),
            Side.SECOND, SeatPlan.human("two"));
    return new NewGame(Tokens.gameId(), setup, GameSeries.SINGLE, Visibility.UNLISTED, seats);
  }
}
