package tabuleiro.server.live;

import java.util.OptionalLong;
import tabuleiro.play.TableSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.server.store.GameInfo;
import tabuleiro.server.store.Secrets;

/// The game that follows another, with the sides exchanged. All of it follows from the game before,
/// so that making it twice makes it once.
///
/// @param info about the new game
/// @param text what is agreed for it
record Successor(GameInfo info, String text) {
  static Successor of(PlayedGame game, GameInfo old, long nowMillis) {
    String hash = Secrets.sha256("next\n" + game.head().hash());
    TableSetup setup = game.table().setup();
    Series series = game.series().after(old.id());
    TableSetup next = series.round() == 2 ? setup : redrawn(setup, seed(hash));
    TableSetup exchanged =
        new TableSetup(
            next.start(),
            next.seed(),
            /* first= */ next.second(),
            /* second= */ next.first(),
            next.clock());
    GameInfo info = new GameInfo(Secrets.gameId(hash), old.rules(), old.visibility(), nowMillis);
    return new Successor(info, GameSetup.format(exchanged, series));
  }

  String id() {
    return info.id();
  }

  /// From 0, so that a seed reads well.
  private static long seed(String hash) {
    return Long.parseUnsignedLong(hash.substring(0, 8), 16);
  }

  /// A start that was drawn is drawn again; the second game of a match has the same.
  private static TableSetup redrawn(TableSetup setup, long seed) {
    Game game = setup.game();
    boolean isDrawn =
        game.hasDrawnStart()
            && setup.seed().isPresent()
            && setup.start().equals(game.start(setup.seed().getAsLong()));
    Position start = isDrawn ? game.start(seed) : setup.start();
    return new TableSetup(
        start,
        isDrawn ? OptionalLong.of(seed) : setup.seed(),
        setup.first(),
        setup.second(),
        setup.clock());
  }
}
