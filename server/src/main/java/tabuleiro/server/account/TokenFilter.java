package tabuleiro.server.account;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import tabuleiro.rules.Message;
import tabuleiro.server.event.Secrets;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.Routes;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.store.account.AccessScope;
import tabuleiro.server.store.account.AccessToken;
import tabuleiro.server.store.account.AccountStore;
import tabuleiro.server.store.account.TokenStore;

/// Admits a request with an access token only when the token permits it. Other requests pass.
public final class TokenFilter implements Routes {
  private final TokenStore tokens;
  private final AccountStore accounts;
  private final LongSupplier millis;

  /// @param millis the current time, in milliseconds since 1970
  public TokenFilter(GameStore store, LongSupplier millis) {
    this.tokens = new TokenStore(store.access());
    this.accounts = store.accounts();
    this.millis = millis;
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.before(
        context -> admit(context, TokenPaths.ofRequest(context.method().name(), context.path())));
    routes.wsBeforeUpgrade(context -> admit(context, TokenPaths.ofSocket(context.path())));
  }

  private void admit(Context context, Optional<AccessScope> needed) {
    Caller.of(context)
        .token()
        .filter(Secrets::isAccessToken)
        .ifPresent(secret -> require(context, secret, needed));
  }

  private void require(Context context, String secret, Optional<AccessScope> needed) {
    AccessToken token = tokens.find(secret).orElseThrow(() -> ended(context));
    AccessScope scope =
        needed.orElseThrow(
            () -> new ProblemException(403, "scope", Message.of("member.token-not-permitted")));
    if (!token.scopes().contains(scope)) {
      String present =
          token.scopes().stream().sorted().map(AccessScope::word).collect(Collectors.joining(", "));
      throw new ProblemException(
          403, "scope", Message.of("member.token-scope", present, scope.word()));
    }
    long now = millis.getAsLong();
    if (now - token.usedMillis() > AccountRoutes.USE_MILLIS) {
      CompletableFuture<?> _ = accounts.touch(token.id(), now);
    }
  }

  /// RFC 9110, 11.6.1: an answer with the status 401 names the scheme.
  private static ProblemException ended(Context context) {
    context.header("WWW-Authenticate", "Bearer");
    return new ProblemException(401, "token", Message.of("member.token-ended"));
  }
}
