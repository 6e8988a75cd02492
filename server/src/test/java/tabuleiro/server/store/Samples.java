package tabuleiro.server.store;

import java.util.Map;
import tabuleiro.play.Result;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Side;

/// Games and entries for tests of the store, which looks into neither.
final class Samples {
  static final GameId RULES = new GameId("talpa", "8x8");
  static final Deed.Start START = new Deed.Start("[Game \"talpa\"]\n\n*\n");

  private Samples() {}

  /// Makes a game of two persons whose tokens are the id and the side.
  static Event create(Store store, String game) {
    GameInfo info = new GameInfo(game, RULES, Visibility.PUBLIC, 1000);
    return store
        .create(
            info,
            START,
            Map.of(
                Side.FIRST, SeatPlan.human(game + "-first"),
                Side.SECOND, SeatPlan.human(game + "-second")))
        .join();
  }

  static Entry move(String game, Author author, String client, String text) {
    return new Entry(game, author, client, 0, new Deed.Move(text), Result.NONE, 2000);
  }
}
