package tabuleiro.server.http;

import io.javalin.http.Context;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import tabuleiro.rules.Message;

/// Protects against cross-site requests and DNS rebinding: a request without a token must name one
/// of the server's own host names, and one that changes something must come from the server's own
/// pages. A token shows that the request is intended.
///
/// @param hostNames the host names of the server, in addition to addresses and `localhost`
record OriginCheck(Set<String> hostNames) {
  /// Unlike a foreign host name, an address always refers to the same server.
  private static final Pattern ADDRESS = Pattern.compile("[0-9.]+|\\[[0-9a-fA-F:.]+]");

  private static final Pattern PORT = Pattern.compile(":[0-9]+$");

  public OriginCheck {
    hostNames = Set.copyOf(hostNames);
  }

  /// Checks that a request comes from a page of this site, where that matters.
  ///
  /// @throws ProblemException when the request is refused
  public void require(
      Context context, Caller caller, ClientConnection connection, boolean mayChangeSomething) {
    if (caller.token().isPresent()) {
      return;
    }
    if (!isOwnHost(connection.host())) {
      throw new ProblemException(403, "host", Message.of("http.host"));
    }
    if (mayChangeSomething && !isFromOwnPage(context, caller, connection)) {
      throw new ProblemException(403, "origin", Message.of("http.origin"));
    }
  }

  private boolean isOwnHost(String host) {
    String name = PORT.matcher(host).replaceFirst("").toLowerCase(Locale.ROOT);
    return name.equals("localhost") || ADDRESS.matcher(name).matches() || hostNames.contains(name);
  }

  /// A program sends neither an origin nor a cookie; a browser always sends one of them, or
  /// `Sec-Fetch-Site`.
  private static boolean isFromOwnPage(
      Context context, Caller caller, ClientConnection connection) {
    Optional<String> origin = Optional.ofNullable(context.header("Origin"));
    if (origin.isEmpty()) {
      return caller.visitorSecret().isEmpty() && context.header("Sec-Fetch-Site") == null;
    }
    // A proxy may not have reported that the client's connection is encrypted; the opposite error
    // is not accepted.
    return origin.get().equalsIgnoreCase("https://" + connection.host())
        || (!connection.isSecure() && origin.get().equalsIgnoreCase("http://" + connection.host()));
  }
}
