package tabuleiro.server.account;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import tabuleiro.protocol.account.AccountJson;
import tabuleiro.protocol.account.AccountOperations;
import tabuleiro.rules.Message;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.JsonObject;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RequestBody;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.kernel.database.Database;

/// The routes of passkeys. An account is created, and a device signs in, by the routes of the
/// account.
final class PasskeyRoutes implements Routes {
  private final PasskeyStore store;
  private final PasskeyCeremony ceremony;
  private final PlayerIdentities players;
  private final AccountService service;
  private final SignInLimits limits;
  private final LongSupplier millis;
  private final RandomGenerator random;
  private final Function<Context, AccountJson> account;

  /// @param service checks who the caller is
  /// @param limits the limits on attempts
  /// @param millis the current time, in milliseconds since 1970
  /// @param random makes the ids of members
  /// @param account returns the caller's account
  PasskeyRoutes(
      PasskeyStore store,
      PlayerIdentities players,
      AccountService service,
      SignInLimits limits,
      LongSupplier millis,
      RandomGenerator random,
      Function<Context, AccountJson> account) {
    this.store = store;
    this.ceremony = new PasskeyCeremony(store);
    this.players = players;
    this.service = service;
    this.limits = limits;
    this.millis = millis;
    this.random = random;
    this.account = account;
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, AccountOperations.ASK_FOR_NEW_PASSKEY, this::askForNew);
    Endpoints.add(routes, AccountOperations.ASK_FOR_PASSKEY, this::askForAny);
    Endpoints.add(routes, AccountOperations.ADD_PASSKEY, this::add);
    Endpoints.add(routes, AccountOperations.REMOVE_PASSKEY, this::remove);
  }

  /// Asks for a new passkey: of a member, who proves to be one, or of a visitor, who has chosen a
  /// name.
  private void askForNew(Context context) {
    JsonObject json = RequestBody.readJson(context);
    Optional<Member> member = players.memberOf(Caller.of(context));
    String options;
    if (member.isPresent()) {
      service.require(context, member.get(), PasswordOrPasskey.of(json));
      options =
          ceremony.askForNew(context, member.get().id(), member.get().name(), millis.getAsLong());
    } else {
      limits.countPasskey(Caller.of(context));
      String name = service.requireFreeName(json.requireText("name"));
      options = ceremony.askForNew(context, PlayerId.newMember(random), name, millis.getAsLong());
    }
    Responses.sendJson(context, 200, options);
  }

  private void askForAny(Context context) {
    limits.countPasskey(Caller.of(context));
    Responses.sendJson(context, 200, ceremony.askForAny(context, millis.getAsLong()));
  }

  private void add(Context context) {
    Member member = players.requireMember(Caller.of(context));
    String answer = RequestBody.readJson(context).requireText("passkey");
    PasskeyCeremony.Made made = ceremony.checkNew(context, answer, millis.getAsLong());
    if (!made.member().equals(member.id())) {
      throw PasskeyCeremony.refused();
    }
    PasskeyStore ofCaller = new PasskeyStore(service.ofCaller(context, member).database());
    if (!Database.await(ofCaller.add(made.passkey()))) {
      throw new ProblemException(
          409, "passkeys", Message.of("member.passkey-many", PasskeyStore.MAX_PASSKEYS));
    }
    Responses.sendJson(context, 201, account.apply(context));
  }

  /// Removing a passkey that the member does not have changes nothing, so a repeated request is
  /// answered as the first one was.
  private void remove(Context context) {
    Member member = players.requireMember(Caller.of(context));
    String id = context.pathParam("passkey");
    if (!Database.await(store.remove(member.id(), id, PasswordHasher.isUsable(member)))) {
      throw new ProblemException(409, "last-passkey", Message.of("member.passkey-last"));
    }
    Responses.sendJson(context, 200, account.apply(context));
  }
}
