package tabuleiro.server.rating;

import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.account.PersonalData;
import tabuleiro.server.account.PlayerId;

/// The ratings of a player in games.
final class RatingData implements PersonalData {
  @Override
  public String name() {
    return "ratings";
  }

  /// Only members have ratings in games.
  @Override
  public void move(Handle handle, PlayerId visitor, PlayerId member) {}

  /// The games keep what they have changed for their opponents. With the account all of its ratings
  /// end, those in puzzles too.
  @Override
  public void delete(Handle handle, PlayerId player) {
    handle.execute(
        "UPDATE rating_change SET opponent_player = NULL WHERE opponent_player = ?", player.text());
    handle.execute("DELETE FROM rating_change WHERE player = ?", player.text());
    handle.execute("DELETE FROM connected_member WHERE member = ?", player.text());
    handle.execute("DELETE FROM rating WHERE subject = ?", player.text());
  }

  @Override
  public List<Map<String, Object>> export(Handle handle, PlayerId player) {
    return handle
        .createQuery(
            """
            SELECT game, pool, number, rating_before, rating_after, deviation, opponent, score,
              millis, weight
            FROM rating_change WHERE player = ? ORDER BY millis, game\
            """)
        .bind(0, player.text())
        .mapToMap()
        .list();
  }
}
