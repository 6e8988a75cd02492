package tabuleiro.server.games;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tabuleiro.play.record.GameRecord;
import tabuleiro.server.live.LiveGames;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.store.StoreException;
import tabuleiro.server.store.game.GameFilter;
import tabuleiro.server.store.game.GameInfo;

/// The finished public games as a file of records, in the order in which they ended. The records
/// are streamed, so memory does not grow with their number.
final class GameArchive {
  /// How many games are read at a time. A guess.
  private static final int BATCH_SIZE = 50;

  private final GameStore store;
  private final LiveGames games;

  GameArchive(GameStore store, LiveGames games) {
    this.store = store;
    this.games = games;
  }

  /// Sends the records.
  ///
  /// @param after only games that ended after the game with this id; empty for all
  void write(GameFilter filter, String after, Context context) {
    context.contentType("text/plain; charset=utf-8");
    List<GameInfo> portion = store.archive().finished(filter, after, BATCH_SIZE);
    try {
      OutputStream out = context.outputStream();
      while (!portion.isEmpty()) {
        for (GameInfo game : portion) {
          out.write(text(game).getBytes(StandardCharsets.UTF_8));
        }
        out.flush();
        portion = store.archive().finished(filter, portion.getLast().id(), BATCH_SIZE);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns a game's record with an empty line after it; an empty text for a game without moves or
  /// with a damaged record.
  private String text(GameInfo game) {
    try {
      GameRecord record = games.record(game.id());
      return record.mainLine().moves().isEmpty() ? "" : record.format() + "\n";
    } catch (StoreException e) {
      return "";
    }
  }
}
