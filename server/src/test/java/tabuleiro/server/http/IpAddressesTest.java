package tabuleiro.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class IpAddressesTest {
  @Test
  void proxyMayBeNetwork() {
    assertThat(IpAddresses.isWithin("10.1.2.3", "10.1.0.0/16")).isTrue();
    assertThat(IpAddresses.isWithin("10.2.2.3", "10.1.0.0/16")).isFalse();
    assertThat(IpAddresses.isWithin("10.1.2.3", "10.1.2.2/31")).isTrue();
    assertThat(IpAddresses.isWithin("10.1.2.4", "10.1.2.2/31")).isFalse();
    assertThat(IpAddresses.isWithin("fd00::1", "10.1.0.0/0")).isFalse();
    assertThat(IpAddresses.isWithin("fd00:0:0:0:0:0:0:1", "fd00:0:0:0:0:0:0:0/8")).isTrue();
    assertThat(IpAddresses.isWithin("unknown", "10.1.0.0/0")).isFalse();
  }
}
