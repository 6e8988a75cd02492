package tabuleiro.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import jakarta.servlet.http.HttpSession;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import tabuleiro.rules.Message;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.text.Language;

/// The first handler of every request: identifies the caller, and checks rate limits and origin. It
/// is also the last one, for a body that no route has read.
final class RequestFilter implements Routes {
  private static final String BEARER = "bearer ";

  /// The methods that change nothing (RFC 9110, 9.2.1). No route has the last two.
  private static final Set<String> SAFE = Set.of("GET", "HEAD", "OPTIONS", "TRACE");

  private final TrustedProxies proxies;
  private final OriginCheck guard;
  private final RequestLimits rates;

  RequestFilter(TrustedProxies proxies, OriginCheck guard, RequestLimits rates) {
    this.proxies = proxies;
    this.guard = guard;
    this.rates = rates;
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.before(context -> {
      context.header("Vary", "Accept-Encoding"); // Every answer may be compressed.
      admit(context, !SAFE.contains(context.method().name()));
    });
    routes.after(RequestBody::readRest);
    routes.wsBeforeUpgrade(context -> {
      endSession(context);
      admit(context, true);
    });
    routes.wsBefore(ws -> {
      ws.onConnect(RequestObserver::continueLog);
      ws.onMessage(context -> {
        RequestObserver.continueLog(context);
        rates.acquire(Caller.of(context));
      });
    });
  }

  /// Ends the session that the library starts for each socket. It would be kept for ever.
  private static void endSession(Context context) {
    Optional.ofNullable(context.req().getSession(false)).ifPresent(HttpSession::invalidate);
  }

  private void admit(Context context, boolean mayChangeSomething) {
    ClientConnection connection = proxies.connection(context.req());
    SecurityHeaders.addTo(context, connection.isSecure());
    Caller caller = caller(context, connection);
    caller.attachTo(context);
    rates.acquire(caller);
    guard.require(context, caller, connection, mayChangeSomething);
    if (String.valueOf(context.queryString()).contains("%00")) {
      // PostgreSQL refuses the null character.
      throw new ProblemException(400, "bad", Message.of("http.bad"));
    }
  }

  private static Caller caller(Context context, ClientConnection connection) {
    Optional<String> token = token(context);
    Optional<String> visitor =
        token.isPresent()
            ? Optional.empty()
            : Optional.ofNullable(context.cookie(VisitorCookie.COOKIE))
                .filter(VisitorCookie::isSecret);
    Optional<String> device =
        token.isPresent()
            ? Optional.empty()
            : VisitorCookie.deviceSecret(context).map(Tokens::sha256);
    return new Caller(
        visitor,
        token,
        device,
        connection.address(),
        connection.isSecure(),
        language(context),
        RequestObserver.idOf(context).orElse(""));
  }

  private static Optional<String> token(Context context) {
    return Optional.ofNullable(context.header("Authorization"))
        .filter(value -> value.toLowerCase(Locale.ROOT).startsWith(BEARER))
        .map(value -> value.substring(BEARER.length()).strip());
  }

  private static Language language(Context context) {
    return Optional.ofNullable(context.queryParam("language"))
        .flatMap(Language::of)
        .or(() -> Optional.ofNullable(context.cookie("language")).flatMap(Language::of))
        .orElseGet(() -> AcceptedLanguage.of(context.header("Accept-Language")));
  }
}
