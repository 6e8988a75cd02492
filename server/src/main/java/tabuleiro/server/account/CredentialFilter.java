package tabuleiro.server.account;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiPredicate;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import tabuleiro.rules.Message;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.VisitorCookie;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.StoreException;

/// Admits a request in the name of a member only while the session or the access token is valid,
/// and one with a token only when the token permits it. Other requests pass.
///
/// A program whose session or token has ended gets 401. A browser whose session has ended reads
/// pages as a visitor; what it sends from a page that is still open is refused, and signs it out.
public final class CredentialFilter implements Routes {
  private static final Set<String> READING = Set.of("GET", "HEAD");

  private final TokenStore tokens;
  private final MemberStore members;
  private final BiPredicate<String, String> plays;
  private final LongSupplier millis;

  /// @param plays returns whether a secret may play a game, whose id comes first
  /// @param millis the current time, in milliseconds since 1970
  public CredentialFilter(
      Database database, BiPredicate<String, String> plays, LongSupplier millis) {
    this.tokens = new TokenStore(database);
    this.members = new MemberStore(database);
    this.plays = plays;
    this.millis = millis;
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.before(context ->
        admit(context, OperationAccess.ofRequest(context.method().name(), context.path())));
    routes.wsBeforeUpgrade(context -> admit(context, OperationAccess.ofSocket(context.path())));
  }

  private void admit(Context context, Optional<OperationAccess> operation) {
    Caller caller = Caller.of(context);
    Optional<String> program = caller.token().filter(Tokens::isMemberSecret);
    if (program.isPresent()) {
      require(context, program.get(), operation);
    } else if (caller.session().isPresent()
        && operation.filter(OperationAccess::isPublic).isEmpty()
        && hasEnded(caller.session().get())) {
      admitVisitor(context, operation);
    }
  }

  /// Pages that need no database are sent without it too.
  private boolean hasEnded(String session) {
    try {
      return !members.ended(Set.of(session)).isEmpty();
    } catch (StoreException e) {
      return false; // Whatever needs to know the member fails as well.
    }
  }

  private static void admitVisitor(Context context, Optional<OperationAccess> operation) {
    boolean isReading = READING.contains(context.method().name());
    if (isReading || operation.filter(OperationAccess::isForSigningIn).isPresent()) {
      VisitorCookie.forgetSession(context);
    } else {
      VisitorCookie.signOut(context);
      throw ended(context, "session", "member.session-ended");
    }
  }

  private void require(Context context, String secret, Optional<OperationAccess> operation) {
    boolean isToken = Tokens.isAccessToken(secret);
    AccessToken token =
        tokens
            .find(secret)
            .orElseThrow(() ->
                isToken
                    ? ended(context, "token", "member.token-ended")
                    : ended(context, "session", "member.session-ended"));
    if (isToken) {
      requireScope(context.path(), secret, token, operation);
    }
    long now = millis.getAsLong();
    if (isToken && now - token.usedMillis() > AccountRoutes.USE_MILLIS) {
      CompletableFuture<?> _ = members.touch(token.id(), now);
    }
  }

  private void requireScope(
      String path, String secret, AccessToken token, Optional<OperationAccess> operation) {
    OperationAccess needed =
        operation
            .filter(OperationAccess::isForTokens)
            .orElseThrow(
                () -> new ProblemException(403, "scope", Message.of("member.token-not-permitted")));
    if (!needed.permits(token.scopes(), path, game -> plays.test(game, secret))) {
      String present =
          token.scopes().stream().sorted().map(AccessScope::word).collect(Collectors.joining(", "));
      throw new ProblemException(
          403, "scope", Message.of("member.token-scope", present, needed.scope()));
    }
  }

  /// RFC 9110, 11.6.1: an answer with the status 401 names the scheme.
  private static ProblemException ended(Context context, String error, String message) {
    context.header("WWW-Authenticate", "Bearer");
    return new ProblemException(401, error, Message.of(message));
  }
}
