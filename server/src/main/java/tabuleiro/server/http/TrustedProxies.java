package tabuleiro.server.http;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The reverse proxies that the operator trusts. Only their `X-Forwarded` headers are used.
///
/// @param addresses their literal addresses, or networks such as `10.0.0.0/8`
record TrustedProxies(Set<String> addresses) {
  public TrustedProxies {
    addresses = Set.copyOf(addresses);
  }

  /// Returns the origin of a request.
  public ClientConnection connection(HttpServletRequest request) {
    String host = Optional.ofNullable(request.getHeader("Host")).orElse("");
    String neighbour = request.getRemoteAddr();
    if (!isTrusted(neighbour)) {
      return new ClientConnection(neighbour, request.isSecure(), host);
    }
    return new ClientConnection(
        address(request, neighbour),
        last(request, "X-Forwarded-Proto").map("https"::equalsIgnoreCase).orElse(false),
        last(request, "X-Forwarded-Host").orElse(host));
  }

  /// Each proxy appends the address that it has received the request from. The first untrusted
  /// address from the right is the client's; anything left of it may be forged.
  private String address(HttpServletRequest request, String neighbour) {
    List<String> chain = values(request, "X-Forwarded-For");
    for (String address : chain.reversed()) {
      if (!isTrusted(address)) {
        return address;
      }
    }
    return chain.isEmpty() ? neighbour : chain.getFirst();
  }

  /// Returns the network of a connection; empty when it comes from a proxy.
  ///
  /// @param address the address of the other end
  public Optional<String> limitedNetwork(String address) {
    return isTrusted(address) ? Optional.empty() : Optional.of(IpAddresses.networkOf(address));
  }

  private boolean isTrusted(String address) {
    return addresses.stream().anyMatch(trusted -> IpAddresses.isWithin(address, trusted));
  }

  private static Optional<String> last(HttpServletRequest request, String header) {
    List<String> values = values(request, header);
    return values.isEmpty() ? Optional.empty() : Optional.of(values.getLast());
  }

  private static List<String> values(HttpServletRequest request, String header) {
    return java.util.Collections.list(request.getHeaders(header)).stream()
        .flatMap(line -> List.of(line.split(",")).stream())
        .map(String::strip)
        .filter(value -> !value.isEmpty())
        .toList();
  }
}
