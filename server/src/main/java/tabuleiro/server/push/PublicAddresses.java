package tabuleiro.server.push;

import java.net.InetAddress;

/// Tells public addresses from those of this machine, of private networks and for special uses (RFC
/// 6890, IANA special-purpose address registries).
final class PublicAddresses {
  /// Networks of IPv4 that are not public, besides those that [InetAddress] knows: the first three
  /// bytes, and how many bits of them count.
  private static final int[][] SPECIAL_V4 = {
    {0, 0, 0, 8},
    {100, 64, 0, 10},
    {192, 0, 0, 24},
    {192, 0, 2, 24},
    {198, 18, 0, 15},
    {198, 51, 100, 24},
    {203, 0, 113, 24},
    {240, 0, 0, 4},
  };

  /// Networks of global IPv6 addresses that are not public or contain an IPv4 address: the first
  /// two groups, and how many bits of them count.
  private static final int[][] SPECIAL_V6 = {
    {0x2001, 0x0000, 23},
    {0x2001, 0x0db8, 32},
    {0x2002, 0x0000, 16},
  };

  private PublicAddresses() {}

  /// Returns whether an address is public.
  static boolean contains(InetAddress address) {
    boolean isKnownSpecial =
        address.isLoopbackAddress()
            || address.isAnyLocalAddress()
            || address.isLinkLocalAddress()
            || address.isSiteLocalAddress()
            || address.isMulticastAddress();
    byte[] bytes = address.getAddress();
    return !isKnownSpecial && (bytes.length == 4 ? isPublicV4(bytes) : isPublicV6(bytes));
  }

  private static boolean isPublicV4(byte[] bytes) {
    for (int[] network : SPECIAL_V4) {
      int start = network[0] << 16 | network[1] << 8 | network[2];
      if (isIn(number(bytes, 0, 3), start, 24 - network[3])) {
        return false;
      }
    }
    return true;
  }

  /// Only 2000::/3 is assigned to public networks.
  private static boolean isPublicV6(byte[] bytes) {
    long start = number(bytes, 0, 4);
    for (int[] network : SPECIAL_V6) {
      if (isIn(start, (long) network[0] << 16 | network[1], 32 - network[2])) {
        return false;
      }
    }
    return isIn(start, 0x2000_0000L, 29);
  }

  private static boolean isIn(long start, long network, int ignoredBits) {
    return start >> ignoredBits == network >> ignoredBits;
  }

  private static long number(byte[] bytes, int from, int to) {
    long number = 0;
    for (int i = from; i < to; i++) {
      number = number << 8 | (bytes[i] & 0xff);
    }
    return number;
  }
}
