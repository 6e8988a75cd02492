package tabuleiro.server.push;

import com.zerodeplibs.webpush.UserAgentMessageEncryptionKeyInfo;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.util.Base64;
import java.util.Optional;
import tabuleiro.protocol.push.PushJson;
import tabuleiro.protocol.push.PushOperations;
import tabuleiro.protocol.push.PushSubscriptionJson;
import tabuleiro.rules.Message;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.PlayerIdentities;
import tabuleiro.server.catalogue.SiteOperator;
import tabuleiro.server.game.EventEffect;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.JsonObject;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RequestBody;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.presence.VisitorPresence;

/// The routes by which a browser asks for notifications, and the notifications themselves.
public final class PushRoutes implements Routes, MeterBinder {
  /// The length of a browser's secret (RFC 8291, 3.2).
  private static final int SECRET_BYTES = 16;

  private final LiveGames games;
  private final PushStore store;
  private final PlayerIdentities players;
  private final PushKeys keys;
  private final PushServices services;
  private final PushDelivery delivery;

  /// Sends notifications over the network.
  ///
  /// @param presence knows which players have their game open
  /// @param operator whom the push services can reach
  public PushRoutes(
      GameStore store,
      LiveGames games,
      VisitorPresence presence,
      PushOptions options,
      SiteOperator operator) {
    this(store, games, presence, options, operator, new HttpPushClient(PushDelivery.TIMEOUT));
  }

  /// @param presence knows which players have their game open
  /// @param operator whom the push services can reach
  /// @param client sends the notifications; closed with these routes
  public PushRoutes(
      GameStore store,
      LiveGames games,
      VisitorPresence presence,
      PushOptions options,
      SiteOperator operator,
      PushClient client) {
    this.games = games;
    this.store = new PushStore(store.database());
    this.players = new PlayerIdentities(store.database());
    this.keys = new PushKeys(this.store);
    this.services = options.services();
    this.delivery =
        new PushDelivery(
            client, this.store, keys, services, operator.contactAddress(), games.scheduler());
    new PushNotifier(store, games, presence, delivery, options.delay()).start();
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, PushOperations.STATE, this::sendState);
    Endpoints.add(routes, PushOperations.SUBSCRIBE, this::subscribe);
    Endpoints.add(routes, PushOperations.UNSUBSCRIBE, this::unsubscribe);
    Endpoints.add(routes, PushOperations.SET_QUIET_HOURS, this::setQuietHours);
    Endpoints.add(routes, PushOperations.REMOVE_QUIET_HOURS, this::removeQuietHours);
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    delivery.bindTo(registry);
  }

  private Optional<String> visitorHash(Context context) {
    return players.of(Caller.of(context)).map(PlayerId::text);
  }

  private void sendState(Context context) {
    Optional<QuietHours> quiet = visitorHash(context).flatMap(store::quietHours);
    Responses.sendJson(
        context, 200, new PushJson(keys.publicKey(), quiet.map(QuietHoursJsonMapper::of)));
  }

  private void subscribe(Context context) {
    JsonObject json = RequestBody.readJson(context);
    PushSubscriber subscriber =
        new PushSubscriber(
            json.requireText("endpoint"),
            json.requireText("p256dh"),
            json.requireText("auth"),
            Caller.of(context).language().code());
    if (!services.accepts(subscriber.endpoint())) {
      throw new ProblemException(400, "endpoint", Message.of("push.endpoint"));
    }
    requireKeys(subscriber);
    String visitor = players.ensure(context).text();
    Optional<String> session = Caller.of(context).session();
    String id =
        Database.await(store.subscribe(visitor, session, subscriber, games.scheduler().millis()));
    Responses.sendJson(context, 200, new PushSubscriptionJson(id));
  }

  private static void requireKeys(PushSubscriber subscriber) {
    try {
      var _ = UserAgentMessageEncryptionKeyInfo.of(subscriber.publicKey(), subscriber.secret());
      if (Base64.getUrlDecoder().decode(subscriber.secret()).length != SECRET_BYTES) {
        throw new IllegalArgumentException("the secret has another length");
      }
    } catch (RuntimeException e) {
      throw new ProblemException(400, "keys", Message.of("push.keys"));
    }
  }

  private void unsubscribe(Context context) {
    String id = context.pathParam("subscription");
    visitorHash(context).ifPresent(visitor -> Database.await(store.unsubscribe(visitor, id)));
    sendState(context);
  }

  private void setQuietHours(Context context) {
    QuietHours hours = QuietHoursJsonMapper.parse(RequestBody.readJson(context));
    String visitor = players.ensure(context).text();
    Database.await(store.saveQuietHours(visitor, Optional.of(hours)));
    Responses.sendJson(
        context, 200, new PushJson(keys.publicKey(), Optional.of(QuietHoursJsonMapper.of(hours))));
  }

  private void removeQuietHours(Context context) {
    visitorHash(context)
        .ifPresent(visitor -> Database.await(store.saveQuietHours(visitor, Optional.empty())));
    sendState(context);
  }

  @Override
  public void close() {
    delivery.close();
  }

  /// Returns what this feature changes with the events of games.
  public static EventEffect eventEffect() {
    return new PushEffect();
  }
}
