package tabuleiro.server.http;

import java.net.InetAddress;
import java.util.Optional;

/// Addresses of machines, written as numbers.
final class IpAddresses {
  private IpAddresses() {}

  private static Optional<InetAddress> parse(String address) {
    try {
      return Optional.of(InetAddress.ofLiteral(address));
    } catch (IllegalArgumentException e) {
      return Optional.empty(); // A proxy may write anything.
    }
  }

  /// Returns whose calls are counted together with those of an address: in version 6 one person has
  /// a whole network of 64 bits.
  static String networkOf(String address) {
    byte[] bytes = parse(address).map(InetAddress::getAddress).orElse(new byte[0]);
    return bytes.length == 16 ? java.util.HexFormat.of().formatHex(bytes, 0, 8) : address;
  }

  /// Returns whether an address is of this machine, or of a network that is not the internet.
  static boolean isLocal(String address) {
    return parse(address)
        .filter(it -> it.isLoopbackAddress() || it.isSiteLocalAddress())
        .isPresent();
  }
}
