package tabuleiro.server.games;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tabuleiro.play.record.GameRecord;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.store.GameFilter;
import tabuleiro.server.store.GameInfo;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.store.StoreException;

/// The public games that are over, in the order in which they ended, as a file of records. However
/// many they are, a few are in memory at a time.
final class GameArchive {
  /// How many games are looked up at a time. A guess.
  private static final int PORTION = 50;

  private final GameStore store;
  private final LiveGames games;

  GameArchive(GameStore store, LiveGames games) {
    this.store = store;
    this.games = games;
  }

  /// Answers with the games.
  ///
  /// @param after the id of the game after which they come, for whoever has those before; empty for
  ///   all
  void write(GameFilter filter, String after, Context context) {
    context.contentType("text/plain; charset=utf-8");
    List<GameInfo> portion = store.finished(filter, after, PORTION);
    try {
      OutputStream out = context.outputStream();
      while (!portion.isEmpty()) {
        for (GameInfo game : portion) {
          out.write(text(game).getBytes(StandardCharsets.UTF_8));
        }
        out.flush();
        portion = store.finished(filter, portion.getLast().id(), PORTION);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns a game's record with an empty line after it; nothing for a game in which nobody has
  /// moved or whose record is damaged.
  private String text(GameInfo game) {
    try {
      GameRecord record = games.record(game.id());
      return record.mainLine().moves().isEmpty() ? "" : record.format() + "\n";
    } catch (StoreException e) {
      return "";
    }
  }
}
