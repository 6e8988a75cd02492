package tabuleiro.server.game;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tabuleiro.play.Result;
import tabuleiro.rules.GameId;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.kernel.database.Database;

/// With which moves members begin their games. Thread-safe.
///
/// @param database runs the transactions
public record FirstMoveQuery(Database database) {
  /// How many of a member's last games are counted. A guess: enough to show a habit.
  private static final int MAX_GAMES = 500;

  /// A first move of a member on a board.
  private record Opening(GameId board, String move) {}

  /// A game that a member has begun.
  private record Begun(Opening opening, Result result) {}

  /// Returns the first moves of a member in finished public games, the most frequent first.
  public List<FirstMoveCount> ofMember(PlayerId member) {
    Map<Opening, FirstMoveCount> counts = new LinkedHashMap<>();
    database
        .read(handle -> games(handle, member))
        .forEach(game ->
            counts.merge(
                game.opening(),
                FirstMoveCount.of(game.opening().board(), game.opening().move(), game.result()),
                FirstMoveCount::plus));
    return counts.values().stream()
        .sorted(Comparator.comparingInt(FirstMoveCount::games).reversed())
        .toList();
  }

  private static List<Begun> games(Handle handle, PlayerId member) {
    return handle
        .createQuery(
            """
            SELECT g.family, g.variant,
              (SELECT e.action FROM event e WHERE e.game = g.id AND e.ply = 0
                AND e.actor = 'FIRST' AND e.action LIKE 'move %'
                ORDER BY e.sequence DESC LIMIT 1) AS action,
              (SELECT e.result FROM event e WHERE e.game = g.id AND e.result <> '*'
                ORDER BY e.sequence LIMIT 1) AS result
            FROM seat s JOIN game g ON g.id = s.game
            WHERE s.member = ? AND s.side = 'FIRST' AND g.finished IS NOT NULL
              AND g.visibility = 'PUBLIC'
            ORDER BY g.finished DESC LIMIT ?\
            """)
        .bind(0, member.text())
        .bind(1, MAX_GAMES)
        .map((row, _) -> read(row))
        .list()
        .stream()
        .flatMap(Optional::stream)
        .toList();
  }

  /// Returns a game; empty when it has ended without a first move or a result.
  private static Optional<Begun> read(ResultSet row) throws SQLException {
    GameId board = new GameId(row.getString("family"), row.getString("variant"));
    Optional<String> action = Optional.ofNullable(row.getString("action"));
    Optional<Result> result = Optional.ofNullable(row.getString("result")).flatMap(Result::parse);
    return action.flatMap(text ->
        result.map(
            found -> new Begun(new Opening(board, text.substring("move ".length())), found)));
  }
}
