package tabuleiro.server.account;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import tabuleiro.protocol.account.AccountJson;
import tabuleiro.protocol.account.AccountOperations;
import tabuleiro.protocol.site.PageOperations;
import tabuleiro.server.http.BulkWork;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.JsonObject;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.PageContent;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.RequestBody;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.VisitorCookie;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.schedule.Scheduler;

/// The routes of the caller's own account, and its page.
public final class AccountRoutes implements Routes {
  /// How exactly the last use of a device or a token is stored, in milliseconds.
  static final long USE_MILLIS = 60 * 60 * 1000;

  private final PlayedGames games;
  private final AccountStore store;
  private final MemberStore members;
  private final TokenStore tokens;
  private final Invitations invitations;
  private final RelationStore relations;
  private final PlayerIdentities players;
  private final AccountService service;
  private final PasskeyStore passkeys;
  private final PasskeyRoutes passkeyRoutes;
  private final PageRenderer pages;
  private final LongSupplier millis;

  /// @param store changes the accounts
  /// @param games the games of the players
  /// @param time the time of the limits
  /// @param newPerAddressAndHour how many accounts one address may create in an hour
  /// @param hasher hashes the passwords
  /// @param random makes the secrets; it cannot be predicted
  public AccountRoutes(
      AccountStore store,
      PlayedGames games,
      PageRenderer pages,
      Scheduler time,
      int newPerAddressAndHour,
      PasswordHasher hasher,
      RandomGenerator random) {
    this.games = games;
    this.store = store;
    this.members = new MemberStore(store.database());
    this.tokens = new TokenStore(store.database());
    this.invitations = new Invitations(store.database());
    this.relations = new RelationStore(store.database());
    this.players = new PlayerIdentities(store.database());
    this.pages = pages;
    this.millis = time::millis;
    SignInLimits limits =
        new SignInLimits(new KnownDevices(store.database()), newPerAddressAndHour, time::nanoTime);
    this.service = new AccountService(store, games, limits, hasher, random, millis);
    this.passkeys = new PasskeyStore(store.database());
    this.passkeyRoutes =
        new PasskeyRoutes(passkeys, players, service, limits, millis, random, this::account);
  }

  @Override
  public void add(RoutesConfig routes) {
    passkeyRoutes.add(routes);
    Endpoints.add(routes, PageOperations.ACCOUNT, this::sendPage);
    Endpoints.add(
        routes,
        AccountOperations.ACCOUNT,
        context -> Responses.sendJson(context, 200, account(context)));
    Endpoints.add(routes, AccountOperations.SIGN_UP, this::signUp);
    Endpoints.add(routes, AccountOperations.SIGN_IN, this::signIn);
    Endpoints.add(routes, AccountOperations.SIGN_OUT, this::signOut);
    Endpoints.add(routes, AccountOperations.END_DEVICE, this::endDevice);
    Endpoints.add(routes, AccountOperations.CREATE_TOKEN, this::createToken);
    Endpoints.add(routes, AccountOperations.END_TOKEN, this::endToken);
    Endpoints.add(routes, AccountOperations.DECLARE_BOT, this::declareBot);
    Endpoints.add(routes, AccountOperations.CHANGE_PASSWORD, this::changePassword);
    Endpoints.add(routes, AccountOperations.REPLACE_CODES, this::replaceCodes);
    Endpoints.add(routes, AccountOperations.EXPORT, BulkWork.route(this::export));
    Endpoints.add(routes, AccountOperations.DELETE, this::delete);
  }

  private void sendPage(Context context) {
    pages.send(
        context,
        PageContent.of("account").withPersonal("/account", JsonText.format(account(context))));
  }

