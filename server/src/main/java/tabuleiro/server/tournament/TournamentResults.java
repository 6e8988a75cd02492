package tabuleiro.server.tournament;

import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import tabuleiro.play.Result;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.ServerAction;

/// The results of tournaments, within the transaction of an event: the result of a game is written
/// with its last event or not at all.
///
/// @param handle the connection with the transaction
record TournamentResults(Handle handle) {
  /// The formats in which players get further opponents, one after the other.
  private static final Set<TournamentFormat> PAIRED_AGAIN =
      Set.of(TournamentFormat.SWISS, TournamentFormat.ARENA);

  /// A pairing whose result was written.
  ///
  /// @param tournament the id of the tournament
  /// @param first the number of the first player
  /// @param second the number of the second player
  /// @param format the format of the tournament
  private record Recorded(String tournament, int first, int second, String format) {}

  /// Writes the result of a game, once, if an event has ended it and it belongs to a tournament. A
  /// player who has lost without a move is away: in a Swiss tournament or an arena the player is
  /// withdrawn. In the other formats every pair has to meet, so the player stays.
  ///
  /// @param content an event that was stored
  /// @return the id of the tournament whose results have changed; empty for none
  Optional<String> record(EventContent content) {
    if (content.result() == Result.NONE) {
      return Optional.empty();
    }
    boolean isNew =
        handle.execute(
                "UPDATE tournament_game SET result = ? WHERE game = ? AND result IS NULL",
                content.result().format(),
                content.game())
            > 0;
    if (!isNew) {
      return Optional.empty();
    }
    Recorded recorded = find(content.game());
    boolean isAway =
        content.action() instanceof ServerAction.FlagFall
            && content.ply() < 2
            && PAIRED_AGAIN.contains(TournamentFormat.valueOf(recorded.format()));
    if (isAway) {
      handle.execute(
          "UPDATE tournament_player SET withdrawn = 1 WHERE tournament = ? AND number = ?",
          recorded.tournament(),
          content.ply() == 0 ? recorded.first() : recorded.second());
    }
    return Optional.of(recorded.tournament());
  }

  private Recorded find(String game) {
    return handle
        .createQuery(
            """
            SELECT g.tournament, g.first, g.second, t.format
            FROM tournament_game g JOIN tournament t ON t.id = g.tournament WHERE g.game = ?\
            """)
        .bind(0, game)
        .mapTo(Recorded.class)
        .one();
  }
}
