package tabuleiro.server.push;

import com.zerodeplibs.webpush.PushSubscription;
import com.zerodeplibs.webpush.httpclient.PreparerBuilder;
import com.zerodeplibs.webpush.httpclient.StandardHttpClientRequestPreparer;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.metrics.ValueGauge;
import tabuleiro.server.kernel.schedule.Scheduler;

/// Delivers notifications to push services: encrypted for the browser, signed with the servers'
/// key, some at a time, and again after a pause where a service is busy. Thread-safe.
final class PushDelivery implements AutoCloseable, MeterBinder {
  /// When to try again. A service that names a later time is not asked before it.
  private static final List<Duration> PAUSES =
      List.of(Duration.ofSeconds(2), Duration.ofSeconds(30), Duration.ofMinutes(5));

  private static final Duration LONGEST_PAUSE = Duration.ofHours(1);

  /// How long to wait for a connection, and for an answer.
  static final Duration TIMEOUT = Duration.ofSeconds(20);

  /// How many notifications may wait or be under way; more are dropped. A guess: some minutes of a
  /// large server whose push service is down.
  private static final int MAX_WAITING = 2000;

  /// How many requests run at the same time.
  private static final int MAX_REQUESTS = 16;

  /// How long a signature is valid: a day at most (RFC 8292, 2).
  private static final int SIGNATURE_HOURS = 12;

  private static final Logger LOG = LoggerFactory.getLogger(PushDelivery.class);

  private final CompositeMeterRegistry meters = new CompositeMeterRegistry();
  private final Counter delivered = counter("delivered");
  private final Counter refused = counter("refused");
  private final Counter dropped = counter("dropped");
  private final PushClient client;
  private final PushStore store;
  private final PushKeys keys;
  private final PushServices services;
  private final Optional<String> contact;
  private final Scheduler scheduler;
  private final Semaphore permits = new Semaphore(MAX_REQUESTS);
  private final AtomicInteger waiting = new AtomicInteger();

  /// @param client sends the requests; closed with this object
  /// @param contact an address of the operator, `mailto:` or `https:`, for the push services
  PushDelivery(
      PushClient client,
      PushStore store,
      PushKeys keys,
      PushServices services,
      Optional<String> contact,
      Scheduler scheduler) {
    this.client = client;
    this.store = store;
    this.keys = keys;
    this.services = services;
    this.contact = contact;
    this.scheduler = scheduler;
  }

  private Counter counter(String result) {
    return Counter.builder("tabuleiro.push.notifications")
        .description("notifications by what became of them")
        .tag("result", result)
        .register(meters);
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    meters.add(registry);
    ValueGauge.register(
        registry,
        "tabuleiro.push.waiting",
        "notifications waiting for a push service",
        waiting::get);
  }

  /// Starts to deliver a notification, and returns at once.
  ///
  /// @param message returns the notification before each attempt; empty when it is no longer due
  void deliver(PushSubscriber subscriber, Supplier<Optional<PushMessage>> message) {
    if (waiting.incrementAndGet() > MAX_WAITING) {
      waiting.decrementAndGet();
      dropped.increment();
      LOG.warn("too many notifications wait for push services; one is dropped");
      return;
    }
    scheduler.execute(() -> attempt(subscriber, message, 0));
  }

  private void attempt(
      PushSubscriber subscriber, Supplier<Optional<PushMessage>> message, int earlier) {
    Optional<Duration> pause = Optional.empty();
    try {
      permits.acquire();
      try {
        pause = send(subscriber, message, earlier);
      } finally {
        permits.release();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      if (pause.isPresent()) {
        var _ = scheduler.schedule(() -> attempt(subscriber, message, earlier + 1), pause.get());
      } else {
        waiting.decrementAndGet();
      }
    }
  }

  /// Sends a notification.
  ///
  /// @param earlier how many attempts have failed
  /// @return when to try again; empty when this was the last attempt
  private Optional<Duration> send(
      PushSubscriber subscriber, Supplier<Optional<PushMessage>> message, int earlier)
      throws InterruptedException {
    try {
      Optional<URI> endpoint = services.resolve(subscriber.endpoint());
      if (endpoint.isEmpty()) {
        LOG.warn("a subscription names a push service that may not be reached; it is removed");
        remove(subscriber);
        return Optional.empty();
      }
      Optional<PushMessage> due = message.get();
      return due.isPresent()
          ? next(client.send(request(subscriber, due.get())), subscriber, endpoint.get(), earlier)
          : Optional.empty();
    } catch (IOException | StoreException e) {
      return pause(earlier, Duration.ZERO);
    } catch (IllegalArgumentException e) {
      // The keys of the browser are not a point of the curve, for example.
      LOG.warn("a subscription is not valid; it is removed", e);
      remove(subscriber);
      return Optional.empty();
    }
  }

  private Optional<Duration> next(
      PushClient.Answer answer, PushSubscriber subscriber, URI endpoint, int earlier) {
    int status = answer.status();
    if (status == 404 || status == 410) {
      refused.increment();
      remove(subscriber);
      return Optional.empty();
    }
    if (status == 429 || status >= 500) {
      return pause(earlier, retryAfter(answer));
    }
    (status >= 300 ? refused : delivered).increment();
    if (status >= 300) {
      LOG.warn(
          "the push service {} refuses a notification with status {}", endpoint.getHost(), status);
    }
    return Optional.empty();
  }

  private Optional<Duration> pause(int earlier, Duration asked) {
    if (earlier >= PAUSES.size() || asked.compareTo(LONGEST_PAUSE) > 0) {
      dropped.increment();
      return Optional.empty();
    }
    Duration own = PAUSES.get(earlier);
    return Optional.of(own.compareTo(asked) > 0 ? own : asked);
  }

  /// Returns how long the service asks to wait; zero when it gives no seconds.
  private static Duration retryAfter(PushClient.Answer answer) {
    return answer
        .retryAfter()
        .filter(text -> text.matches("[0-9]{1,7}"))
        .map(text -> Duration.ofSeconds(Integer.parseInt(text)))
        .orElse(Duration.ZERO);
  }

  private void remove(PushSubscriber subscriber) {
    var _ = store.removeGone(subscriber.endpoint());
  }

  private HttpRequest request(PushSubscriber subscriber, PushMessage message) {
    PushSubscription.Keys browser = new PushSubscription.Keys();
    browser.setP256dh(subscriber.publicKey());
    browser.setAuth(subscriber.secret());
    PushSubscription subscription = new PushSubscription();
    subscription.setEndpoint(subscriber.endpoint());
    subscription.setKeys(browser);
    PreparerBuilder<StandardHttpClientRequestPreparer> request =
        StandardHttpClientRequestPreparer.getBuilder()
            .pushSubscription(subscription)
            .pushMessage(JsonText.format(message.content()))
            .ttl(message.lifetime().toSeconds(), TimeUnit.SECONDS)
            .topic(message.topic())
            .vapidJWTExpiresAfter(SIGNATURE_HOURS, TimeUnit.HOURS);
    contact.ifPresent(request::vapidJWTSubject);
    if (message.isUrgent()) {
      request.urgencyHigh();
    } else {
      request.urgencyNormal();
    }
    return request.build(keys.pair()).toRequestBuilder().timeout(TIMEOUT).build();
  }

  /// Ends all requests.
  @Override
  public void close() {
    client.close();
  }
}
