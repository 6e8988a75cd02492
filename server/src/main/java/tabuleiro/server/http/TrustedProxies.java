package tabuleiro.server.http;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The proxies that the operator trusts: what they say of where a call comes from counts, and
/// nobody else's word does.
///
/// @param addresses their addresses, as numbers
record TrustedProxies(Set<String> addresses) {
  TrustedProxies {
    addresses = Set.copyOf(addresses);
  }

  /// Returns the way that a call has come.
  ClientConnection connection(HttpServletRequest request) {
    String host = Optional.ofNullable(request.getHeader("Host")).orElse("");
    String neighbour = request.getRemoteAddr();
    if (!addresses.contains(neighbour)) {
      return new ClientConnection(neighbour, request.isSecure(), host);
    }
    return new ClientConnection(
        address(request, neighbour),
        last(request, "X-Forwarded-Proto").map("https"::equalsIgnoreCase).orElse(false),
        last(request, "X-Forwarded-Host").orElse(host));
  }

  /// Each proxy adds on the right whom it has heard; what stands left of the first stranger is that
  /// stranger's invention.
  private String address(HttpServletRequest request, String neighbour) {
    List<String> chain = values(request, "X-Forwarded-For");
    for (String address : chain.reversed()) {
      if (!addresses.contains(address)) {
        return address;
      }
    }
    return chain.isEmpty() ? neighbour : chain.getFirst();
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
