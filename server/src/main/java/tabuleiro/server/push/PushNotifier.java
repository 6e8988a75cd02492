package tabuleiro.server.push;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.rules.Side;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.schedule.Scheduler;
import tabuleiro.server.presence.VisitorPresence;
import tabuleiro.text.Language;

/// Notifies players who do not have their game open. What is to be sent is queued in the database,
/// so that of several servers one sends it, and none is lost when a server stops. Thread-safe.
final class PushNotifier {
  /// How often the queue is read for what other servers have left, and for the end of quiet hours.
  private static final Duration INTERVAL = Duration.ofSeconds(15);

  private static final int BATCH = 100;

  private final GameStore games;
  private final PushStore store;
  private final LiveGames live;
  private final VisitorPresence presence;
  private final PushDelivery delivery;
  private final Scheduler scheduler;
  private final Duration delay;

  /// @param delay how long a notification waits
  PushNotifier(
      GameStore games,
      LiveGames live,
      VisitorPresence presence,
      PushDelivery delivery,
      Duration delay) {
    this.games = games;
    this.store = new PushStore(games.database());
    this.live = live;
    this.presence = presence;
    this.delivery = delivery;
    this.scheduler = live.scheduler();
    this.delay = delay;
  }

  /// Starts to notify.
  void start() {
    live.addObserver((_, snapshot) -> onEvent(snapshot));
    scheduler.scheduleAtFixedRate(this::sendDue, INTERVAL, INTERVAL);
  }

  private void onEvent(GameSnapshot snapshot) {
    var occasions = PushOccasion.of(snapshot);
    if (!occasions.isEmpty()) {
      scheduler.execute(
          () -> occasions.forEach((side, occasion) -> queue(snapshot, side, occasion)));
    }
  }

  private void queue(GameSnapshot snapshot, Side side, PushOccasion occasion) {
    try {
      List<String> players = store.subscribedPlayers(snapshot.game(), side);
      long due = scheduler.millis() + delay.toMillis();
      for (String player : players) {
        int sequence = snapshot.event().sequence();
        Database.await(
            store.queue(
                new PushNotice(snapshot.game(), player, side, sequence, occasion.name()), due));
      }
      if (!players.isEmpty()) {
        var _ = scheduler.schedule(this::sendDue, delay.plusMillis(50));
      }
    } catch (StoreException e) {
      // A notification is lost when the database is away; the game is not.
    }
  }

  private void sendDue() {
    try {
      List<PushNotice> due;
      do {
        due = store.due(scheduler.millis(), BATCH);
        due.forEach(this::send);
      } while (due.size() == BATCH);
    } catch (StoreException e) {
      // The queue is read again.
    }
  }

  private void send(PushNotice notice) {
    long now = scheduler.millis();
    Instant instant = Instant.ofEpochMilli(now);
    Instant next =
        store.quietHours(notice.visitorHash()).map(hours -> hours.next(instant)).orElse(instant);
    if (next.isAfter(instant)) {
      Database.await(store.postpone(notice, now, next.toEpochMilli()));
      return;
    }
    List<PushSubscriber> subscribers = store.subscribers(notice.visitorHash());
    if (Database.await(store.claim(notice, now))) {
      subscribers.forEach(
          subscriber -> delivery.deliver(subscriber, () -> findMessage(notice, subscriber)));
    }
  }

  /// Returns the notification, if the player is still to be notified.
  private Optional<PushMessage> findMessage(PushNotice notice, PushSubscriber subscriber) {
    String game = notice.game();
    boolean isPresent =
        store.players(game, notice.side()).stream()
            .anyMatch(player -> presence.hasOpen(player, game));
    if (isPresent || !store.isLatest(notice)) {
      return Optional.empty();
    }
    PushOccasion occasion = PushOccasion.valueOf(notice.occasion());
    GameSnapshot now = live.game(game).snapshot(scheduler.millis());
    if (!occasion.isCurrent(now, notice.side())) {
      return Optional.empty();
    }
    var seats = games.seats().ofGame(game);
    Language language = Language.of(subscriber.language()).orElse(Language.ENGLISH);
    return Optional.of(PushMessage.of(now, occasion, notice.side(), seats, language));
  }
}
