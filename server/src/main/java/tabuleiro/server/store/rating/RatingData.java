package tabuleiro.server.store.rating;

import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.player.PlayerData;
import tabuleiro.server.player.PlayerId;

/// The ratings of a player in games.
public final class RatingData implements PlayerData {
  @Override
  public String name() {
    return "ratings";
  }

  /// In a pool in which the member has a rating, that of the visitor ends; the games of both stay.
  @Override
  public void move(Handle handle, PlayerId visitor, PlayerId member) {
    handle.execute(
        """
        UPDATE rating SET subject = ? WHERE subject = ? AND pool <> ?
          AND pool NOT IN (SELECT pool FROM rating WHERE subject = ?)\
        """,
        member.text(),
        visitor.text(),
        PuzzleAttemptStore.PLAYERS,
        member.text());
    handle.execute(
        "UPDATE rating_change SET player = ? WHERE player = ?", member.text(), visitor.text());
    handle.execute(
        "DELETE FROM rating WHERE subject = ? AND pool <> ?",
        visitor.text(),
        PuzzleAttemptStore.PLAYERS);
  }

  /// The games keep what they have changed for their opponents.
  @Override
  public void delete(Handle handle, PlayerId player) {
    handle.execute("DELETE FROM rating_change WHERE player = ?", player.text());
    handle.execute(
        "DELETE FROM rating WHERE subject = ? AND pool <> ?",
        player.text(),
        PuzzleAttemptStore.PLAYERS);
  }

  @Override
  public List<Map<String, Object>> export(Handle handle, PlayerId player) {
    return handle
        .createQuery(
            """
            SELECT game, pool, number, rating_before, rating_after, deviation, opponent, score,
              millis
            FROM rating_change WHERE player = ? ORDER BY millis, game\
            """)
        .bind(0, player.text())
        .mapToMap()
        .list();
  }
}
