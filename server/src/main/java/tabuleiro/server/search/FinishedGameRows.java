package tabuleiro.server.search;

import java.util.List;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.game.Visibility;

/// The tables of finished games, within the transaction of the event that ends a game: what the
/// search finds is stored with the event or not at all.
///
/// @param handle the connection with the transaction
record FinishedGameRows(Handle handle) {
  /// Adds a game, unless it is there already.
  ///
  /// @param game the id of the game
  public void add(String game, SearchableGame finished) {
    boolean isNew =
        handle.execute(
                """
                INSERT INTO finished_game (game, result, plies, rated, ended)
                VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING\
                """,
                game,
                finished.result().format(),
                finished.plies(),
                finished.isRated() ? 1 : 0,
                finished.endedMillis())
            > 0;
    if (isNew && isPublic(game)) {
      addPositions(game, finished);
    }
  }

  /// Deletes what the search and the explorer know of a game.
  void delete(String game) {
    handle.execute("DELETE FROM opening_position WHERE game = ?", game);
    handle.execute("DELETE FROM finished_game WHERE game = ?", game);
  }

  private boolean isPublic(String game) {
    return handle
        .createQuery("SELECT visibility FROM game WHERE id = ?")
        .bind(0, game)
        .mapTo(Visibility.class)
        .one()
        .equals(Visibility.PUBLIC);
  }

  /// A position that occurs again counts where it occurs first.
  private void addPositions(String game, SearchableGame finished) {
    List<Long> positions = finished.positions();
    for (int ply = 0; ply < positions.size(); ply++) {
      handle.execute(
          """
          INSERT INTO opening_position (position, game, next, result) VALUES (?, ?, ?, ?)
          ON CONFLICT DO NOTHING\
          """,
          positions.get(ply),
          game,
          ply + 1 < positions.size() ? positions.get(ply + 1) : null,
          finished.result().format());
    }
  }
}
