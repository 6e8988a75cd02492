package tabuleiro.server.push;

import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The push services that the server may send requests to. A browser names its service, so without
/// a check a visitor could make the server reach hosts that only the server can reach.
///
/// Where the operator names services, only those are reached, also over plain HTTP or at private
/// addresses. Otherwise each must have HTTPS at the usual port and only public addresses. Names are
/// resolved before each request; what answers after that must still have a certificate of the name.
///
/// @param origins the named services, such as `https://push.example.org` or
///   `https://*.push.apple.com`; empty for any public one
public record PushServices(List<String> origins) {
  /// Any public service.
  public static final PushServices ANY_PUBLIC = new PushServices(List.of());

  /// The longest endpoint. Those of the known services have some hundred characters.
  private static final int MAX_LENGTH = 1000;

  private static final int HTTPS_PORT = 443;
  private static final String ANY_HOST = "://*.";

  /// Copies the list.
  public PushServices {
    origins = List.copyOf(origins);
  }

  /// Returns whether a text names push services: a scheme, a host that may begin with `*.`, and
  /// perhaps a port.
  public static boolean isOrigin(String text) {
    return uri(text.replace(ANY_HOST, "://any."))
        .filter(uri -> isWeb(uri) && uri.getRawPath().isEmpty())
        .isPresent();
  }

  private static Optional<URI> uri(String text) {
    try {
      URI uri = new URI(text);
      boolean isPlain =
          uri.getHost() != null && uri.getRawUserInfo() == null && uri.getRawFragment() == null;
      return isPlain && text.length() <= MAX_LENGTH ? Optional.of(uri) : Optional.empty();
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }

  private static boolean isWeb(URI uri) {
    return List.of("https", "http").contains(String.valueOf(uri.getScheme()));
  }

  /// Returns whether a browser may name an endpoint. The addresses of its host are not looked up.
  public boolean accepts(String endpoint) {
    Optional<URI> uri = uri(endpoint);
    return origins.isEmpty()
        ? uri.filter(PushServices::isPublic).isPresent()
        : uri.filter(this::isNamed).isPresent();
  }

  private static boolean isPublic(URI uri) {
    boolean isUsual =
        "https".equals(uri.getScheme()) && (uri.getPort() == -1 || uri.getPort() == HTTPS_PORT);
    String host = uri.getHost();
    boolean isAddress = host.startsWith("[") || host.matches("[0-9.]+");
    return isUsual && !isAddress && host.contains(".") && !host.endsWith(".");
  }

  private boolean isNamed(URI uri) {
    return isWeb(uri) && origins.stream().anyMatch(origin -> matches(origin, uri));
  }

  private static boolean matches(String origin, URI uri) {
    String port = uri.getPort() == -1 ? "" : ":" + uri.getPort();
    String authority = uri.getHost().toLowerCase(Locale.ROOT) + port;
    String own = uri.getScheme() + "://" + authority;
    return origin.contains(ANY_HOST)
        ? own.startsWith(origin.substring(0, origin.indexOf("*.")))
            && authority.endsWith(origin.substring(origin.indexOf("*.") + 1))
        : own.equals(origin);
  }

  /// Returns the address of an endpoint to which a request may be sent now; empty when it may not.
  ///
  /// @throws UnknownHostException when its name cannot be resolved now
  Optional<URI> resolve(String endpoint) throws UnknownHostException {
    if (!accepts(endpoint)) {
      return Optional.empty();
    }
    URI uri = URI.create(endpoint);
    if (origins.isEmpty()) {
      for (InetAddress address : InetAddress.getAllByName(uri.getHost())) {
        if (!PublicAddresses.contains(address)) {
          return Optional.empty();
        }
      }
    }
    return Optional.of(uri);
  }
}
