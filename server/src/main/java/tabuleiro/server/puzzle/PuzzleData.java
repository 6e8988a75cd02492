package tabuleiro.server.puzzle;

import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.account.PersonalData;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.rating.RatingRows;

/// The attempts at puzzles and the runs against the clock of a player.
final class PuzzleData implements PersonalData {
  @Override
  public String name() {
    return "puzzles";
  }

  /// If the member has attempts of their own, they and the rating stay; only the runs are added.
  @Override
  public void move(Handle handle, PlayerId visitor, PlayerId member) {
    boolean isNew =
        handle
                .createQuery("SELECT COUNT(*) FROM puzzle_attempt WHERE player = ?")
                .bind(0, member.text())
                .mapTo(Integer.class)
                .one()
            == 0;
    if (isNew) {
      handle.execute(
          "UPDATE puzzle_attempt SET player = ? WHERE player = ?", member.text(), visitor.text());
      RatingRows ratings = new RatingRows(handle);
      ratings.delete(member.text(), PuzzleAttemptStore.PLAYERS);
      ratings.move(visitor.text(), member.text(), PuzzleAttemptStore.PLAYERS);
    }
    handle.execute(
        "UPDATE puzzle_storm SET player = ? WHERE player = ?", member.text(), visitor.text());
    delete(handle, visitor);
  }

  @Override
  public void delete(Handle handle, PlayerId player) {
    handle.execute("DELETE FROM puzzle_attempt WHERE player = ?", player.text());
    handle.execute("DELETE FROM puzzle_storm WHERE player = ?", player.text());
    new RatingRows(handle).delete(player.text(), PuzzleAttemptStore.PLAYERS);
  }

  @Override
  public List<Map<String, Object>> export(Handle handle, PlayerId player) {
    return handle
        .createQuery(
            """
            SELECT puzzle, solved, number, streak, rating_before, rating_after, millis
            FROM puzzle_attempt WHERE player = ? ORDER BY number\
            """)
        .bind(0, player.text())
        .mapToMap()
        .list();
  }
}
