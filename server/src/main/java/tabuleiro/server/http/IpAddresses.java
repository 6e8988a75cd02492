package tabuleiro.server.http;

import java.math.BigInteger;
import java.net.InetAddress;
import java.util.HexFormat;
import java.util.Optional;

/// Functions of literal IP addresses.
final class IpAddresses {
  private IpAddresses() {}

  private static Optional<InetAddress> parse(String address) {
    try {
      return Optional.of(InetAddress.ofLiteral(address));
    } catch (IllegalArgumentException e) {
      return Optional.empty(); // The header of a proxy may contain any text.
    }
  }

  /// Returns the key for rate limits of an address: an IPv6 user usually has a whole 64-bit
  /// network.
  static String networkOf(String address) {
    Optional<InetAddress> parsed = parse(withoutPort(address));
    byte[] bytes = parsed.map(InetAddress::getAddress).orElse(new byte[0]);
    // An IPv4 address may be written as one of IPv6, which Java reads as the IPv4 address.
    return bytes.length == 16
        ? HexFormat.of().formatHex(bytes, 0, 8)
        : parsed.map(InetAddress::getHostAddress).orElse(address);
  }

  /// Some proxies add the port of the client, which changes with each connection.
  private static String withoutPort(String address) {
    return address
        .replaceFirst("^\\[(.*)](:[0-9]*)?$", "$1")
        .replaceFirst("^([0-9.]+):[0-9]*$", "$1");
  }

  /// Returns whether an address is another one, or belongs to a network.
  ///
  /// @param network an address, or a network such as `10.0.0.0/8`
  public static boolean isWithin(String address, String network) {
    int slash = network.indexOf('/');
    if (slash < 0) {
      return address.equals(network);
    }
    Optional<byte[]> first = parse(network.substring(0, slash)).map(InetAddress::getAddress);
    Optional<byte[]> bytes = parse(address).map(InetAddress::getAddress);
    return first.isPresent()
        && bytes.isPresent()
        && hasPrefix(bytes.get(), first.get(), Integer.parseInt(network.substring(slash + 1)));
  }

  private static boolean hasPrefix(byte[] address, byte[] network, int bits) {
    return address.length == network.length
        && new BigInteger(1, address)
            .xor(new BigInteger(1, network))
            .shiftRight(Byte.SIZE * network.length - bits)
            .equals(BigInteger.ZERO);
  }

  /// Returns whether an address belongs to this machine or to a private network.
  static boolean isLocal(String address) {
    return parse(address)
        .filter(it -> it.isLoopbackAddress() || it.isSiteLocalAddress())
        .isPresent();
  }
}
