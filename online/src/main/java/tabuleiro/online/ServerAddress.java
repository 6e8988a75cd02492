package tabuleiro.online;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The address of a server, which may lead to one of its games.
///
/// @param server the scheme, the host and the port, without a path
/// @param game the game; empty for the address of the server itself
public record ServerAddress(URI server, Optional<GameLink> game) {
  /// The server on this machine, on the default port of `tabuleiro serve`.
  public static final String DEFAULT = "http://localhost:7878";

  private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");
  private static final Pattern PATH = Pattern.compile("/g/(" + ID.pattern() + ")/?");
  private static final Pattern SECRET = Pattern.compile("([sd])=([A-Za-z0-9_-]{1,200})");

  /// Parses an address such as `http://localhost:7878`, `games.example.org`, or the link of an
  /// invitation. Without a scheme it is `https`, but `http` for this machine and where a port is
  /// named.
  ///
  /// @throws OnlineException when the text is not the address of a server
  public static ServerAddress parse(String text) {
    String stripped = text.strip();
    String whole = stripped.contains("://") ? stripped : scheme(stripped) + "://" + stripped;
    try {
      URI uri = new URI(whole);
      String scheme = Optional.ofNullable(uri.getScheme()).orElse("").toLowerCase(Locale.ROOT);
      if (uri.getHost() == null || !(scheme.equals("http") || scheme.equals("https"))) {
        throw new OnlineException("online.address", text, DEFAULT);
      }
      String host = uri.getHost().toLowerCase(Locale.ROOT);
      URI server = new URI(scheme, null, host, uri.getPort(), null, null, null);
      return new ServerAddress(server, game(uri, text));
    } catch (URISyntaxException e) {
      throw new OnlineException("online.address", text, DEFAULT);
    }
  }

  private static String scheme(String text) {
    boolean isLocal = text.startsWith("localhost") || text.startsWith("127.");
    return isLocal || text.matches("[^/]*:[0-9]+.*") ? "http" : "https";
  }

  private static Optional<GameLink> game(URI uri, String text) {
    String path = Optional.ofNullable(uri.getPath()).orElse("");
    if (path.isEmpty() || path.equals("/")) {
      return Optional.empty();
    }
    Matcher game = PATH.matcher(path);
    if (!game.matches()) {
      throw new OnlineException("online.link", text);
    }
    Matcher secret = SECRET.matcher(Optional.ofNullable(uri.getFragment()).orElse(""));
    Optional<String> key = secret.find() ? Optional.of(secret.group(1)) : Optional.empty();
    Optional<String> value = key.map(_ -> secret.group(2));
    return Optional.of(
        new GameLink(
            game.group(1),
            key.filter("s"::equals).flatMap(_ -> value),
            key.filter("d"::equals).flatMap(_ -> value)));
  }

  /// Returns the link that a user typed: a whole link of this server, or the id of a game.
  ///
  /// @throws OnlineException when it is neither
  public GameLink parseLink(String text) {
    String stripped = text.strip();
    if (ID.matcher(stripped).matches()) {
      return new GameLink(stripped, Optional.empty(), Optional.empty());
    }
    ServerAddress address = parse(stripped);
    if (!address.server.equals(server)) {
      throw new OnlineException("online.other-server", address.server.toString(), text);
    }
    return address.game.orElseThrow(() -> new OnlineException("online.link", text));
  }

  /// Returns the whole link of a path of the server.
  ///
  /// @param path such as `/g/ID`
  public String link(String path) {
    return server + path;
  }

  /// Returns the address of an endpoint of the API.
  ///
  /// @param path the path and query below `/api/v2`
  URI endpoint(String path) {
    return URI.create(server + "/api/v2" + path);
  }

  /// Returns the address of a socket.
  ///
  /// @param path the path and query below `/api/v2`
  URI socket(String path) {
    return URI.create(endpoint(path).toString().replaceFirst("^http", "ws"));
  }
}
