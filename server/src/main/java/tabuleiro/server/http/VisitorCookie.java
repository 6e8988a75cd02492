package tabuleiro.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.regex.Pattern;
import tabuleiro.server.event.Secrets;

/// The secret by which a person who comes back finds his games again. It lies in a cookie; of it
/// only the hash is kept.
public final class VisitorCookie {
  static final String COOKIE = "visitor";

  /// The longest that browsers keep a cookie: 400 days (RFC 6265bis, 5.5), in seconds.
  private static final int MAX_AGE = 400 * 24 * 60 * 60;

  private static final Pattern SECRET = Pattern.compile("[A-Za-z0-9_-]{32}");

  private VisitorCookie() {}

  /// Returns the secret of whoever calls, and gives him one where he has none. A program that
  /// brings a token is known by that.
  ///
  /// Precondition: the call may change something, so its origin was checked.
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

  /// Returns whether a text can be such a secret.
  static boolean isSecret(String text) {
    return SECRET.matcher(text).matches();
  }
}
