package tabuleiro.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Optional;
import java.util.regex.Pattern;
import tabuleiro.server.event.Secrets;

/// The cookie with the secret by which a returning visitor finds their games, and by which a device
/// is signed in. Only the hash of the secret is stored.
public final class VisitorCookie {
  static final String COOKIE = "visitor";

  /// The cookie that keeps the visitor's secret while a member is signed in.
  private static final String PAUSED = "paused-visitor";

  /// The longest that browsers keep a cookie: 400 days (RFC 6265bis, 5.5), in seconds.
  private static final int MAX_AGE = 400 * 24 * 60 * 60;

  private static final Pattern SECRET = Pattern.compile("[A-Za-z0-9_-]{32}|ms-[A-Za-z0-9_-]{43}");

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
    set(context, COOKIE, secret);
    return secret;
  }

  /// Replaces the caller's secret with that of a member's device.
  ///
  /// @param keepsVisitor whether the visitor's secret comes back when the member signs out
  public static void signIn(Context context, String secret, boolean keepsVisitor) {
    Optional<String> visitor =
        Caller.of(context).visitorSecret().filter(text -> !Secrets.isMemberSecret(text));
    if (keepsVisitor) {
      visitor.ifPresent(text -> set(context, PAUSED, text));
    }
    set(context, COOKIE, secret);
  }

  /// Removes the secret of a member's device. A visitor's secret that was kept comes back.
  public static void signOut(Context context) {
    Optional<String> visitor =
        Optional.ofNullable(context.cookie(PAUSED)).filter(VisitorCookie::isSecret);
    context.removeCookie(PAUSED, "/");
    if (visitor.isPresent()) {
      set(context, COOKIE, visitor.get());
    } else {
      context.removeCookie(COOKIE, "/");
    }
  }

  private static void set(Context context, String name, String secret) {
    Caller caller = Caller.of(context);
    if (name.equals(COOKIE)) {
      caller.withVisitor(secret).attachTo(context);
    }
    context.cookie(
        new Cookie(name, secret, "/", MAX_AGE, caller.isSecure(), true, null, SameSite.LAX));
  }

  /// Returns whether a text has the form of the secret of a visitor or of a member's device.
  static boolean isSecret(String text) {
    return SECRET.matcher(text).matches();
  }
}
