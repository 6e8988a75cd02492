package tabuleiro.server.push;

import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import tabuleiro.rules.Side;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.Database;

/// Stores which browsers want notifications, and which notifications are due. Thread-safe.
///
/// @param database runs the transactions
record PushStore(Database database) {
  /// How many browsers of one visitor get notifications; the oldest is removed. A visitor is one
  /// browser, whose subscription is sometimes renewed.
  private static final int MAX_SUBSCRIPTIONS = 5;

  private static final int ID_DIGITS = 24;

  /// Returns the id of the subscription with an endpoint.
  public static String id(String endpoint) {
    return Tokens.sha256(endpoint).substring(0, ID_DIGITS);
  }

  /// Returns the keys of the servers; the given ones, if there were none.
  public CompletableFuture<PushKeyTexts> keys(PushKeyTexts fresh) {
    return database.write(handle -> {
      handle.execute(
          """
          INSERT INTO push_key (id, private_key, public_key) VALUES (1, ?, ?)
          ON CONFLICT DO NOTHING\
          """,
          fresh.privateKey(),
          fresh.publicKey());
      return handle
          .createQuery("SELECT private_key, public_key FROM push_key")
          .mapTo(PushKeyTexts.class)
          .one();
    });
  }

  /// Stores a subscription. One with the same endpoint is replaced, also that of another visitor:
  /// the browser has a new cookie.
  ///
  /// @param session the id of the session of a member, with which the subscription ends; empty for
  ///   a visitor
  /// @return the id of the subscription, which is not stored when the session has ended
  public CompletableFuture<String> subscribe(
      String visitorHash, Optional<String> session, PushSubscriber subscriber, long nowMillis) {
    return database.write(handle -> {
      String id = id(subscriber.endpoint());
      handle.execute("DELETE FROM push_subscription WHERE id = ?", id);
      if (session.filter(own -> !isOpen(handle, own, visitorHash)).isPresent()) {
        return id;
      }
      handle.execute(
          """
          INSERT INTO push_subscription
            (id, visitor, endpoint, p256dh, auth, language, since, session)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)\
          """,
          id,
          visitorHash,
          subscriber.endpoint(),
          subscriber.publicKey(),
          subscriber.secret(),
          subscriber.language(),
          nowMillis,
          session.orElse(null));
      handle.execute(
          """
          DELETE FROM push_subscription WHERE visitor = ? AND id NOT IN (
            SELECT id FROM push_subscription WHERE visitor = ? ORDER BY since DESC, id LIMIT ?)\
          """,
          visitorHash,
          visitorHash,
          MAX_SUBSCRIPTIONS);
      return id;
    });
  }

