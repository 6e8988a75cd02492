package tabuleiro.server.http;

import io.javalin.http.Context;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import tabuleiro.rules.Message;

/// Keeps pages of strangers from speaking for a person whose browser they run in: whoever is known
/// by a cookie, or comes from a page at all, comes from our own page, and by a name that is ours.
/// Who brings a token has shown that he means it.
///
/// @param hostNames the names, beside addresses and `localhost`, under which the server is known
record OriginCheck(Set<String> hostNames) {
  /// An address cannot be pointed at another server, as a stranger's name could be at ours.
  private static final Pattern ADDRESS = Pattern.compile("[0-9.]+|\\[[0-9a-fA-F:.]+]");

  private static final Pattern PORT = Pattern.compile(":[0-9]+$");

  OriginCheck {
    hostNames = Set.copyOf(hostNames);
  }

  /// @throws ProblemException when the caller may not come in
  void require(Context context, Caller caller, ClientConnection way, boolean mayChangeSomething) {
    if (caller.token().isPresent()) {
      return;
    }
    if (!isOurs(way.host())) {
      throw new ProblemException(403, "host", Message.of("http.host"));
    }
    if (mayChangeSomething && !isFromOurPage(context, caller, way)) {
      throw new ProblemException(403, "origin", Message.of("http.origin"));
    }
  }

  private boolean isOurs(String host) {
    String name = PORT.matcher(host).replaceFirst("").toLowerCase(Locale.ROOT);
    return name.equals("localhost") || ADDRESS.matcher(name).matches() || hostNames.contains(name);
  }

  /// A program says neither where it comes from nor who it was; a browser always says one of them.
  private static boolean isFromOurPage(Context context, Caller caller, ClientConnection way) {
    Optional<String> origin = Optional.ofNullable(context.header("Origin"));
    if (origin.isEmpty()) {
      return caller.visitorSecret().isEmpty() && context.header("Sec-Fetch-Site") == null;
    }
    // A proxy may not have told that the person's connection is encrypted; the reverse is no slip.
    return origin.get().equalsIgnoreCase("https://" + way.host())
        || (!way.isSecure() && origin.get().equalsIgnoreCase("http://" + way.host()));
  }
}
