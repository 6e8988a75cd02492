package tabuleiro.server.admin;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tabuleiro.server.kernel.database.Database;

/// Finds the members who may let other accounts lose to them: those who have won nearly all games
/// against several members that are not connected, because these have played fewer than five others
/// who are. A strong player among newcomers is one too, so this is a reason to look at the games.
/// Thread-safe.
///
/// @param database runs the transactions
record RatingCircles(Database database) {
  /// How many accounts a circle has at least, and how many games. Guesses: more than two friends.
  private static final int LEAST_OPPONENTS = 3;

  private static final int LEAST_GAMES = 10;

  /// From which share of points on the games are conspicuous. A guess.
  private static final double LEAST_SCORE = 0.9;

  /// A game against an account that is not connected.
  private record Game(String member, String opponent, double score) {}

  /// Returns the members, those with most games first.
  ///
  /// @param fromMillis games before this time do not matter, in milliseconds since 1970
  /// @param limit the maximum number of members
  public List<RatingCircle> find(long fromMillis, int limit) {
    Map<String, List<Game>> games =
        read(fromMillis).stream().collect(Collectors.groupingBy(Game::member));
    return games.entrySet().stream()
        .map(entry -> circle(entry.getKey(), entry.getValue()))
        .filter(circle -> circle.games() >= LEAST_GAMES && circle.score() >= LEAST_SCORE)
        .filter(circle -> circle.opponents().size() >= LEAST_OPPONENTS)
        .sorted(
            Comparator.comparingInt(RatingCircle::games)
                .reversed()
                .thenComparing(RatingCircle::name))
        .limit(limit)
        .toList();
  }

  private static RatingCircle circle(String member, List<Game> games) {
    return new RatingCircle(
        member,
        games.size(),
        games.stream().mapToDouble(Game::score).average().orElse(0),
        games.stream().map(Game::opponent).distinct().sorted().toList());
  }

  /// Games that have changed only the rating of the account that lost are among them.
  private List<Game> read(long fromMillis) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                SELECT m.name, o.name AS opponent, 1 - c.score AS score FROM rating_change c
                JOIN member m ON m.id = c.opponent_player JOIN member o ON o.id = c.player
                WHERE c.millis >= ? AND m.suspension IS NULL
                  AND NOT EXISTS (SELECT 1 FROM connected_member d WHERE d.member = c.player)\
                """)
            .bind(0, fromMillis)
            .map((row, _) ->
                new Game(row.getString("name"), row.getString("opponent"), row.getDouble("score")))
            .list());
  }
}