  private static boolean isOpen(Handle handle, String session, String member) {
    return handle
        .createQuery("SELECT 1 FROM member_session WHERE id = ? AND member = ?")
        .bind(0, session)
        .bind(1, member)
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  /// Removes a subscription of a visitor.
  public CompletableFuture<Integer> unsubscribe(String visitorHash, String id) {
    return database.write(handle ->
        handle.execute(
            "DELETE FROM push_subscription WHERE visitor = ? AND id = ?", visitorHash, id));
  }

  /// Removes a subscription that its push service no longer knows.
  public CompletableFuture<Integer> removeGone(String endpoint) {
    return database.write(
        handle -> handle.execute("DELETE FROM push_subscription WHERE id = ?", id(endpoint)));
  }

  /// Returns the subscriptions of a visitor.
  public List<PushSubscriber> subscribers(String visitorHash) {
    return database.read(handle ->
        handle
            .createQuery("SELECT * FROM push_subscription WHERE visitor = ? ORDER BY since, id")
            .bind(0, visitorHash)
            .mapTo(PushSubscriber.class)
            .list());
  }

  /// Stores a visitor's quiet hours; without any, the stored ones are removed.
  public CompletableFuture<Integer> saveQuietHours(
      String visitorHash, Optional<QuietHours> quietHours) {
    return database.write(handle -> {
      handle.execute("DELETE FROM quiet_hours WHERE visitor = ?", visitorHash);
      return quietHours
          .map(hours ->
              handle.execute(
                  "INSERT INTO quiet_hours (visitor, began, ended, zone) VALUES (?, ?, ?, ?)",
                  visitorHash,
                  hours.from().toString(),
                  hours.to().toString(),
                  hours.zone().getId()))
          .orElse(0);
    });
  }

  /// Returns a visitor's quiet hours; empty when there are none.
  public Optional<QuietHours> quietHours(String visitorHash) {
    return database.read(handle ->
        handle
            .createQuery("SELECT * FROM quiet_hours WHERE visitor = ?")
            .bind(0, visitorHash)
            .map((row, _) ->
                new QuietHours(
                    LocalTime.parse(row.getString("began")),
                    LocalTime.parse(row.getString("ended")),
                    ZoneId.of(row.getString("zone"))))
            .findOne());
  }

  /// Returns the visitors with a subscription who play a side of a game, and not the other too.
  public List<String> subscribedPlayers(String game, Side side) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                SELECT v.visitor FROM device v WHERE v.game = ? AND v.side = ?
                  AND EXISTS (SELECT 1 FROM push_subscription p WHERE p.visitor = v.visitor)
                  AND NOT EXISTS (SELECT 1 FROM device o
                    WHERE o.visitor = v.visitor AND o.game = v.game AND o.side <> v.side)
                ORDER BY v.visitor\
                """)
            .bind(0, game)
            .bind(1, side.name())
            .mapTo(String.class)
            .list());
  }

  /// Returns the hashes of the secrets of all devices that play a side of a game.
  public List<String> players(String game, Side side) {
    return database.read(handle ->
        handle
            .createQuery("SELECT visitor FROM device WHERE game = ? AND side = ?")
            .bind(0, game)
            .bind(1, side.name())
            .mapTo(String.class)
            .list());
  }

  /// Queues a notice. It replaces an earlier one of the same game and visitor, and is queued once,
  /// whatever the number of servers that do it.
  ///
  /// @param dueMillis when it is to be sent, in milliseconds since 1970
  public CompletableFuture<Integer> queue(PushNotice notice, long dueMillis) {
    return database.write(handle ->
        handle.execute(
            """
            INSERT INTO push_notice (game, visitor, side, sequence, occasion, due)
            VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (game, visitor) DO UPDATE SET side = excluded.side,
              sequence = excluded.sequence, occasion = excluded.occasion, due = excluded.due
            WHERE push_notice.sequence < excluded.sequence\
            """,
            notice.game(),
            notice.visitorHash(),
            notice.side().name(),
            notice.sequence(),
            notice.occasion(),
            dueMillis));
  }

  /// Returns notices that are due, the oldest first.
  ///
  /// @param limit the maximum number of notices
  public List<PushNotice> due(long nowMillis, int limit) {
    return database.read(handle ->
        handle
            .createQuery("SELECT * FROM push_notice WHERE due <= ? ORDER BY due, game LIMIT ?")
            .bind(0, nowMillis)
            .bind(1, limit)
            .mapTo(PushNotice.class)
            .list());
  }

  /// Returns whether no later notice has replaced one.
  public boolean isLatest(PushNotice notice) {
    return database.read(handle ->
        handle
            .createQuery(
                "SELECT 1 FROM push_notice WHERE game = ? AND visitor = ? AND sequence = ?")
            .bind(0, notice.game())
            .bind(1, notice.visitorHash())
            .bind(2, notice.sequence())
            .mapTo(Integer.class)
            .findOne()
            .isPresent());
  }

  /// Takes a due notice, so that no other server sends it. Returns whether this call has taken it.
  public CompletableFuture<Boolean> claim(PushNotice notice, long nowMillis) {
    return database.write(handle -> setDue(handle, notice, nowMillis, Optional.empty()) == 1);
  }

  /// Sends a due notice later.
  ///
  /// @param dueMillis when it is to be sent, in milliseconds since 1970
  public CompletableFuture<Integer> postpone(PushNotice notice, long nowMillis, long dueMillis) {
    return database.write(handle -> setDue(handle, notice, nowMillis, Optional.of(dueMillis)));
  }

  private static int setDue(
      Handle handle, PushNotice notice, long nowMillis, Optional<Long> dueMillis) {
    return handle.execute(
        """
        UPDATE push_notice SET due = CAST(? AS BIGINT)
        WHERE game = ? AND visitor = ? AND sequence = ? AND due <= ?\
        """,
        dueMillis.orElse(null),
        notice.game(),
        notice.visitorHash(),
        notice.sequence(),
        nowMillis);
  }

  /// Deletes the notices of a game that wait.
  ///
  /// @param handle the connection with the transaction
  public static void deleteNotices(Handle handle, String game) {
    handle.execute("DELETE FROM push_notice WHERE game = ?", game);
  }
}
