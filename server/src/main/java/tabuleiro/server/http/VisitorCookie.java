package tabuleiro.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.regex.Pattern;
import tabuleiro.server.event.Secrets;

/// The cookie with the secret by which a returning visitor finds their games. Only the hash of the
/// secret is stored.
public final class VisitorCookie {
  static final String COOKIE = "visitor";

  /// The longest that browsers keep a cookie: 400 days (RFC 6265bis, 5.5), in seconds.
  private static final int MAX_AGE = 400 * 24 * 60 * 60;

  private static final Pattern SECRET = Pattern.compile("[A-Za-z0-9_-]{32}");

  private VisitorCookie() {}

  /// Returns the caller's secret, and sets a cookie with a new one if they have none. The secret of
  /// a caller with a token is the token.
  ///
  /// Precondition: the origin of the request was checked, because it may change something.
  public static String ensureSecret(Context context) {
    Caller caller = Caller.of(context);
    if (caller.token().isPresent()) {
      return caller.token().get();
    }
    String secret = caller.visitorSecret().orElseGet(Secrets::token);
    caller.withVisitor(secret).attachTo(context);
    context.cookie(
        new Cookie(COOKIE, secret, "/", MAX_AGE, caller.isSecure(), true, null, SameSite.LAX));
    return secret;
  }

  /// Returns whether a text has the form of a visitor's secret.
  static boolean isSecret(String text) {
    return SECRET.matcher(text).matches();
  }
}
