package tabuleiro.server.game;

import io.javalin.http.Context;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.play.record.GameRecord;
import tabuleiro.server.http.BulkWork;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.NormalizedRequest;
import tabuleiro.server.kernel.database.StoreException;

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
  void write(GameFilter filter, String after, Context context) throws Exception {
    BulkWork bulk = BulkWork.of(context);
    Caller caller = Caller.of(context);
    Runnable end = bulk.beginDownload(caller);
    try {
      Portion portion = bulk.run(caller, () -> portion(filter, after));
      context.contentType("text/plain; charset=utf-8");
      OutputStream out = context.outputStream();
      while (!portion.last().isEmpty()) {
        out.write(portion.records());
        out.flush();
        if (NormalizedRequest.isHead(context)) {
          return;
        }
        String last = portion.last();
        portion = bulk.run(caller, () -> portion(filter, last));
      }
    } finally {
      end.run();
    }
  }

  /// Some games of the file.
  ///
  /// @param last the id of the last one; empty when there are none
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Portion(byte[] records, String last) {}

  private Portion portion(GameFilter filter, String after) {
    List<GameInfo> found = store.archive().finished(filter, after, BATCH_SIZE);
    String records = found.stream().map(this::text).collect(Collectors.joining());
    String last = found.isEmpty() ? "" : found.getLast().id();
    return new Portion(records.getBytes(StandardCharsets.UTF_8), last);
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
