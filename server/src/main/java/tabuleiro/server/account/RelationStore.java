package tabuleiro.server.account;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import tabuleiro.server.kernel.database.Database;

/// Stores whom players follow, block and mute. Thread-safe.
///
/// @param database runs the transactions
public record RelationStore(Database database) {
  /// How many members a player may follow, and how many block or mute. A guess.
  public static final int MAX_RELATIONS = 500;

  /// Adds a relation. Adding it again changes nothing.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  /// @return whether the player has the relation now; otherwise they have too many
  public CompletableFuture<Boolean> add(
      PlayerId player, PlayerId other, Relation relation, long nowMillis) {
    return database.write(handle -> {
      handle.execute(
          """
          INSERT INTO relation (player, other, kind, millis)
          SELECT CAST(? AS TEXT), m.id, CAST(? AS TEXT), CAST(? AS BIGINT) FROM member m
          WHERE m.id = ?
            AND (SELECT COUNT(*) FROM relation r WHERE r.player = ? AND r.kind = ?) < ?
          ON CONFLICT DO NOTHING\
          """,
          player.text(),
          relation.word(),
          nowMillis,
          other.text(),
          player.text(),
          relation.word(),
          MAX_RELATIONS);
      return handle
              .createQuery(
                  "SELECT COUNT(*) FROM relation WHERE player = ? AND other = ? AND kind = ?")
              .bind(0, player.text())
              .bind(1, other.text())
              .bind(2, relation.word())
              .mapTo(Integer.class)
              .one()
          == 1;
    });
  }

  /// Removes a relation.
  ///
  /// @return how many this has removed, 0 or 1
  public CompletableFuture<Integer> remove(PlayerId player, PlayerId other, Relation relation) {
    return database.write(handle ->
        handle.execute(
            "DELETE FROM relation WHERE player = ? AND other = ? AND kind = ?",
            player.text(),
            other.text(),
            relation.word()));
  }

  /// Returns what a player thinks of a member.
  public Set<Relation> of(PlayerId player, PlayerId other) {
    return database.read(handle ->
        handle
            .createQuery("SELECT kind FROM relation WHERE player = ? AND other = ?")
            .bind(0, player.text())
            .bind(1, other.text())
            .mapTo(String.class)
            .stream()
            .flatMap(word -> Relation.parse(word).stream())
            .collect(Collectors.toUnmodifiableSet()));
  }

  /// Returns the names of the members to whom a player has a relation, in order.
  public List<String> names(PlayerId player, Relation relation) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                SELECT m.name FROM relation r JOIN member m ON m.id = r.other
                WHERE r.player = ? AND r.kind = ? ORDER BY m.folded\
                """)
            .bind(0, player.text())
            .bind(1, relation.word())
            .mapTo(String.class)
            .list());
  }

  /// Returns those of some games of which a player blocks the owner of a secret, or is blocked by
  /// them.
  ///
  /// @param games the ids of games
  public Set<String> blocked(List<String> games, String secret) {
    return games.isEmpty()
        ? Set.of()
        : database.read(handle ->
            handle
                .createQuery(
                    """
                    SELECT s.game FROM seat s JOIN relation r ON r.kind = 'block'
                      AND (r.player = s.member AND r.other = :player
                        OR r.player = :player AND r.other = s.member)
                    WHERE s.game IN (<games>)\
                    """)
                .bind("player", new PlayerKeys(handle).of(secret))
                .bindList("games", games)
                .mapTo(String.class)
                .set());
  }
}
