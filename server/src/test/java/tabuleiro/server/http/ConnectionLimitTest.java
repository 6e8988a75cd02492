package tabuleiro.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.Test;

final class ConnectionLimitTest {
  private final List<Socket> open = new ArrayList<>();

  /// Starts a server, and returns its port.
  private static int start(Server server, ConnectionLimit limit) throws Exception {
    ServerConnector connector = new ServerConnector(server);
    connector.setHost("127.0.0.1");
    server.addConnector(connector);
    server.addEventListener(limit);
    server.setHandler(
        new Handler.Abstract.NonBlocking() {
          @Override
          public boolean handle(Request request, Response response, Callback callback) {
            callback.succeeded();
            return true;
          }
        });
    server.start();
    return connector.getLocalPort();
  }

  /// Returns how many of some more connections are answered.
  private int answered(int port, int more) throws IOException {
    int answered = 0;
    for (int i = 0; i < more; i++) {
      Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
      open.add(socket);
      socket.setSoTimeout(10_000);
      try {
        socket
            .getOutputStream()
            .write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        answered += socket.getInputStream().read() == 'H' ? 1 : 0;
      } catch (IOException e) {
        // The server has closed it before the request was written.
      }
    }
    return answered;
  }

  private void closeAll() throws IOException {
    for (Socket socket : open) {
      socket.close();
    }
    open.clear();
  }

  @Test
  void newConnectionsOfNetworkWithTooManyAreClosed() throws Exception {
    Server server = new Server();
    int port = start(server, new ConnectionLimit(Optional::of));
    try {
      assertThat(answered(port, ConnectionLimit.MOST + 20)).isEqualTo(ConnectionLimit.MOST);
      closeAll();
      int again = 0;
      for (int i = 0; i < 100 && again == 0; i++) {
        Thread.sleep(100);
        again = answered(port, 1);
      }
      assertThat(again).as("after the others were closed").isEqualTo(1);
    } finally {
      closeAll();
      server.stop();
    }
  }

  @Test
  void trustedProxyHasNoLimit() throws Exception {
    Server server = new Server();
    int port = start(server, new ConnectionLimit(_ -> Optional.empty()));
    try {
      assertThat(answered(port, ConnectionLimit.MOST + 20)).isEqualTo(ConnectionLimit.MOST + 20);
    } finally {
      closeAll();
      server.stop();
    }
  }
}
