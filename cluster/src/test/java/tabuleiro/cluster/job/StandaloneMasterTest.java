package tabuleiro.cluster.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class StandaloneMasterTest {
  /// Port 1 is reserved for a service that is not in use any more.
  private static final String CLOSED = "127.0.0.1:1";

  @Test
  void oneOfSeveralMastersIsEnough() throws IOException {
    try (ServerSocket master = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String open = "127.0.0.1:" + master.getLocalPort();
      assertThat(StandaloneMaster.isReachable("spark://" + open)).isTrue();
      assertThat(StandaloneMaster.isReachable("spark://" + CLOSED + "," + open)).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"spark://127.0.0.1:1", "spark://127.0.0.1:1,localhost:1"})
  void masterThatRefusesConnectionsIsNotReachable(String master) {
    assertThat(StandaloneMaster.isReachable(master)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"local[*]", "yarn", "k8s://https://127.0.0.1:1", "spark://no-port"})
  void otherAddressesAreLeftToSpark(String master) {
    assertThat(StandaloneMaster.isReachable(master)).isTrue();
  }
}