  private AccountJson account(Context context) {
    Caller caller = Caller.of(context);
    Optional<Member> found = players.memberOf(caller);
    if (found.isEmpty()) {
      boolean hasGames = caller.visitorSecret().filter(games::hasAny).isPresent();
      return AccountJsonMapper.ofVisitor(hasGames, invitations.areRequired());
    }
    Member member = found.get();
    String session = caller.session().orElse("");
    List<SignedInDevice> devices = members.devices(member.id());
    devices.stream()
        .filter(device -> device.id().equals(session))
        .filter(device -> millis.getAsLong() - device.usedMillis() > USE_MILLIS)
        .forEach(_ -> Database.await(members.touch(session, millis.getAsLong())));
    return new AccountJson(
        member.name(),
        member.createdMillis(),
        false,
        store.countCodes(member.id()),
        devices.stream().map(device -> DeviceJsonMapper.of(device, session)).toList(),
        tokens.ofMember(member.id()).stream().map(TokenJsonMapper::of).toList(),
        relations.names(member.id(), Relation.FOLLOW),
        relations.names(member.id(), Relation.BLOCK),
        relations.names(member.id(), Relation.MUTE),
        member.isBot(),
        members.isModerator(member.id()),
        false,
        PasswordHasher.isUsable(member),
        passkeys.ofMember(member.id()).stream().map(PasskeyJsonMapper::of).toList());
  }

  private Member require(Context context) {
    return players.requireMember(Caller.of(context));
  }

  private static String text(JsonObject json, String field) {
    return json.requireText(field);
  }

  private static AccountService.Credentials credentials(JsonObject json) {
    PasswordOrPasskey proof = PasswordOrPasskey.of(json);
    return new AccountService.Credentials(
        proof.passkey().isEmpty() ? text(json, "name") : json.text("name").orElse(""),
        proof,
        !json.isTrue("leaveGames"),
        json.text("invitation").orElse(""));
  }

  private void signUp(Context context) {
    JsonObject json = RequestBody.readJson(context);
    Responses.sendJson(context, 201, service.signUp(context, credentials(json)));
  }

  private void signIn(Context context) {
    JsonObject json = RequestBody.readJson(context);
    AccountService.Credentials given = credentials(json);
    Optional<String> code = json.text("recoveryCode");
    Responses.sendJson(
        context,
        200,
        code.isPresent()
            ? service.recover(context, given, code.get())
            : service.signIn(context, given));
  }

  private void signOut(Context context) {
    endSession(context, VisitorCookie.session(context).orElse(""));
    VisitorCookie.signOut(context);
    Responses.sendJson(context, 200, account(context));
  }

  private void endDevice(Context context) {
    endSession(context, context.pathParam("device"));
    Responses.sendJson(context, 200, account(context));
  }

  /// Ends a session of the caller's account. A repeated request is answered as the first one was,
  /// also when that has ended the caller's own session.
  private void endSession(Context context, String session) {
    // The session may end elsewhere at any moment, so the member is read once.
    Optional<Member> member = players.memberOf(Caller.of(context));
    if (member.isPresent()) {
      service.endSession(member.get(), session);
    } else if (VisitorCookie.session(context).filter(session::equals).isEmpty()) {
      throw PlayerIdentities.signedOut();
    }
  }

  private void createToken(Context context) {
    Member member = require(context);
    JsonObject json = RequestBody.readJson(context);
    Responses.sendJson(
        context,
        201,
        service.createToken(context, member, text(json, "name"), json.texts("scopes")));
  }

  private void endToken(Context context) {
    endSession(context, context.pathParam("token"));
    Responses.sendJson(context, 200, account(context));
  }

  private void declareBot(Context context) {
    Member member = require(context);
    service.declareBot(context, member, PasswordOrPasskey.of(RequestBody.readJson(context)));
    Responses.sendJson(context, 200, account(context));
  }

  private void changePassword(Context context) {
    Member member = require(context);
    JsonObject json = RequestBody.readJson(context);
    service.changePassword(
        context, member, PasswordOrPasskey.of(json), json.requirePassword("newPassword"));
    Responses.sendJson(context, 200, account(context));
  }

  private void replaceCodes(Context context) {
    Member member = require(context);
    PasswordOrPasskey proof = PasswordOrPasskey.of(RequestBody.readJson(context));
    Responses.sendJson(context, 200, service.replaceCodes(context, member, proof));
  }

  private void export(Context context) {
    Member member = require(context);
    String file = "attachment; filename=\"tabuleiro.json\"";
    context.header("Content-Disposition", file);
    Responses.sendJson(context, 200, JsonText.formatMap(service.export(member)));
  }

  private void delete(Context context) {
    Member member = require(context);
    service.delete(context, member, PasswordOrPasskey.of(RequestBody.readJson(context)));
    Responses.sendJson(context, 200, AccountJsonMapper.ofVisitor(false, invitations.areRequired()));
  }
}
