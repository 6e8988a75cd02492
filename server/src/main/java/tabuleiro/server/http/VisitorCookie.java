package tabuleiro.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Optional;
import java.util.regex.Pattern;
import tabuleiro.server.kernel.Tokens;

/// The cookie with the secret by which a returning visitor finds their games, and by which a device
/// is signed in. Only the hash of the secret is stored.
///
/// With it comes the device cookie, a random secret that stays when a member signs out and in, as
/// the scheme of device cookies of OWASP has it ("Slow Down Online Guessing Attacks with Device
/// Cookies"): limits can tell a known browser from an unknown one. A client that does not send it
/// is a new device each time, so it is no proof of who plays.
public final class VisitorCookie {
  public static final String COOKIE = "visitor";

  /// The cookie that keeps the visitor's secret while a member is signed in.
  private static final String PAUSED = "paused-visitor";

  /// The longest that browsers keep a cookie: 400 days (RFC 6265bis, 5.5), in seconds.
  private static final int MAX_AGE = 400 * 24 * 60 * 60;

  private static final Pattern SECRET = Pattern.compile("[A-Za-z0-9_-]{32}|ms-[A-Za-z0-9_-]{43}");

  private static final String DEVICE = "device";
  private static final String DEVICE_ATTRIBUTE = "tabuleiro.device";

  private static final Pattern DEVICE_SECRET = Pattern.compile("[A-Za-z0-9_-]{32}");

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
    String secret = caller.visitorSecret().orElseGet(Tokens::token);
    setVisitor(context, secret);
    return secret;
  }

  /// Replaces the caller's secret with that of a member's device.
  ///
  /// @param keepsVisitor whether the visitor's secret comes back when the member signs out
  public static void signIn(Context context, String secret, boolean keepsVisitor) {
    Optional<String> visitor =
        Caller.of(context).visitorSecret().filter(text -> !Tokens.isMemberSecret(text));
    if (keepsVisitor) {
      visitor.ifPresent(text -> set(context, PAUSED, text));
    }
    setVisitor(context, secret);
  }

  /// Treats the caller as the visitor that they were before they signed in, because their session
  /// has ended. The cookies stay as they are.
  public static void forgetSession(Context context) {
    Caller.of(context).withVisitor(paused(context)).attachTo(context);
  }

  /// Returns the id of the session with which a request was sent, even if it has ended.
  public static Optional<String> session(Context context) {
    Caller caller = Caller.of(context);
    return caller
        .session()
        .or(() ->
            Optional.ofNullable(context.cookie(COOKIE))
                .filter(secret -> caller.token().isEmpty() && Tokens.isMemberSecret(secret))
                .map(Tokens::sha256));
  }

  private static Optional<String> paused(Context context) {
    return Optional.ofNullable(context.cookie(PAUSED))
        .filter(VisitorCookie::isSecret)
        .filter(text -> !Tokens.isMemberSecret(text));
  }

  /// Removes the secret of a member's device. A visitor's secret that was kept comes back. The
  /// device cookie stays.
  public static void signOut(Context context) {
    Optional<String> visitor = paused(context);
    context.removeCookie(PAUSED, "/");
    if (visitor.isPresent()) {
      setVisitor(context, visitor.get());
    } else {
      context.removeCookie(COOKIE, "/");
    }
  }

  private static void setVisitor(Context context, String secret) {
    Caller caller = Caller.of(context);
    set(context, COOKIE, secret);
    caller.withCookies(secret, ensureDevice(context, caller)).attachTo(context);
  }

  private static Optional<String> ensureDevice(Context context, Caller caller) {
    if (caller.token().isPresent()) {
      return Optional.empty();
    }
    // The cookie may have been set earlier in the same request; a second one would be sent too.
    Optional<String> earlier = Optional.ofNullable(context.attribute(DEVICE_ATTRIBUTE));
    String secret = earlier.or(() -> deviceSecret(context)).orElseGet(Tokens::token);
    if (earlier.isEmpty()) {
      context.attribute(DEVICE_ATTRIBUTE, secret);
      set(context, DEVICE, secret);
    }
    return Optional.of(Tokens.sha256(secret));
  }

  private static void set(Context context, String name, String secret) {
    boolean isSecure = Caller.of(context).isSecure();
    context.cookie(new Cookie(name, secret, "/", MAX_AGE, isSecure, true, null, SameSite.LAX));
  }

  /// Returns the secret of the device cookie in a request; empty when there is none.
  public static Optional<String> deviceSecret(Context context) {
    return Optional.ofNullable(context.cookie(DEVICE))
        .filter(text -> DEVICE_SECRET.matcher(text).matches());
  }

  /// Returns whether a text has the form of the secret of a visitor or of a member's device.
  public static boolean isSecret(String text) {
    return SECRET.matcher(text).matches();
  }
}
