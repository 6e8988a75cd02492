package tabuleiro.server.push;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PushServicesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com:443/abc"
      })
  void acceptsPublicServices(String endpoint) {
    assertThat(PushServices.ANY_PUBLIC.accepts(endpoint)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://push.example.org/abc",
        "https://localhost/abc",
        "https://127.0.0.1/abc",
        "https://2130706433/abc",
        "https://0x7f.1/abc",
        "https://[::1]/abc",
        "https://10.0.0.1/abc",
        "https://push.example.org:8443/abc",
        "https://user@push.example.org/abc",
        "https://push.example.org./abc",
        "https:push.example.org",
        "file:///etc/passwd",
        "ftp://push.example.org/abc",
        "nonsense",
        ""
      })
  void refusesEverythingElse(String endpoint) {
    assertThat(PushServices.ANY_PUBLIC.accepts(endpoint)).isFalse();
  }

  @Test
  void refusesLongEndpoints() {
    String endpoint = "https://push.example.org/" + "a".repeat(1000);
    assertThat(PushServices.ANY_PUBLIC.accepts(endpoint)).isFalse();
  }

  @Test
  void namedServicesAreTheOnlyOnes() {
    PushServices named =
        new PushServices(
            List.of("http://localhost:8090", "https://*.push.apple.com", "https://one.example"));
    assertThat(named.accepts("http://localhost:8090/abc")).isTrue();
    assertThat(named.accepts("https://web.push.apple.com/abc")).isTrue();
    assertThat(named.accepts("https://one.example/abc")).isTrue();
    assertThat(named.accepts("http://localhost:8091/abc")).isFalse();
    assertThat(named.accepts("http://web.push.apple.com/abc")).isFalse();
    assertThat(named.accepts("https://push.apple.com.evil.example/abc")).isFalse();
    assertThat(named.accepts("https://evilpush.apple.com/abc")).isFalse();
    assertThat(named.accepts("https://one.example:8443/abc")).isFalse();
    assertThat(named.accepts("https://fcm.googleapis.com/abc")).isFalse();
  }

  @Test
  void recognisesOrigins() {
    assertThat(PushServices.isOrigin("https://push.example.org")).isTrue();
    assertThat(PushServices.isOrigin("http://localhost:8090")).isTrue();
    assertThat(PushServices.isOrigin("https://*.example.org")).isTrue();
    assertThat(PushServices.isOrigin("https://push.example.org/path")).isFalse();
    assertThat(PushServices.isOrigin("push.example.org")).isFalse();
    assertThat(PushServices.isOrigin("https://")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "172.31.255.255",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "100.127.255.255",
        "0.0.0.0",
        "192.0.2.1",
        "198.18.0.1",
        "198.19.255.255",
        "198.51.100.1",
        "203.0.113.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fc00::1",
        "fd12:3456::1",
        "ff02::1",
        "64:ff9b::a00:1",
        "2001:db8::1",
        "2001::1",
        "2002:a00:1::",
        "::ffff:10.0.0.1"
      })
  void specialAddressesAreNotPublic(String address) {
    assertThat(PublicAddresses.contains(InetAddress.ofLiteral(address))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8.8.8.8",
        "100.63.255.255",
        "100.128.0.1",
        "172.32.0.1",
        "198.17.0.1",
        "198.20.0.1",
        "223.255.255.255",
        "2a00:1450:4003:80e::200e",
        "2600:1901::1"
      })
  void otherAddressesArePublic(String address) {
    assertThat(PublicAddresses.contains(InetAddress.ofLiteral(address))).isTrue();
  }
}
